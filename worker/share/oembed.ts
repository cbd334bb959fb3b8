import { html } from "hono/html";
import { FRAME_WIDTH, frameHeight, WIDEST_FRAME } from "../../shared/protocol/embed-frame.ts";
import { PICTURE_SIZE } from "./picture.ts";

/** What somebody who embeds a page asks for (oembed.com, 2.2). */
export interface OembedAsked {
  readonly maxWidth: number | null;
  readonly maxHeight: number | null;
}

/** A page that can be embedded. */
export interface Embeddable {
  readonly title: string;
  /** The address of the page for frames. */
  readonly frame: string;
  readonly site: string;
  readonly picture: string | null;
}

/** How long what is told may be kept, in seconds. */
const CACHE_AGE = 86_400;

/** The answer of oembed.com 2.3.4.4, type "rich": one frame and nothing else, which is what careful sites let through. */
export function oembedOf(
  { title, frame, site, picture }: Embeddable,
  { maxWidth, maxHeight }: OembedAsked,
): object {
  const width = Math.min(maxWidth ?? FRAME_WIDTH, WIDEST_FRAME);
  const height = Math.min(maxHeight ?? Number.POSITIVE_INFINITY, frameHeight(width));
  const fits =
    PICTURE_SIZE.width <= (maxWidth ?? PICTURE_SIZE.width) &&
    PICTURE_SIZE.height <= (maxHeight ?? PICTURE_SIZE.height);
  const markup = html`<iframe src="${frame}" width="${width}" height="${height}" title="${title}" frameborder="0" loading="lazy" style="max-width:100%"></iframe>`;
  return {
    version: "1.0",
    type: "rich",
    provider_name: "Fernskat",
    provider_url: site,
    title,
    width,
    height,
    html: `${markup}`,
    cache_age: CACHE_AGE,
    ...(picture !== null &&
      fits && {
        thumbnail_url: picture,
        thumbnail_width: PICTURE_SIZE.width,
        thumbnail_height: PICTURE_SIZE.height,
      }),
  };
}
