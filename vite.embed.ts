import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { minify } from "terser";
import type { EnvironmentOptions, Plugin } from "vite";
import { hostTokens } from "./web/embed/host-tokens.ts";

const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };

/** Elements of ours inside an embedded one. Nobody else's business, so their names may carry the version. */
const INNER_TAGS = /\b(skat-(?:board|auction|hand|seating|replay))\b(?!-|\.ts)/g;

/** Where Lit registers an element. */
const LIT_DECORATOR = "@lit/reactive-element/decorators/custom-element.js";

const isEmbed = ({ name }: { name: string }): boolean => Object.hasOwn(embedEnvironments, name);

/** A file other sites load, and its chunks beside those of the app. */
const embedEnvironment = (file: string, source: string): EnvironmentOptions => ({
  consumer: "client",
  build: {
    outDir: "../dist",
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2022",
    // A library: no preloading, which would put links of ours into other people's pages.
    lib: {
      entry: { [file]: source },
      formats: ["es"],
    },
    rolldownOptions: {
      // What the parts that are fetched later share with the first is taken from the entry, which so stays one file.
      preserveEntrySignatures: "allow-extension",
      output: {
        // Made small by `tersely`.
        minify: false,
        entryFileNames: "[name].js",
        chunkFileNames: "assets/embed-[name]-[hash].js",
      },
    },
  },
  define: { "import.meta.env.FERNSKAT_VERSION": JSON.stringify(version) },
});

/**
 * `/embed.js` and `/embed-replay.js`. Each is built by itself: chunks that both share would come in so many pieces that
 * each costs more than it saves, and few pages load both.
 */
export const embedEnvironments: Readonly<Record<string, EnvironmentOptions>> = {
  embed: embedEnvironment("embed", "embed/table.ts"),
  embedReplay: embedEnvironment("embed-replay", "embed/replay.ts"),
};

/**
 * Makes what other sites load as small as it gets: one percent less than the build's own compressor does. Of the line
 * breaks and indents in templates one break is left, which a browser takes for the same space.
 */
export const tersely = (): Plugin => ({
  name: "fernskat:tersely",
  apply: "build",
  applyToEnvironment: isEmbed,
  async renderChunk(code) {
    const compress = { passes: 3, hoist_funs: true, keep_fargs: false };
    const { code: small = code } = await minify(code, { module: true, ecma: 2020, compress });
    return { code: small.replace(/\n\s+/g, "\n"), map: null };
  },
});

/**
 * Gives our inner elements names with the version in them, so that two versions on one page keep apart, and has them
 * registered in a way that a second copy of the same version survives.
 */
export const scopedTags = (): Plugin => ({
  name: "fernskat:scoped-tags",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: isEmbed,
  resolveId(source) {
    return source === LIT_DECORATOR ? resolve("web/embed/custom-element.ts") : null;
  },
  transform(code, id) {
    if (!/\/web\/.*\.(ts|css)(\?inline)?$/.test(id)) return null;
    const suffix = version.replaceAll(".", "-");
    return { code: code.replace(INNER_TAGS, `$1-${suffix}`), map: null };
  },
});

/** Where Lit's own code lies. */
const LIT = /\/node_modules\/(?:lit-html|lit-element|@lit\/reactive-element)\//;
const LIT_COUNTERS = /\([\w.]+\.\w+Versions\s*\?\?=\s*\[\]\)\.push\([^)]*\)/g;
const METADATA = "litPropertyMetadata";

/**
 * Lit keeps two things in global variables: how many copies of it there are, and what its decorators know. Other people's
 * pages get no globals from us, so the first is left out and the second stays between its modules.
 */
export const litWithoutGlobals = (): Plugin => ({
  name: "fernskat:lit-without-globals",
  apply: "build",
  applyToEnvironment: isEmbed,
  transform(code, id) {
    if (!LIT.test(id)) return null;
    const quiet = code.replace(LIT_COUNTERS, "0");
    if (id.endsWith("/reactive-element.js")) {
      const kept = quiet.replace(new RegExp(`\\w+\\.${METADATA}\\?\\?=new WeakMap`), "0");
      return { code: `${kept}\nexport const ${METADATA}=new WeakMap;`, map: null };
    }
    if (!quiet.includes(METADATA)) return { code: quiet, map: null };
    const own = quiet.replaceAll(`globalThis.${METADATA}`, METADATA);
    return { code: `import{${METADATA}}from"../reactive-element.js";${own}`, map: null };
  },
});

const TOKENS = "?host-tokens";
const PREFIX = "\0host-tokens:";

/** `import css from "tokens.css?host-tokens"` gives the design's tokens for an element in somebody else's page. */
export const tokensForHosts = (): Plugin => ({
  name: "fernskat:host-tokens",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!source.endsWith(TOKENS)) return null;
    const file = await this.resolve(source.slice(0, -TOKENS.length), importer, { skipSelf: true });
    return file === null ? null : `${PREFIX}${file.id}.js`;
  },
  async load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const file = id.slice(PREFIX.length, -".js".length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(hostTokens(await readFile(file, "utf8")))};`;
  },
});
