import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { build, type PluginOption } from "vite";
import config from "../../../vite.config.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** As strict as the app's own policy (web/public/_headers). */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'";

/** What the kit is built with: the app's own pages are no part of it. */
const NEEDED = new Set([
  "fernskat:messages",
  "fernskat:decks",
  "fernskat:decorators",
  "fernskat:host-tokens",
]);

/** The page with every component and state, built as the app is built and served under its content policy. */
export interface Kit {
  /** Address of the page, without a query. */
  readonly url: string;
  close(): Promise<void>;
}

export async function serveKit(): Promise<Kit> {
  const folder = await mkdtemp(join(tmpdir(), "fernskat-kit-"));
  await build({
    ...config,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "import.meta.env.FERNSKAT_VERSION": JSON.stringify("kit") },
    plugins: (config.plugins ?? []).filter((plugin) => NEEDED.has(nameOf(plugin))),
    build: { ...config.build, outDir: folder, rolldownOptions: { input: "web/kit/index.html" } },
  });
  const server = createServer(async ({ url = "/" }, response) => {
    const path = normalize(new URL(url, "http://kit").pathname).replace(/\/$/, "/index.html");
    try {
      const body = await readFile(join(folder, path));
      response
        .writeHead(200, {
          "content-type": TYPES[extname(path)] ?? "application/octet-stream",
          "content-security-policy": POLICY,
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/kit/`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function nameOf(plugin: PluginOption): string {
  return plugin && "name" in plugin ? plugin.name : "";
}
