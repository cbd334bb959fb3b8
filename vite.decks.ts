import type { Plugin } from "vite";
import { DECKS } from "./web/decks/deck.ts";
import { sprite } from "./web/decks/sprite.ts";

/** Draws the decks at build: `decks/french.svg`, `decks/german.svg` and `decks/tournament.svg`, each one sprite. */
export const deckSprites = (): Plugin => ({
  name: "fernskat:decks",
  apply: "build",
  generateBundle() {
    for (const deck of DECKS) {
      this.emitFile({ type: "asset", fileName: `decks/${deck}.svg`, source: sprite(deck) });
    }
  },
});
