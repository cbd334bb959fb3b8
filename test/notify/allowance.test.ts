import { expect, test } from "vitest";
import {
  type Allowance,
  afterTry,
  FRESH,
  MOST_A_DAY,
  MOST_FAILURES,
  mayTry,
  tomorrow,
} from "../../worker/notify/allowance.ts";
import { again, type Outcome, SENT } from "../../worker/notify/outcome.ts";

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 30, 23, 59);
const FAILED = again("HTTP 500");

const after = (outcomes: readonly Outcome[], now = NOW): Allowance =>
  outcomes.reduce((allowance, outcome) => afterTry(allowance, outcome, now), FRESH);
const times = (n: number, outcome: Outcome) => Array.from({ length: n }, () => outcome);

test("ten failures in a row end it, also over days", () => {
  expect(mayTry(after(times(MOST_FAILURES - 1, FAILED)), NOW)).toBe("yes");
  expect(mayTry(after(times(10, FAILED)), NOW)).toBe("off");
  expect(mayTry(after(times(10, FAILED)), NOW + 30 * DAY)).toBe("off");
});

test("a success in between makes good", () => {
  const outcomes = [...times(9, FAILED), SENT, ...times(9, FAILED)];
  expect(mayTry(after(outcomes), NOW)).toBe("yes");
});

test("a channel has its share of a day, and the next day another", () => {
  const used = after(times(MOST_A_DAY, SENT));
  expect(mayTry(after(times(MOST_A_DAY - 1, SENT)), NOW)).toBe("yes");
  expect(mayTry(used, NOW)).toBe("tomorrow");
  expect(tomorrow(NOW)).toBe(Date.UTC(2026, 11, 1));
  expect(mayTry(used, tomorrow(NOW))).toBe("yes");
  expect(afterTry(used, SENT, tomorrow(NOW)).tried).toBe(1);
});
