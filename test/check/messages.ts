import { execFileSync } from "node:child_process";
import { glob, readFile, writeFile } from "node:fs/promises";
import { APP_AREAS, APP_FOLDERS } from "../../vite.messages.ts";
import { differences, REFERENCE, readCatalogues, typesOf, unusedKeys } from "./catalogue.ts";

// Compares the catalogues of web/messages with each other and with the code that uses them; exits 1 on any difference.
// With --write it first makes web/messages/keys.ts anew from the English catalogue.

const FOLDER = "web/messages";
const KEYS = `${FOLDER}/keys.ts`;

const catalogues = await readCatalogues(FOLDER);
const reference = catalogues.get(REFERENCE) ?? {};

if (process.argv.includes("--write")) await writeFile(KEYS, formatted(typesOf(reference)));

const sources: string[] = [];
/** What other people's pages may load. */
const embeddable: string[] = [];
for await (const file of glob("web/**/*.ts")) {
  if (file === KEYS) continue;
  const source = await readFile(file, "utf8");
  sources.push(source);
  if (!APP_FOLDERS.some((folder) => file.startsWith(folder))) embeddable.push(source);
}
const strays = APP_AREAS.filter((area) =>
  embeddable.some((source) => new RegExp(`["\`]${area}\\.`).test(source)),
);

const complaints = [
  ...differences(catalogues),
  ...unusedKeys(reference, sources).map((key) => `"${key}" is used nowhere`),
  ...strays.map(
    (area) => `"${area}.…" is of the app (vite.messages.ts), and is used outside of it`,
  ),
];
if ((await readFile(KEYS, "utf8")) !== formatted(typesOf(reference))) {
  complaints.push(`${KEYS} is not what the catalogue says: run \`npm run messages\``);
}
for (const complaint of complaints) console.error(complaint);
console.log(`${Object.keys(reference).length} messages in ${[...catalogues.keys()].join(", ")}`);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** As the linter wants it, so that the file passes both. */
function formatted(code: string): string {
  return execFileSync("node_modules/.bin/biome", ["format", `--stdin-file-path=${KEYS}`], {
    input: code,
    encoding: "utf8",
  });
}
