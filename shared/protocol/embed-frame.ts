// How large a page of ours is in a frame of somebody else's site, whoever writes that frame down: our dialog or `/oembed`.

/** As wide as a column of text. In CSS pixels, like all of these. */
export const FRAME_WIDTH = 600;
/** Wider than this it only grows emptier. */
export const WIDEST_FRAME = 1024;
/** What a table or a replay needs from top to bottom, however narrow it is. */
export const LOWEST_FRAME = 720;
/** Width to height, where there is room for it. */
export const FRAME_RATIO = { width: 4, height: 3 } as const;

/** The height that goes with a width. */
export function frameHeight(width: number): number {
  return Math.max(LOWEST_FRAME, Math.round((width * FRAME_RATIO.height) / FRAME_RATIO.width));
}
