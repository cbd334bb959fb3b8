import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** As strict as the app's own policy (web/public/_headers), frames apart: they are what is tried out. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'";

export interface Served {
  /** Without a slash at the end. */
  readonly url: string;
  /** The paths that were asked for and are no files. */
  readonly missing: string[];
  close(): Promise<void>;
}

/** A plain file server, as any hoster has it: the files of a folder, nothing else. */
export function serveFiles(folder: string): Promise<Served> {
  return serve(async (path) => {
    const file = normalize(path).replace(/\/$/, "/index.html");
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    return { body: await readFile(join(folder, file)), type, policy: POLICY };
  });
}

/** One page of somebody else's site. */
export function servePage(html: string): Promise<Served> {
  return serve(async (path) => {
    if (path !== "/") throw new Error("no such page");
    return { body: html, type: "text/html; charset=utf-8", policy: "" };
  });
}

interface Answered {
  readonly body: string | Buffer;
  readonly type: string;
  readonly policy: string;
}

async function serve(answer: (path: string) => Promise<Answered>): Promise<Served> {
  const missing: string[] = [];
  const server = createServer(async ({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://files").pathname);
    try {
      const { body, type, policy } = await answer(path);
      const headers = {
        "content-type": type,
        ...(policy && { "content-security-policy": policy }),
      };
      response.writeHead(200, headers).end(body);
    } catch {
      missing.push(path);
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    missing,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
