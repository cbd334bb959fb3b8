import {
  FRAME_RATIO,
  FRAME_WIDTH,
  frameHeight,
  LOWEST_FRAME,
  WIDEST_FRAME,
} from "../../shared/protocol/embed-frame.ts";

/** What somebody copies to put a table or a replay of ours into another site. */
export interface EmbedSnippets {
  /** For pages that may load scripts: the element, with the line that loads it. */
  readonly element: string;
  /** For pages that may not: a frame. */
  readonly frame: string;
  /** For WordPress and others that know oEmbed: the link, on a line of its own. */
  readonly link: string;
}

/** As wide as there is room, and in proportion. Where styles are not let through, the attributes hold. */
const SIZED = [
  `width="${FRAME_WIDTH}" height="${frameHeight(FRAME_WIDTH)}"`,
  `style="width:100%;max-width:${WIDEST_FRAME}px;height:auto;min-height:${LOWEST_FRAME}px;aspect-ratio:${FRAME_RATIO.width}/${FRAME_RATIO.height};border:0"`,
].join(" ");

/**
 * The ways to embed a page of ours.
 * @param url the whole address of a table (`/t/...`) or of a replay (`/r/...`); one with its code in the fragment has no frame
 * and no oEmbed of its own, as no server sees it
 * @param title what the frame is called for those who do not see it
 */
export function embedSnippets(url: string, title = "Skat"): EmbedSnippets {
  const { origin, pathname, hash } = new URL(url);
  const isTable = pathname.startsWith("/t/");
  const page = origin + pathname + hash;
  const tag = isTable ? "skat-table" : "skat-replay";
  const file = isTable ? "embed.js" : "embed-replay.js";
  const script = `<script type="module" src="${origin}/${file}"></script>`;
  const frame = `${origin}/embed${pathname}${hash}`;
  return {
    element: `${script}\n<${tag} src="${attribute(page)}"></${tag}>`,
    frame: `<iframe src="${attribute(frame)}" title="${attribute(title)}" loading="lazy" ${SIZED}></iframe>`,
    link: page,
  };
}

const attribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
