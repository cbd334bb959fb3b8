import { expect, test } from "vitest";
import { checkSeeds } from "./noninterference/property.ts";

const SERIES = 300;

/** What has to have come up among the things compared: nearly every event, and refusals of each kind. */
const COMPARED = [
  ...["dealt", "bid", "held", "passed", "skatTaken", "declared", "played", "handShown", "claimed"],
  ...["conceded", "answered", "dealEnded", "NOT_YOUR_TURN", "MUST_FOLLOW", "CARD_NOT_IN_HAND"],
  ...["CLAIM_NOT_PROVED", "DISCARD_NOT_OWNED", "NOT_IN_THIS_DEAL", "NOT_SEATED", "ID_REUSED"],
];

test("nothing a viewer gets depends on a card that he cannot see", () => {
  const started = Date.now();
  const { leaks, pairs, viewers, seen, skipped, different } = checkSeeds(Array(SERIES).keys());
  console.log(
    `noninterference: ${SERIES} series, pairs compared ${JSON.stringify([...pairs])}, different ${different}, skipped ${skipped}, ${Date.now() - started} ms`,
  );
  console.log([...seen].sort().join(" "));
  expect(leaks.slice(0, 3)).toEqual([]);
  for (const type of COMPARED) expect(seen).toContain(type);
  expect([...viewers].sort()).toEqual(["plays", "public", "sits out"]);
  expect(different).toBeGreaterThan(1000);
  for (const phase of ["bidding", "skat", "declaring", "playing"] as const)
    expect(pairs.get(phase)).toBeGreaterThan(20);
}, 180_000);
