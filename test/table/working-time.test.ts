import fc from "fast-check";
import { expect, test } from "vitest";
import { addWorking, type Offsets, UTC, workingBetween } from "../../shared/table/working-time.ts";
import { DAY, HOUR, MONDAY_NOON } from "./support/clocked-table.ts";

/** Central Europe around the change to summer time on Sunday, 29 March 2026, 1:00 UTC. */
const BERLIN: Offsets = [
  [0, 60],
  [Date.UTC(2026, 2, 29, 1), 120],
  [Date.UTC(2026, 9, 25, 1), 60],
];
const AUCKLAND: Offsets = [[0, 13 * 60]];
const FRIDAY_NOON = MONDAY_NOON + 4 * DAY;

test.each([
  ["within a week", MONDAY_NOON, 3 * DAY, UTC, MONDAY_NOON + 3 * DAY],
  ["over a weekend", FRIDAY_NOON, DAY, UTC, FRIDAY_NOON + 3 * DAY],
  ["to the last moment of Friday", FRIDAY_NOON, 12 * HOUR, UTC, FRIDAY_NOON + 12 * HOUR],
  ["begun on a Saturday", MONDAY_NOON + 5 * DAY, DAY, UTC, Date.UTC(2026, 0, 13)],
  ["begun on a Sunday", MONDAY_NOON + 6 * DAY, HOUR, UTC, Date.UTC(2026, 0, 12, 1)],
  ["over two weekends", MONDAY_NOON, 7 * DAY, UTC, MONDAY_NOON + 9 * DAY],
  // In Auckland Saturday begins on Friday at 11:00 UTC and ends on Sunday at 11:00 UTC.
  ["where it is Saturday already", FRIDAY_NOON, HOUR, AUCKLAND, Date.UTC(2026, 0, 11, 12)],
  // The weekend of the change has 47 hours: it ends on Sunday at 22:00 UTC.
  [
    "over the change to summer",
    Date.UTC(2026, 2, 27, 22),
    2 * HOUR,
    BERLIN,
    Date.UTC(2026, 2, 29, 23),
  ],
])("%s", (_, from, ms, offsets, until) => {
  expect(addWorking(from, ms, offsets)).toBe(until);
  expect(workingBetween(from, until, offsets)).toBe(ms);
});

test("working time added is working time that lies between, wherever and whenever", () => {
  const zone = fc.constantFrom(UTC, BERLIN, AUCKLAND);
  const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
  const span = fc.integer({ min: 0, max: 60 * DAY });
  fc.assert(
    fc.property(zone, moment, span, span, (offsets, from, ms, more) => {
      const until = addWorking(from, ms, offsets);
      expect(workingBetween(from, until, offsets)).toBe(ms);
      expect(addWorking(from, ms + more, offsets)).toBeGreaterThanOrEqual(until);
      expect(until - from).toBeGreaterThanOrEqual(ms);
    }),
    { seed: 5 },
  );
});
