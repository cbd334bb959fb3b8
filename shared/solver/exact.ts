import { countCards, type Layout } from "./layout.ts";
import { type After, type Open, play, pointsIn, promisingFirst } from "./open.ts";
import type { Search } from "./search.ts";

/*
 * Two ways to the exact value of a position by zero windows; both are null when the search gives up on its budget. Each
 * question is asked of the whole tree below a position and little of what it proves helps the next, so few should be
 * asked, and of small trees rather than of large ones.
 */

/** One question to the search that may visit positions up to the count `end`. */
export function bound(search: Search, open: Open, need: number, end: number): number | null {
  return search.bound(open.hands, open.who, open.trick, need, end - search.visited());
}

/** How far the next question lies from an answer while the value is bounded on one side only. */
const STRIDE = 12;

/**
 * Closes in on the value from a guess that is probably near: in strides until it is bracketed, then by halves. Questions
 * far from the value are cheap, those next to it dear, so few of the latter should be asked.
 */
export function closeIn(
  search: Search,
  open: Open,
  layout: Layout,
  end: number,
  guess: number,
): number | null {
  return nearGuess(search, open, end, 0, pointsIn(open, layout), guess);
}

/** The value if it lies between `least` and `most`; else a bound, at most `least` or at least `most`. */
function nearGuess(
  search: Search,
  open: Open,
  end: number,
  least: number,
  most: number,
  guess: number,
): number | null {
  let low = least;
  let high = most;
  let need = guess;
  let seen: "low" | "high" | "both" | null = null;
  while (low < high) {
    need = Math.min(Math.max(need, low + 1), high);
    const value = bound(search, open, need, end);
    if (value === null) return null;
    if (value >= need) {
      low = value;
      seen = seen === null || seen === "low" ? "low" : "both";
    } else {
      high = value;
      seen = seen === null || seen === "high" ? "high" : "both";
    }
    if (seen === "both") need = (low + high + 1) >> 1;
    else need = seen === "low" ? low + STRIDE : high - STRIDE;
  }
  return low;
}

/** With so few cards in a hand it is not worth following the line. */
const LINE_ENDS = 5;

/**
 * The value without a guess: the line of the most promising cards is followed almost to its end, and on the way back every
 * other card is asked only whether it does better; where one does, its own value is found in the same way. Questions
 * at the end of the line are all but free, and by the time the dear ones are asked the value is mostly known.
 */
export function followLine(search: Search, open: Open, layout: Layout, end: number): number | null {
  search.prepare(open.hands);
  return within(search, open, layout, end, 0, pointsIn(open, layout));
}

/** The value if it lies between `low` and `high`; else a bound, at most `low` or at least `high`. */
function within(
  search: Search,
  open: Open,
  layout: Layout,
  end: number,
  low: number,
  high: number,
): number | null {
  if (low >= high) return low;
  if (open.trick.length === 0 && countCards(open.hands[0]) <= LINE_ENDS) {
    return nearGuess(search, open, end, low, high, (low + high + 1) >> 1);
  }
  const max = (open.who + open.trick.length) % 3 === 0;
  let best: number | null = null;
  for (const card of promisingFirst(open, layout)) {
    const after = play(open, card, layout);
    const value = cardWithin(search, after, layout, end, low, high, max, best);
    if (value === null) return null;
    if (best === null || (max ? value > best : value < best)) best = value;
    if (max ? best >= high : best <= low) break;
  }
  // Without a card left there is nothing more to win.
  return best ?? 0;
}

/** The same for what comes of a card, and only if it does better than `best`; else a bound that says it does not. */
function cardWithin(
  search: Search,
  { open, won }: After,
  layout: Layout,
  end: number,
  low: number,
  high: number,
  max: boolean,
  best: number | null,
): number | null {
  let from = Math.max(0, low - won);
  let to = high - won;
  if (best !== null) {
    const need = best - won + (max ? 1 : 0);
    const answer = bound(search, open, need, end);
    if (answer === null) return null;
    const better = answer >= need === max;
    if (!better) return answer + won;
    if (max) from = answer;
    else to = answer;
  }
  const value = within(search, open, layout, end, from, to);
  return value === null ? null : value + won;
}
