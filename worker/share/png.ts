import type { Env } from "../env.ts";
import { PICTURE_FONT, PICTURE_SIZE, pictureOf } from "./picture.ts";
import type { SharedDeal } from "./shared-deal.ts";

/** What a picture is drawn with: the deck players see, and one typeface (vite.share.ts). */
interface Materials {
  readonly sprite: string;
  readonly font: Uint8Array;
}

const DECK = "/decks/french.svg";
const FONT = "/share/serif.woff2";

/** Read once for as long as this instance of the worker lives. */
let materials: Materials | null = null;

async function materialsFrom({ ASSETS }: Env, origin: string): Promise<Materials> {
  if (materials) return materials;
  const [deck, font] = await Promise.all(
    [DECK, FONT].map((path) => ASSETS.fetch(new URL(path, origin))),
  );
  if (!deck?.ok || !font?.ok)
    throw new Error("The deck or the typeface of the pictures is not built.");
  materials = { sprite: await deck.text(), font: new Uint8Array(await font.arrayBuffer()) };
  return materials;
}

/** The picture of a deal, as PNG. */
export async function pngOf(deal: SharedDeal, env: Env, origin: string): Promise<Uint8Array> {
  // Set up only where pictures are drawn: most instances of the worker, and every table, never do.
  const { Resvg } = await import("@cf-wasm/resvg");
  const { sprite, font } = await materialsFrom(env, origin);
  const resvg = await Resvg.async(pictureOf(deal, sprite), {
    fitTo: { mode: "width", value: PICTURE_SIZE.width },
    font: { fontBuffers: [font], defaultFontFamily: PICTURE_FONT, loadSystemFonts: false },
  });
  const image = resvg.render();
  const png = image.asPng();
  // Both lie in the renderer's own memory, which nothing else tidies.
  image.free();
  resvg.free();
  return png;
}
