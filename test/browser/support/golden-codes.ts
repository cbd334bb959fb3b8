import { readFileSync } from "node:fs";

/** A deal whose code is kept for good, as far as browser tests ask about it. */
interface GoldenCode {
  readonly code: string;
  readonly result: {
    readonly ending: string;
    readonly settlement: {
      readonly game: string;
      readonly points: number;
      readonly score: number;
    } | null;
  };
}

const GOLDEN = JSON.parse(
  readFileSync("test/fixtures/codes.json", "utf8"),
) as readonly GoldenCode[];

/** @throws Error when there is no such deal */
function goldenCode(fits: (golden: GoldenCode) => boolean): GoldenCode {
  const found = GOLDEN.find(fits);
  if (!found) throw new Error("no such golden code");
  return found;
}

/** Spades with the skat, all ten tricks played and lost: forehand plays. */
export const SPADES_LOST = goldenCode(
  ({ result }) => result.ending === "all-tricks" && result.settlement?.game === "S",
);

export const PASSED_IN_DEAL = goldenCode(({ result }) => result.ending === "passed-in");
