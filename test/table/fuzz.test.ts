import { expect, test } from "vitest";
import { missing, noCounts } from "../../shared/cli/fuzz/counts.ts";
import { randomFrom } from "../../shared/cli/fuzz/random.ts";
import { fuzzSeries } from "../../shared/cli/fuzz/series.ts";

test("random series with nonsense mixed in: nothing throws, nothing is lost, every viewer folds what it may see", () => {
  let deals = 0;
  for (let seed = 1; seed <= 40; seed++) {
    deals += fuzzSeries(randomFrom(seed), noCounts(), true).deals;
  }
  expect(deals).toBeGreaterThan(100);
});

test("everything that can happen at a table does happen in enough random deals", () => {
  const counts = noCounts();
  let deals = 0;
  for (let seed = 1; deals < 3_000; seed++) {
    deals += fuzzSeries(randomFrom(seed * 7919), counts, false).deals;
  }
  expect(missing(counts)).toEqual([]);
});
