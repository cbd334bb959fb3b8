import { transform } from "esbuild";
import { defineConfig, type Plugin } from "vite";
import { fewFiles } from "./vite.chunks.ts";
import { deckSprites } from "./vite.decks.ts";
import {
  embedEnvironments,
  litWithoutGlobals,
  scopedTags,
  tersely,
  tokensForHosts,
} from "./vite.embed.ts";
import { guidePages } from "./vite.guide.ts";
import { icuMessages } from "./vite.messages.ts";
import { appPages } from "./vite.pages.ts";
import { installable, precacheList, serviceWorkerEnvironment } from "./vite.pwa.ts";
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

/** Plugins that write files of their own; those belong to the app's build. */
const forApp = (plugin: Plugin): Plugin => ({
  ...plugin,
  applyToEnvironment: ({ name }) => name === "client",
});

/** What is built beside the app, in this order; the service worker last, since it lists what there is. */
const environments = { ...embedEnvironments, serviceWorker: serviceWorkerEnvironment };

export default defineConfig({
  root: "web",
  plugins: [
    scopedTags(),
    icuMessages(),
    litWithoutGlobals(),
    tokensForHosts(),
    forApp(deckSprites()),
    forApp(shareFont()),
    forApp(guidePages()),
    forApp(appPages()),
    forApp(installable()),
    precacheList(),
    decorators,
    tersely(),
  ],
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: fewFiles } } },
    ...environments,
  },
  builder: {
    async buildApp(builder) {
      // One after the other: the app's build empties the folder first.
      for (const name of ["client", ...Object.keys(environments)]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
