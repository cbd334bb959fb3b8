import { expect, test } from "vitest";
import { ERRORS, type RecordErrorCode } from "../../shared/protocol/errors.ts";
import { REFERENCE, readCatalogues } from "./catalogue.ts";

/** Shown beside a record by whoever reads records, not to a player. */
const ABOUT_RECORDS: readonly RecordErrorCode[] = [
  "NO_RECORD",
  "TOO_MANY_RECORDS",
  "RECORD_TOO_LONG",
  "RECORD_MALFORMED",
  "RECORD_CARDS_UNKNOWN",
  "RECORD_CARDS_WRONG",
  "RECORD_ORDER_WRONG",
  "RECORD_UNFINISHED",
  "RESULT_DIFFERS",
];
/** What the browser itself has to say. */
const OF_OUR_OWN = ["UNREACHABLE"];

test("every refusal a player may meet has its sentence, and no sentence is left over", async () => {
  const messages = (await readCatalogues("web/messages")).get(REFERENCE) ?? {};
  const said = Object.keys(messages)
    .filter((key) => key.startsWith("refusal."))
    .map((key) => key.slice("refusal.".length));
  const codes = Object.keys(ERRORS).filter((code) => !(ABOUT_RECORDS as string[]).includes(code));
  expect(said.sort()).toEqual([...codes, ...OF_OUR_OWN].sort());
});
