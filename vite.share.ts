import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** The typeface of the pictures that links are shown with, for letters of Western Europe: about 20 KB, SIL Open Font License. */
const FONT = "node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2";

/** Puts what the worker draws share pictures with among the files it can read: `share/serif.woff2`. */
export const shareFont = (): Plugin => ({
  name: "fernskat:share",
  apply: "build",
  async generateBundle() {
    const source = await readFile(FONT);
    this.emitFile({ type: "asset", fileName: "share/serif.woff2", source });
  },
});
