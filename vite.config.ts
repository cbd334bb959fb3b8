import { transform } from "esbuild";
import { defineConfig, type Plugin } from "vite";
import { deckSprites } from "./vite.decks.ts";
import { guidePages } from "./vite.guide.ts";
import { icuMessages } from "./vite.messages.ts";
import { appPages } from "./vite.pages.ts";
import { shareFont } from "./vite.share.ts";

/**
 * Vite's own compiler leaves standard decorators as they are and no browser runs them yet.
 * Lowered once per finished chunk, so that a chunk carries the helpers once and not once a component.
 */
const decorators: Plugin = {
  name: "fernskat:decorators",
  apply: "build",
  async renderChunk(code) {
    const lowered = await transform(code, { target: "es2022", format: "esm", sourcemap: true });
    return { code: lowered.code, map: lowered.map };
  },
};

export default defineConfig({
  root: "web",
  plugins: [icuMessages(), deckSprites(), shareFont(), guidePages(), appPages(), decorators],
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
});
