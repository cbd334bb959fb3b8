import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

// The bundled worker on the local workerd, with nothing of wrangler around it: that takes a third of the processor time to
// start, and the crash test starts a server thirty times. The runtime, the Durable Objects and the files they lie in are the
// same. It takes wrangler's switches; `--config` names what bundle.ts has written.

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    ip: { type: "string", default: "127.0.0.1" },
    "persist-to": { type: "string", default: "" },
    config: { type: "string", default: "" },
  },
});

const worker = JSON.parse(await readFile(values.config, "utf8")) as object;
const server = new Miniflare(
  convertV4MiniflareOptions({
    ...worker,
    host: values.ip,
    port: Number(values.port),
    resourcePersistencePath: values["persist-to"],
  } as Parameters<typeof convertV4MiniflareOptions>[0]),
);
await server.ready;
