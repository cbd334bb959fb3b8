import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";
import { crash } from "./crash.ts";

const KILLS = 30;

/** The worker with one of its modules replaced, and a configuration that starts it. */
async function plant(folder: string, module: string, replacement: string): Promise<string> {
  const original = resolve(module);
  const substitute: Plugin = {
    name: "planted-fault",
    setup({ onResolve }) {
      onResolve({ filter: /\.ts$/ }, ({ path, resolveDir, importer }) => {
        const isOriginal = resolve(resolveDir, path) === original;
        // The replacement itself may still use what it replaces.
        if (isOriginal && importer !== resolve(replacement)) return { path: resolve(replacement) };
        return undefined;
      });
    },
  };
  const worker = join(folder, "worker.js");
  const { metafile } = await build({
    entryPoints: ["worker/index.ts"],
    outfile: worker,
    bundle: true,
    format: "esm",
    target: "es2022",
    external: ["cloudflare:*"],
    // What draws pictures comes as WebAssembly, which wrangler takes as a file beside the worker.
    conditions: ["workerd"],
    loader: { ".wasm": "copy" },
    plugins: [substitute],
    metafile: true,
    logLevel: "silent",
  });
  if (!(replacement in metafile.inputs)) throw new Error("The fault was not planted.");
  const settings = await readFile("wrangler.toml", "utf8");
  const config = join(folder, "wrangler.toml");
  const moved = settings
    .replace('main = "worker/index.ts"', `main = ${JSON.stringify(worker)}`)
    .replace('directory = "dist"', `directory = ${JSON.stringify(resolve("dist"))}`);
  await writeFile(config, moved);
  return config;
}

test(`an object that acknowledges before it inserts loses something within ${KILLS} kills`, async () => {
  const folder = await mkdtemp(join(tmpdir(), "fernskat-fault-"));
  try {
    const config = await plant(folder, "worker/log.ts", "test/faults/late-log.ts");
    const crashed = await crash({ kills: KILLS, seed: 2, config, stopAtLoss: true });
    console.log(`planted: lost within ${crashed.kills} kills: ${crashed.losses[0]}`);
    expect(crashed.losses.length).toBeGreaterThan(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 900_000);
