import { expect, test } from "vitest";
import { ERRORS } from "../../shared/protocol/errors.ts";
import { REFERENCE, readCatalogues } from "./catalogue.ts";

/** What the browser itself has to say. */
const OF_OUR_OWN = ["UNREACHABLE", "PUSH_FAILED"];

test("every refusal a player may meet has its sentence, and no sentence is left over", async () => {
  const messages = (await readCatalogues("web/messages")).get(REFERENCE) ?? {};
  const said = Object.keys(messages)
    .filter((key) => key.startsWith("refusal."))
    .map((key) => key.slice("refusal.".length));
  const codes = Object.keys(ERRORS);
  expect(said.sort()).toEqual([...codes, ...OF_OUR_OWN].sort());
});
