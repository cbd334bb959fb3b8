import { html } from "hono/html";
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

/** How large a frame is if nobody says otherwise: a table or a replay held upright. */
const FRAME = { width: 600, height: 720 } as const;
/** How long what is told may be kept, in seconds. */
const CACHE_AGE = 86_400;

/** The answer of oembed.com 2.3.4.4, type "rich": one frame and nothing else, which is what careful sites let through. */
export function oembedOf(
  { title, frame, site, picture }: Embeddable,
  { maxWidth, maxHeight }: OembedAsked,
): object {
  const width = Math.min(FRAME.width, maxWidth ?? FRAME.width);
  const height = Math.min(FRAME.height, maxHeight ?? FRAME.height);
  const fits =
    PICTURE_SIZE.width <= (maxWidth ?? PICTURE_SIZE.width) &&
    PICTURE_SIZE.height <= (maxHeight ?? PICTURE_SIZE.height);
  const markup = html`<iframe src="${frame}" width="${width}" height="${height}" title="${title}" frameborder="0" loading="lazy"></iframe>`;
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
