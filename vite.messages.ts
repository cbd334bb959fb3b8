import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/lib/compile-module.js";
import type { Plugin } from "vite";

const ASKED = "?messages";
const PREFIX = "\0messages:";

/**
 * `import messages from "./de.json?messages"` gives the catalogue of ICU messages compiled to functions of their values,
 * in the language the file is named for. Compiled at build: nothing is parsed in the browser, and a strict CSP holds.
 */
export const icuMessages = (): Plugin => ({
  name: "fernskat:messages",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!source.endsWith(ASKED)) return null;
    const file = await this.resolve(source.slice(0, -ASKED.length), importer, { skipSelf: true });
    return file === null ? null : `${PREFIX}${file.id}.js`;
  },
  async load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const file = resolve(id.slice(PREFIX.length, -".js".length));
    this.addWatchFile(file);
    const language = basename(file, ".json");
    return compileModule(new MessageFormat(language), JSON.parse(await readFile(file, "utf8")));
  },
});
