import { readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { unstable_getMiniflareWorkerOptions as optionsFrom } from "wrangler";

/** One of the worker's modules, and the file that takes its place. */
export interface Planted {
  readonly module: string;
  readonly replacement: string;
}

/**
 * Bundles the worker as it is configured, if asked with one of its modules replaced.
 * @param folder where it is put
 * @returns the file that serve.ts starts it from
 */
export async function bundleWorker(folder: string, planted?: Planted): Promise<string> {
  const outfile = join(folder, "worker.js");
  const { metafile } = await build({
    entryPoints: ["worker/index.ts"],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2022",
    external: ["cloudflare:*"],
    conditions: ["workerd"],
    // What draws pictures comes as WebAssembly, a module beside the worker.
    loader: { ".wasm": "copy" },
    plugins: planted ? [substitute(planted)] : [],
    metafile: true,
    logLevel: "silent",
  });
  if (planted && !(planted.replacement in metafile.inputs))
    throw new Error("The fault was not planted.");
  const { workerOptions } = optionsFrom("wrangler.toml");
  const wasm = (await readdir(folder)).filter((name) => name.endsWith(".wasm"));
  const modules = [
    { type: "ESModule", path: outfile },
    ...wasm.map((name) => ({ type: "CompiledWasm", path: join(folder, name) })),
  ];
  const options = join(folder, "options.json");
  const { compatibilityDate, bindings, durableObjects, assets } = workerOptions;
  const worker = { compatibilityDate, bindings, durableObjects, assets, modules };
  await writeFile(options, JSON.stringify({ ...worker, name: "fernskat", modulesRoot: folder }));
  return options;
}

function substitute({ module, replacement }: Planted): Plugin {
  const original = resolve(module);
  return {
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
}
