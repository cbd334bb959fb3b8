import { BOARD, CLASSES, WORTHS } from "./board.ts";
import { above, highestOf, winningTrumps, withoutLowest } from "./holdings.ts";
import { countCards, highest } from "./layout.ts";

/*
 * Bounds from sure tricks: what a side on lead can cash without ever giving the lead away, and the trumps that win a
 * trick whoever leads. Each is proved by playing the cards down, so a bound never promises more than real play brings.
 */

const { classes, classMask, ofWorth, worths, sums } = BOARD;

/** A hand that follows everything. */
const ANYTHING = -1;

/** The points of the `count` cheapest cards of a hand, or of all of them. */
function cheapest(hand: number, count: number): number {
  let left = count - countCards(hand & (ofWorth[0] as number));
  if (left <= 0) return 0;
  let sum = 0;
  for (let i = 1; left > 0 && i < WORTHS; i++) {
    const alike = hand & (ofWorth[i] as number);
    if (alike === 0) continue;
    const held = Math.min(left, countCards(alike));
    sum += held * (worths[i] as number);
    left -= held;
  }
  return sum;
}

/** The points of the `count` dearest cards of a hand, or of all of them. */
function dearest(hand: number, count: number): number {
  let left = count;
  let sum = 0;
  for (let i = WORTHS - 1; left > 0 && i > 0; i--) {
    const alike = hand & (ofWorth[i] as number);
    if (alike === 0) continue;
    const held = Math.min(left, countCards(alike));
    sum += held * (worths[i] as number);
    left -= held;
  }
  return sum;
}

/** The `count` cheapest cards of a hand, or all of them. */
function cheapestOf(hand: number, count: number): number {
  let left = count;
  let taken = 0;
  for (let i = 0; left > 0 && i < WORTHS; i++) {
    const alike = hand & (ofWorth[i] as number);
    if (alike === 0) continue;
    const held = countCards(alike);
    taken |= held <= left ? alike : highestOf(alike, left);
    left -= held;
  }
  return taken;
}

/** The card points of a hand. */
export function sumOf(cards: number): number {
  return (
    (sums[cards & 255] as number) +
    (sums[256 + ((cards >>> 8) & 255)] as number) +
    (sums[512 + ((cards >>> 16) & 255)] as number) +
    (sums[768 + (cards >>> 24)] as number)
  );
}

/**
 * The plain cards a leader can cash one after the other against two others.
 * @param drawn whether no opponent has a trump left by then
 * @param ruffing hands that would ruff when they cannot follow, or `ANYTHING`
 */
function cashable(
  leader: number,
  one: number,
  other: number,
  drawn: boolean,
  ruffing: number,
  alsoRuffing: number,
): number {
  let sure = 0;
  for (let i = 1; i < CLASSES; i++) {
    const suit = classes[i] as number;
    const winners = leader & suit & above((one | other) & suit);
    if (winners === 0) continue;
    const count = countCards(winners);
    if (drawn && count >= countCards(one & suit) && count >= countCards(other & suit)) {
      // Nobody can follow to what is left of the suit, nor ruff it.
      sure |= leader & suit;
      continue;
    }
    const safe = Math.min(countCards(ruffing & suit), countCards(alsoRuffing & suit));
    sure |= safe < count ? highestOf(winners, safe) : winners;
  }
  return sure;
}

/**
 * What at least falls from a hand on `count` tricks of the other side: it must follow to the sure ones while it can,
 * and throws its cheapest cards on all others.
 */
function fallsUnder(hand: number, sure: number, count: number): number {
  const trumps = classes[0] as number;
  let forced = 0;
  const led = sure & trumps;
  if (led !== 0 && (hand & trumps) !== 0) forced = cheapestOf(hand & trumps, countCards(led));
  for (let plain = sure & ~trumps; plain !== 0; ) {
    const suit = classMask[highest(plain)] as number;
    const held = hand & suit;
    // In a plain suit the lower card never counts more.
    if (held !== 0) forced |= held ^ withoutLowest(held, countCards(plain & suit));
    plain &= ~suit;
  }
  return sumOf(forced) + cheapest(hand & ~forced, count - countCards(forced));
}

/** What a partner can add to the sure tricks of the leader: the best of each suit, and smears when it is void. */
function smeared(partner: number, sure: number): number {
  const trumps = classes[0] as number;
  let kept = 0;
  for (let i = 0; i < CLASSES; i++) {
    const cards = classes[i] as number;
    if ((sure & cards) !== 0) kept |= highestOf(partner & cards, countCards(sure & cards));
  }
  const thrown = countCards(sure) - countCards(kept);
  const free = partner & ~kept & ~trumps;
  // A partner with nothing but trumps to throw would take the lead away.
  if ((partner & trumps) !== 0 && countCards(free) < thrown) return -1;
  return sumOf(kept) + dearest(free, thrown);
}

/** What at least falls from both opponents of the leader. */
function underBoth(one: number, other: number, sure: number, count: number): number {
  return fallsUnder(one, sure, count) + fallsUnder(other, sure, count);
}

/** Card points a declarer on lead is sure of, out of the `rest` in play. */
export function declarerLeads(declarer: number, next: number, last: number, rest: number): number {
  const trumps = classes[0] as number;
  const own = declarer & trumps;
  const theirs = (next | last) & trumps;
  const top = own & above(theirs);
  const rounds = countCards(top);
  // Each round of the top trumps costs an opponent a trump, and he keeps his best.
  const nextKeeps = withoutLowest(next & trumps, rounds);
  const lastKeeps = withoutLowest(last & trumps, rounds);
  const kept = nextKeeps | lastKeeps;
  const drawn = kept === 0;
  const ruffing = nextKeeps === 0 ? ANYTHING : next;
  const alsoRuffing = lastKeeps === 0 ? ANYTHING : last;
  const cashed = cashable(declarer, next, last, drawn, ruffing, alsoRuffing);
  const sure = cashed | (drawn ? own : top);
  if (sure === declarer) return rest;
  if (drawn) return sumOf(sure) + underBoth(next, last, sure, countCards(sure));
  // Then the rest of the own trumps is kept, or the cheapest is led, which costs each opponent one more.
  const below = own & ~top;
  const more = winningTrumps(below, kept);
  const behind = below & ~cheapestOf(below, 1);
  const fewer = withoutLowest(nextKeeps, 1) | withoutLowest(lastKeeps, 1);
  const after = winningTrumps(behind, fewer);
  if (after < more || below === 0) {
    const count = countCards(sure) + more;
    return sumOf(sure) + cheapest(below, more) + underBoth(next, last, sure, count);
  }
  const count = countCards(sure) + after;
  if (fewer !== 0) {
    return sumOf(sure) + cheapest(behind, after) + underBoth(next, last, sure, count);
  }
  // The last trumps of the opponents fall in the trick that may be lost.
  const nexts = (next & ~trumps) | cheapestOf(next & trumps, rounds);
  const lasts = (last & ~trumps) | cheapestOf(last & trumps, rounds);
  if (behind !== 0) {
    // With a trump left he comes on lead again and cashes then what nobody can ruff any more.
    const later = top | behind | cashable(declarer, next, last, true, ANYTHING, ANYTHING);
    const many = countCards(later);
    if (many > count) return sumOf(later) + cheapest(nexts, many) + cheapest(lasts, many);
  }
  return sumOf(sure | behind) + underBoth(nexts, lasts, sure, count);
}

/** Card points the defenders are sure of when `leader`, one of them, is on lead. */
export function defenderLeads(
  leader: number,
  partner: number,
  declarer: number,
  rest: number,
): number {
  const trumps = classes[0] as number;
  const theirs = declarer & trumps;
  const top = leader & trumps & above((partner | declarer) & trumps);
  const rounds = countCards(top);
  const drawn = rounds >= countCards(theirs);
  const ruffing = drawn ? ANYTHING : declarer;
  const cashed = cashable(leader, partner, declarer, drawn, ruffing, ANYTHING);
  const longest = drawn && rounds >= countCards(partner & trumps);
  const sure = cashed | (longest ? leader & trumps : top);
  if (sure === 0) return 0;
  if (sure === leader) return rest;
  const added = smeared(partner, sure);
  return added < 0 ? 0 : sumOf(sure) + fallsUnder(declarer, sure, countCards(sure)) + added;
}

/**
 * The plain cards of a declarer not on lead that are his once trumps are drawn, in suits that cannot be ruffed before: he
 * is on lead at the latest when his other plain cards are gone, and until then the others cannot throw all of the suit.
 */
function unruffed(declarer: number, one: number, other: number): number {
  const trumps = classes[0] as number;
  const plain = declarer & ~trumps;
  let sure = cashable(declarer, one, other, true, ANYTHING, ANYTHING);
  for (let left = sure; left !== 0; ) {
    const suit = classMask[highest(left)] as number;
    left &= ~suit;
    const before = countCards(plain & ~(sure & suit));
    const ruffed =
      ((one & trumps) !== 0 && countCards(one & suit) <= before) ||
      ((other & trumps) !== 0 && countCards(other & suit) <= before);
    if (ruffed) sure &= ~suit;
  }
  return sure;
}

/** Card points a declarer not on lead is sure of. */
export function declarerWaits(declarer: number, one: number, other: number, rest: number): number {
  const trumps = classes[0] as number;
  const own = declarer & trumps;
  if (own === 0) return 0;
  const theirs = (one | other) & trumps;
  if (theirs === 0) {
    // He ruffs, or takes a trick in a suit that is his, and is on lead; to any other suit he follows and loses nothing.
    const sure = own | cashable(declarer, one, other, true, ANYTHING, ANYTHING);
    if (sure === declarer) return rest;
    const count = countCards(sure);
    return sumOf(sure) + cheapest(one, count) + cheapest(other, count);
  }
  const top = own & above(theirs);
  let count = winningTrumps(own, theirs);
  if (top !== 0) {
    // One of the top trumps is spent to come on lead.
    const rounds = countCards(top) - 1;
    const oneKeeps = withoutLowest(one & trumps, rounds);
    const otherKeeps = withoutLowest(other & trumps, rounds);
    const below = own & ~top;
    const kept = oneKeeps | otherKeeps;
    const fewer = withoutLowest(oneKeeps, 1) | withoutLowest(otherKeeps, 1);
    const behind = below & ~cheapestOf(below, 1);
    if (kept === 0 || (fewer === 0 && behind !== 0)) {
      // All trumps are drawn then, the last ones with a trump that may lose; he keeps one to come on lead again.
      const sure = (kept === 0 ? own : top | behind) | unruffed(declarer, one, other);
      if (sure === declarer) return rest;
      const many = countCards(sure);
      return sumOf(sure) + cheapest(one, many) + cheapest(other, many);
    }
    count = Math.max(
      count,
      rounds + 1 + winningTrumps(below, kept),
      rounds + 1 + winningTrumps(below & (below - 1), fewer),
    );
  }
  if (count === 0) return 0;
  const lower = cheapest(own & ~top, count - countCards(top));
  return sumOf(top) + lower + cheapest(one, count) + cheapest(other, count);
}

/** Card points the defenders are sure of when the declarer leads. */
export function defendersWait(declarer: number, one: number, other: number): number {
  const trumps = classes[0] as number;
  const theirs = declarer & trumps;
  const top = (one | other) & trumps & above(theirs);
  const count = Math.max(
    winningTrumps(one & trumps, theirs),
    winningTrumps(other & trumps, theirs),
  );
  if (count === 0) return 0;
  return (
    sumOf(top) +
    cheapest(declarer, count) +
    cheapest(one & ~top, count - countCards(one & top)) +
    cheapest(other & ~top, count - countCards(other & top))
  );
}
