import { expect, test } from "vitest";
import { writeRecord } from "../../shared/protocol/iss.ts";
import { checkRecords } from "../../shared/protocol/records.ts";
import { XSKAT_GAMES } from "../rules/fixtures.ts";
import { recordOfXskat } from "./support/xskat-record.ts";

test("1,000 games by XSkat, written as records, agree in points, tricks, matadors and score", () => {
  expect(XSKAT_GAMES).toHaveLength(1_000);
  const texts = XSKAT_GAMES.map((game) => writeRecord(recordOfXskat(game)));
  const checked = checkRecords(texts.join("\n"));
  if (!checked.ok) throw new Error(checked.refusal.code);
  const wrong = checked.value.flatMap((result, n) =>
    result.ok ? [] : [{ id: XSKAT_GAMES[n]?.id, result }],
  );
  expect(wrong).toEqual([]);
  expect(checked.value).toHaveLength(1_000);
});
