// What WordPress does with a link on a line of its own (developer.wordpress.org: WP_oEmbed::discover, get_oembed_response_data,
// wp_filter_oembed_result): it reads the first 150 KB of the page, looks for a link of type application/json+oembed, asks
// there, keeps only <blockquote> and <iframe> of what it gets, and shuts the frame into a sandbox.

const READ = 150 * 1024;
const WIDTH = 500;
/** The attributes that are kept, with what WordPress adds. */
const KEPT = [
  "src",
  "width",
  "height",
  "frameborder",
  "marginwidth",
  "marginheight",
  "scrolling",
  "title",
];

export interface Embedded {
  readonly title: string;
  /** What stands in the post. */
  readonly html: string;
}

/** Embeds the page behind a link as a post would; null when it has no oEmbed. */
export async function embedAsWordPress(url: string): Promise<Embedded | null> {
  const response = await fetch(url, { headers: { accept: "text/html" } });
  const page = (await response.text()).slice(0, READ);
  const endpoint = discovered(page);
  if (endpoint === null) return null;
  const asked = new URL(endpoint);
  asked.searchParams.set("maxwidth", `${WIDTH}`);
  const told = await fetch(asked);
  if (!told.ok) return null;
  const { type, html, title } = (await told.json()) as Record<string, string>;
  return type === "rich" && html ? { title: title ?? "", html: sanitized(html) } : null;
}

function discovered(page: string): string | null {
  const head = page.slice(0, page.indexOf("</head>"));
  for (const [tag] of head.matchAll(/<link\b[^>]*>/gi)) {
    if (!/\btype=["']application\/json\+oembed["']/i.test(tag)) continue;
    const [, href] = /\bhref=["']([^"']+)["']/i.exec(tag) ?? [];
    if (href) return href.replaceAll("&amp;", "&");
  }
  return null;
}

/** Text without any tags but frames, each with known attributes alone and in a sandbox. */
function sanitized(html: string): string {
  return html.replaceAll(
    /<(\/?)(\w+)([^>]*)>/g,
    (_, closing: string, name: string, rest: string) => {
      const tag = name.toLowerCase();
      if (tag === "blockquote") return `<${closing}blockquote>`;
      if (tag !== "iframe") return "";
      if (closing) return "</iframe>";
      const attributes = [...rest.matchAll(/([\w-]+)="([^"]*)"/g)]
        .filter(([, attribute = ""]) => KEPT.includes(attribute))
        .map(([, attribute, value]) => `${attribute}="${value}"`);
      return `<iframe ${attributes.join(" ")} sandbox="allow-scripts" security="restricted">`;
    },
  );
}
