import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DECKS } from "./deck.ts";
import { sprite } from "./sprite.ts";

/** Writes the three sprites to `folder` as `french.svg`, `german.svg` and `tournament.svg`; the same text every time. */
export function writeSprites(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const deck of DECKS) writeFileSync(join(folder, `${deck}.svg`), sprite(deck));
}

if (import.meta.main) writeSprites(process.argv[2] ?? join(import.meta.dirname, "../public/decks"));
