import type { Locator } from "playwright-core";
import { decodeQR } from "qr/decode.js";
import { pixelsOf } from "../../worker/support/png.ts";

/** What a camera reads that is held at a QR code, as it is shown. */
export async function readCode(shown: Locator): Promise<string> {
  const { width, height, at } = await pixelsOf(await shown.screenshot());
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([...at(x, y), 255], (y * width + x) * 4);
  return decodeQR({ width, height, data });
}
