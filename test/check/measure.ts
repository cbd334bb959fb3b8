import { glob, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";

/** What one entry loads before it runs: the built files, relative to `dist`, and their gzip sizes in bytes. */
export interface Load {
  files: { file: string; gzip: number }[];
  total: number;
}

/**
 * The scripts that an entry of `dist` loads at once: those a page names, or the script itself,
 * with everything they import statically. A dynamic import() is loaded later and does not count.
 */
export async function scriptsOf(dist: string, entry: string): Promise<Load> {
  const waiting = entry.endsWith(".html") ? await scriptsOfPage(dist, entry) : [entry];
  const files = new Map<string, number>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    const code = await readFile(join(dist, file), "utf8");
    files.set(file, gzipSync(code).length);
    waiting.push(...staticImports(code).map((name) => beside(dist, file ?? "", name)));
  }
  return load(files);
}

/**
 * Built files as they are, one for each pattern; a `*` stands for a hash.
 * @throws when a pattern fits no file, or several
 */
export async function filesOf(dist: string, patterns: readonly string[]): Promise<Load> {
  const files = new Map<string, number>();
  for (const pattern of patterns) {
    const found: string[] = [];
    for await (const file of glob(pattern, { cwd: dist })) found.push(file);
    if (found.length !== 1) throw new Error(`${pattern} is ${found.length} files of ${dist}`);
    const [file = ""] = found;
    files.set(file, gzipSync(await readFile(join(dist, file))).length);
  }
  return load(files);
}

function load(files: Map<string, number>): Load {
  return {
    files: [...files].map(([file, gzip]) => ({ file, gzip })),
    total: [...files.values()].reduce((sum, gzip) => sum + gzip, 0),
  };
}

async function scriptsOfPage(dist: string, page: string): Promise<string[]> {
  const html = await readFile(join(dist, page), "utf8");
  const named = html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g);
  return [...named].map(([, name = ""]) => beside(dist, page, name));
}

/** As the bundler writes them: `import{a as b}from"./x.js"`, `import"./x.js"`, `export*from"./x.js"`. */
function staticImports(code: string): string[] {
  const named = code.matchAll(/\b(?:import|from)\s*["'](\.{1,2}\/[^"']+\.js)["']/g);
  return [...named].map(([, name = ""]) => name);
}

function beside(dist: string, file: string, name: string): string {
  if (name.startsWith("/")) return name.slice(1);
  return relative(dist, join(dist, dirname(file), name));
}
