import { expect, it } from "vitest";
import { type Aim, aimOf } from "../../shared/analysis/aim.ts";
import type { Contract } from "../../shared/skat/games.ts";
import { cards } from "./support.ts";

const HEARTS: Contract = {
  game: "H",
  hand: false,
  schneider: false,
  schwarz: false,
  ouvert: false,
};
/** With two: 2 + 1 = 3 times 10 (RULES.md 8.2). */
const WITH_TWO = cards("CJ SJ HA HT HK CA CT SA DA DT D7 D8");

// RULES.md 8.3 and 8.4: 30 as it is, 40 with Schneider, 50 with Schwarz.
const cases: readonly [string, Partial<Contract>, number, Aim][] = [
  ["a bid the game covers", {}, 30, { kind: "points", points: 61 }],
  ["a bid that needs Schneider", {}, 36, { kind: "points", points: 90 }],
  ["a bid that needs Schwarz", {}, 45, { kind: "all-tricks" }],
  ["a bid beyond all of it", {}, 54, { kind: "out-of-reach" }],
  ["Schneider announced", { hand: true, schneider: true }, 30, { kind: "points", points: 90 }],
  ["Schwarz announced", { hand: true, schneider: true, schwarz: true }, 30, { kind: "all-tricks" }],
  ["Null", { game: "N" }, 23, { kind: "no-trick" }],
];

it.each(cases)("what has to be reached: %s", (_, change, bid, aim) => {
  expect(aimOf({ ...HEARTS, ...change }, bid, WITH_TWO)).toEqual(aim);
});
