import fc from "fast-check";
import { expect, test } from "vitest";
import { minutesOnWall, nextOnWall } from "../../worker/zones.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

test("the time of day on somebody's wall", () => {
  const noon = Date.UTC(2026, 10, 30, 12);
  expect(minutesOnWall("", noon)).toBe(at(12));
  expect(minutesOnWall("Europe/Berlin", noon)).toBe(at(13));
  expect(minutesOnWall("America/St_Johns", noon)).toBe(at(8, 30));
  expect(minutesOnWall("Asia/Kathmandu", noon)).toBe(at(17, 45));
  expect(minutesOnWall("Pacific/Kiritimati", noon)).toBe(at(2));
});

test("a time of day comes next today or tomorrow, never at once", () => {
  const noon = Date.UTC(2026, 10, 30, 12);
  expect(nextOnWall("", at(13), noon)).toBe(noon + 60 * MINUTE);
  expect(nextOnWall("", at(11), noon)).toBe(noon + 23 * 60 * MINUTE);
  expect(nextOnWall("", at(12), noon)).toBe(noon + DAY);
});

test("where the clocks are changed in between, it is still that time on the wall", () => {
  // In the night to 28 March 2027 the clocks of Berlin go from two to three, in that to 31 October from three to two.
  const spring = Date.UTC(2027, 2, 27, 20);
  expect(nextOnWall("Europe/Berlin", at(7), spring)).toBe(Date.UTC(2027, 2, 28, 5));
  const autumn = Date.UTC(2027, 9, 30, 20);
  expect(nextOnWall("Europe/Berlin", at(7), autumn)).toBe(Date.UTC(2027, 9, 31, 6));
});

test("it is always that time then, but for an hour that the clocks leave out, and within a day and an hour", () => {
  const zones = ["", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 1_439 }),
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) }),
      (zone, minutes, after) => {
        const next = nextOnWall(zone, minutes, after);
        expect(next).toBeGreaterThan(after);
        expect(next).toBeLessThanOrEqual(after + DAY + 121 * MINUTE);
        const off = Math.abs(minutesOnWall(zone, next) - minutes);
        expect(Math.min(off, 1_440 - off)).toBeLessThanOrEqual(60);
        // Away from those two nights a year it is exact.
        const isPlain = minutesOnWall(zone, after) === minutesOnWall(zone, after + 2 * DAY);
        if (isPlain && minutesOnWall(zone, after) === minutesOnWall(zone, after + DAY)) {
          expect(off).toBe(0);
        }
      },
    ),
    { numRuns: 1_000, seed: 6 },
  );
});
