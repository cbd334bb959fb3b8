import { createServer, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";

/** The server behind an address that can go on to a next build, and be gone. */
export interface Deployment {
  /** Without a slash at the end. */
  readonly url: string;
  /** From now on there is a newer build: its first script has another name, in the pages and in the service worker. */
  deployNext(): void;
  /** From now on nobody answers, and every socket is cut. */
  close(): void;
}

/** Pages and scripts that name the app's first script. */
const NAMES_THE_BUILD = /^\/(?:$|\?|t\/|r\/|rules|service-worker\.js)/;
const FIRST_SCRIPT = /\/assets\/index-[\w-]+\.js/g;

/** Stands before the shared server and passes everything on, byte for byte, until there is a next build. */
export async function deployed(upstream: { readonly port: number }): Promise<Deployment> {
  let build = 0;
  const sockets = new Set<Socket>();
  const named = (n: number): string => (n === 0 ? "" : `-next${n}`);

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    const rewrites = NAMES_THE_BUILD.test(path);
    const headers = { ...incoming.headers };
    // What is rewritten has neither the old tag nor the old length, and is not packed.
    if (rewrites) {
      delete headers["if-none-match"];
      headers["accept-encoding"] = "identity";
    }
    const passed = request(
      {
        port: upstream.port,
        method: incoming.method,
        path: path.replace(/-next\d+\.js$/, ".js"),
        headers,
      },
      async (answer) => {
        if (!rewrites) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const { etag, "content-length": _, ...kept } = answer.headers;
        const text = (await buffer(answer)).toString();
        const next = text.replaceAll(FIRST_SCRIPT, (name) =>
          name.replace(/\.js$/, `${named(build)}.js`),
        );
        outgoing.writeHead(answer.statusCode ?? 502, kept).end(next);
      },
    );
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("upgrade", (incoming, socket) => {
    const passed = request({
      port: upstream.port,
      path: incoming.url,
      headers: incoming.headers,
    });
    passed.on("upgrade", ({ rawHeaders }, answer) => {
      const lines = rawHeaders.flatMap((name, i) =>
        i % 2 ? [] : [`${name}: ${rawHeaders[i + 1]}`],
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
      answer.pipe(socket).pipe(answer);
      for (const end of [answer, socket]) end.on("error", () => end.destroy());
    });
    passed.on("response", () => socket.destroy());
    passed.on("error", () => socket.destroy());
    passed.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const end = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    deployNext() {
      build += 1;
    },
    close: end,
  };
}
