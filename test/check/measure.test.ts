import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptsOf } from "./measure.ts";

const page = '<script type="module" crossorigin src="/assets/a.js"></script>';
const scripts = {
  "a.js": 'import{x as e}from"./b.js";import"./c.js";const later=()=>import("./later.js");',
  "b.js": 'export*from"./c.js";import"../assets/a.js";',
  "c.js": "export const c=1;",
  "later.js": "export const later=1;",
};

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "fernskat-dist-"));
  await mkdir(join(dist, "assets"));
  await writeFile(join(dist, "index.html"), page);
  for (const [name, code] of Object.entries(scripts)) {
    await writeFile(join(dist, "assets", name), code);
  }
});
afterAll(() => rm(dist, { recursive: true }));

test("a page weighs its scripts and what they import at once, each once, and not what they import later", async () => {
  const load = await scriptsOf(dist, "index.html");
  expect(load.files.map(({ file }) => file).sort()).toEqual([
    "assets/a.js",
    "assets/b.js",
    "assets/c.js",
  ]);
  const { "later.js": _, ...atOnce } = scripts;
  const weights = Object.values(atOnce).map((code) => gzipSync(code).length);
  expect(load.total).toBe(weights.reduce((sum, weight) => sum + weight, 0));
});

test("an entry that was not built is an error, not a weight of nothing", async () => {
  await expect(scriptsOf(dist, "embed.js")).rejects.toThrow("ENOENT");
});
