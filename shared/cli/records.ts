import { readFile } from "node:fs/promises";
import { checkRecords } from "../protocol/records.ts";

/*
 * npm run -s records -- FILE...
 *
 * Replays the ISS records of the files through the rules of the table. Prints one line of JSON a record (INTERFACE.md,
 * Records) and at the end how many passed and failed; the exit code is 1 if any failed, 2 if nothing could be read.
 */

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("usage: npm run -s records -- FILE...");
  process.exit(2);
}

let passed = 0;
let failed = 0;
let unread = 0;

for (const file of files) {
  const text = await readFile(file, "utf8").catch((error: Error) => error);
  if (text instanceof Error) {
    console.error(`${file}: ${text.message}`);
    unread++;
    continue;
  }
  const checked = checkRecords(text);
  const results = checked.ok ? checked.value : [{ ok: false, error: checked.refusal }];
  for (const result of results) {
    console.log(JSON.stringify(result));
    if (result.ok) passed++;
    else failed++;
  }
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = unread > 0 ? 2 : failed > 0 ? 1 : 0;
