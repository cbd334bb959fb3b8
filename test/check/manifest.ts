import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { PUBLIC_TOKENS } from "../../web/embed/host-tokens.ts";
import { type Element, type Manifest, referenceOf } from "./manifest-text.ts";

// Makes the custom-elements manifest from the code of web/embed, and the reference in docs/embed.md from the manifest;
// compares both with what is committed and exits 1 on any difference. With --write it writes them first.

const SOURCES = ["web/embed/table-element.ts", "web/embed/replay-element.ts", "web/embed/house.ts"];
/** The analyzer takes no folder outside of the one it runs in. */
const WORKSHOP = "node_modules/.cache/manifest";
const MANIFEST = "web/embed/custom-elements.json";
const PAGE = "docs/embed.md";
const MARKS = ["<!-- made from the manifest: npm run manifest -->", "<!-- end -->"] as const;

const manifest = tidied(await analyzed());
const page = await readFile(PAGE, "utf8");
const made = new Map([
  [MANIFEST, formatted(MANIFEST, JSON.stringify(manifest))],
  [PAGE, formatted(PAGE, between(page, referenceOf(manifest)))],
]);

for (const [file, text] of made) {
  if (process.argv.includes("--write")) await writeFile(file, text);
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept === text) continue;
  console.error(`${file} is not what the code says: run \`npm run manifest\``);
  process.exitCode = 1;
}
console.log(`${manifest.modules.flatMap(({ declarations }) => declarations).length} elements`);

async function analyzed(): Promise<Manifest> {
  // Only a file can tell it to leave package.json alone.
  const config = `${WORKSHOP}/config.mjs`;
  await mkdir(WORKSHOP, { recursive: true });
  await writeFile(config, "export default { packagejson: false };");
  const options = ["--litelement", "--config", config, "--outdir", WORKSHOP, "--globs", ...SOURCES];
  execFileSync("node_modules/.bin/cem", ["analyze", ...options], { stdio: "ignore" });
  return JSON.parse(await readFile(`${WORKSHOP}/custom-elements.json`, "utf8")) as Manifest;
}

/** Only the elements, with what is public of them and what the page may set. */
function tidied({ modules, ...rest }: Manifest): Manifest {
  const settings = Object.values(PUBLIC_TOKENS).map(({ name, what }) => ({
    name: `--skat-${name}`,
    description: what,
  }));
  const tidy = (element: Element): Element => ({
    ...element,
    members: (element.members ?? []).filter(
      ({ privacy, kind, name }) => privacy === undefined && kind === "field" && name !== "version",
    ),
    cssProperties: [...(element.cssProperties ?? []), ...settings],
  });
  return {
    ...rest,
    modules: modules.flatMap((module) => {
      const elements = module.declarations.filter(({ tagName }) => tagName !== undefined).map(tidy);
      return elements.length === 0 ? [] : [{ ...module, declarations: elements }];
    }),
  };
}

function between(text: string, reference: string): string {
  const [before, rest] = text.split(MARKS[0]);
  const after = rest?.split(MARKS[1])[1];
  if (after === undefined) throw new Error(`${PAGE} has no place for the reference.`);
  return `${before}${MARKS[0]}\n\n${reference}\n${MARKS[1]}${after}`;
}

/** As the linter wants it, so that the file passes both. */
function formatted(file: string, text: string): string {
  const biome = ["format", `--stdin-file-path=${file}`];
  return execFileSync("node_modules/.bin/biome", biome, { input: text, encoding: "utf8" });
}
