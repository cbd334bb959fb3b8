import { html } from "hono/html";
import { type Language, localeOf } from "../../shared/protocol/languages.ts";
import { PICTURE_SIZE } from "./picture.ts";

/** What a page says of itself to whoever links to it. */
export interface PageTags {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The page itself, as it is to be linked to. */
  readonly url: string;
  /** Null when there is nothing to be seen. */
  readonly picture: string | null;
  /** Where its oEmbed is found; null when it has none. */
  readonly oembed: string | null;
  /** What its scripts will ask the server for; null when it is nothing, or not known. */
  readonly data: string | null;
}

const SITE = "Fernskat";

/**
 * Writes the tags of a page into the shell of the app, right after its title: within the first kilobytes, and without a
 * script. Everything is escaped on the way.
 */
export function tagged(shell: Response, tags: PageTags): Response {
  const { language, title } = tags;
  const [head, body] = [`${headOf(tags)}`, `${bodyOf(tags)}`];
  const page = new HTMLRewriter()
    .on("html", { element: (element) => void element.setAttribute("lang", localeOf(language)) })
    .on('meta[name="description"]', { element: (element) => void element.remove() })
    .on('link[rel="messages"]', { element: (element) => fetchedIn(language, element) })
    .on("title", {
      element(element) {
        element.setInnerContent(`${title} · ${SITE}`);
        element.after(head, { html: true });
      },
    })
    .on("noscript", { element: (element) => void element.after(body, { html: true }) })
    .transform(shell);
  // Neither the tag nor the length of the file it was made from.
  page.headers.delete("etag");
  page.headers.delete("content-length");
  page.headers.set("cache-control", "no-cache");
  page.headers.append("vary", "Accept-Language");
  return page;
}

/** The words of the language that is asked for are fetched along with the scripts, those of the others not at all. */
function fetchedIn(language: Language, link: Element): void {
  if (link.getAttribute("hreflang") !== language) link.remove();
  else link.setAttribute("rel", "modulepreload").removeAttribute("hreflang");
}

function headOf({ title, description, url, picture, oembed, data }: PageTags) {
  const { width, height } = PICTURE_SIZE;
  return html`<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
${oembed === null ? "" : html`<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}">`}
${data === null ? "" : html`<link rel="preload" as="fetch" crossorigin="anonymous" href="${data}">`}
<meta property="og:site_name" content="${SITE}">
<meta property="og:type" content="article">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta name="twitter:card" content="${picture === null ? "summary" : "summary_large_image"}">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
${
  picture === null
    ? ""
    : html`<meta property="og:image" content="${picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:image" content="${picture}">
<meta name="twitter:image:alt" content="${title}">`
}`;
}

/** What is there for whoever runs no scripts. */
function bodyOf({ title, description, picture }: PageTags) {
  return html`<noscript><h1>${title}</h1><p>${description}</p>${
    picture === null ? "" : html`<img src="${picture}" width="600" alt="${title}">`
  }</noscript>`;
}
