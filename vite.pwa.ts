import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Resvg } from "@cf-wasm/resvg/node";
import type { EnvironmentOptions, Plugin } from "vite";
import { LANGUAGES } from "./shared/protocol/languages.ts";
import { type Catalogue, flattenCatalogue } from "./vite.messages.ts";
import type { MessageArguments } from "./web/messages/keys.ts";

type MessageKey = keyof MessageArguments;

/** The app's icon: the tile to its edges for whoever cuts it out, and with round corners for whoever shows it as it is. */
const TILE = "web/icons/tile.svg";
const ICONS = [
  { file: "icons/192.png", size: 192, corner: 96, purpose: "any" },
  { file: "icons/512.png", size: 512, corner: 96, purpose: "any" },
  { file: "icons/maskable-192.png", size: 192, corner: 0, purpose: "maskable" },
  { file: "icons/maskable-512.png", size: 512, corner: 0, purpose: "maskable" },
] as const;
/** Named by the shell and not by the manifest. */
const APPLE = { file: "icons/apple-touch.png", size: 180, corner: 0 } as const;

/** Makes the app one that can be installed: `manifest.webmanifest` and the icons it names, drawn from one SVG. */
export const installable = (): Plugin => ({
  name: "fernskat:installable",
  apply: "build",
  async generateBundle() {
    const tile = await readFile(TILE, "utf8");
    for (const icon of [...ICONS, APPLE]) {
      this.emitFile({ type: "asset", fileName: icon.file, source: await drawn(tile, icon) });
    }
    const source = JSON.stringify(await manifest());
    this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source });
  },
});

async function drawn(tile: string, { size, corner }: { size: number; corner: number }) {
  const square = '<rect width="512" height="512"';
  if (!tile.includes(square)) throw new Error(`${TILE} has no square to round.`);
  const resvg = await Resvg.async(tile.replace(square, `${square} rx="${corner}"`), {
    fitTo: { mode: "width", value: size },
  });
  return resvg.render().asPng();
}

/** The name is the same everywhere; what else it says is English, with the other languages beside it for browsers that look there. */
async function manifest(): Promise<object> {
  const catalogues = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const catalogue = JSON.parse(
        await readFile(`web/messages/${lang}.json`, "utf8"),
      ) as Catalogue;
      return [lang, flattenCatalogue(catalogue)] as const;
    }),
  );
  const inAll = (key: MessageKey) => catalogues.map(([lang, said]) => [lang, said[key]] as const);
  const said = (key: MessageKey) => Object.fromEntries(inAll(key))["en"];
  const localized = (key: MessageKey) =>
    Object.fromEntries(inAll(key).map(([lang, value]) => [lang, { value, lang }]));
  return {
    id: "/",
    name: "Fernskat",
    short_name: "Fernskat",
    description: said("start.title"),
    description_localized: localized("start.title"),
    lang: "en",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f5f0e4",
    theme_color: "#f5f0e4",
    categories: ["games"],
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
    shortcuts: [{ name: said("app.rules"), name_localized: localized("app.rules"), url: "/rules" }],
  };
}

/** Built files that a device keeps; what is for other sites, for crawlers or drawn by the server is none of its business. */
const KEPT = ["assets/*", "decks/*.svg", "icon.svg", "manifest.webmanifest"];
const NOT_KEPT = /^assets\/embed-/;
/** The one page that stands for all: the others differ in what they say to crawlers. */
const SHELL = "index.html";

/** `/service-worker.js`: one file, built when everything it keeps is there. */
export const serviceWorkerEnvironment: EnvironmentOptions = {
  consumer: "client",
  build: {
    outDir: "../dist",
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2022",
    lib: {
      entry: { "service-worker": "service-worker/service-worker.ts" },
      formats: ["iife"],
      name: "fernskat",
    },
    rolldownOptions: { output: { minify: true, entryFileNames: "[name].js" } },
  },
  // Left to itself, vite leaves this to whoever uses the library; there is no `process` in a worker.
  define: { "process.env.NODE_ENV": '"production"' },
};

const PRECACHE = "virtual:precache";

/** `import { BUILD, FILES } from "virtual:precache"`: which build this is, and what a device keeps of it. */
export const precacheList = (): Plugin => ({
  name: "fernskat:precache",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "serviceWorker",
  resolveId: (source) => (source === PRECACHE ? `\0${PRECACHE}` : null),
  async load(id) {
    if (id !== `\0${PRECACHE}`) return null;
    const folder = resolve("dist");
    const shell = await readFile(resolve(folder, SHELL));
    // Its name is a hash of everything that is loaded from it on.
    const [, build] = /<script type="module"[^>]* src="([^"]+)"/.exec(`${shell}`) ?? [];
    if (build === undefined) throw new Error("The shell names no script.");
    const files = [{ url: "/", revision: hash(shell) as string | null }];
    for await (const file of glob(KEPT, { cwd: folder })) {
      if (NOT_KEPT.test(file)) continue;
      const isHashed = file.startsWith("assets/");
      const revision = isHashed ? null : hash(await readFile(resolve(folder, file)));
      files.push({ url: `/${file}`, revision });
    }
    files.sort((a, b) => a.url.localeCompare(b.url));
    return `export const BUILD = ${JSON.stringify(build)}; export const FILES = ${JSON.stringify(files)};`;
  },
});

const hash = (content: Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);
