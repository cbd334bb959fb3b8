import { copyFile, mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * Pages of the app that plain files have to answer: `/records`, and `/r/#CODE`, which needs no server at all. What stands
 * behind the `#` is for the app to read, so both are the shell as it is.
 */
const PAGES = ["records.html", "r/index.html"] as const;

export const appPages = (): Plugin => ({
  name: "fernskat:pages",
  apply: "build",
  async writeBundle({ dir }) {
    if (dir === undefined) throw new Error("The pages need a folder to be written to.");
    for (const page of PAGES) {
      const file = resolve(dir, page);
      await mkdir(dirname(file), { recursive: true });
      await copyFile(resolve(dir, "index.html"), file);
    }
  },
});
