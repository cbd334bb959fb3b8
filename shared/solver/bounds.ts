import { countCards, highest, type Layout } from "./layout.ts";

/**
 * Bounds from sure tricks: what a side on lead can cash without ever giving the lead away, and what top trumps bring in
 * whoever leads. They are proved by playing the cards down, so a bound is never better than real play.
 */
export interface Bounds {
  /** Card points a declarer on lead is sure of, out of `rest`. */
  declarerLeads(declarer: number, next: number, last: number, rest: number): number;
  /** Card points the defenders are sure of when `leader`, one of them, is on lead. */
  defenderLeads(leader: number, partner: number, declarer: number, rest: number): number;
  /** Card points a declarer not on lead is sure of: those of trumps nobody can beat, and what falls under them. */
  declarerWaits(declarer: number, one: number, other: number): number;
  /** The same for the defenders when the declarer leads. */
  defendersWait(declarer: number, one: number, other: number): number;
}

/** The cards strictly above the highest of `hand`; all cards when it is empty. */
function above(hand: number): number {
  return hand === 0 ? -1 : ~((2 << highest(hand)) - 1);
}

export function createBounds(layout: Layout): Bounds {
  const { points, trumps, suits } = layout;
  /** Masks of the cards by what they count, cheapest first. */
  const byPoints = [0, 2, 3, 4, 10, 11].map((worth) =>
    points.reduce((mask, each, bit) => (each === worth ? mask | (1 << bit) : mask), 0),
  );
  const [blanks = 0] = byPoints;
  const worths = [0, 2, 3, 4, 10, 11];

  /** The points of the `count` cheapest cards of a hand, or of all of them. */
  function cheapest(hand: number, count: number): number {
    let left = count - countCards(hand & blanks);
    let sum = 0;
    for (let i = 1; left > 0 && i < 6; i++) {
      const held = Math.min(left, countCards(hand & (byPoints[i] as number)));
      sum += held * (worths[i] as number);
      left -= held;
    }
    return sum;
  }

  /** The points of the `count` dearest cards of a hand, or of all of them. */
  function dearest(hand: number, count: number): number {
    let left = count;
    let sum = 0;
    for (let i = 5; left > 0 && i > 0; i--) {
      const held = Math.min(left, countCards(hand & (byPoints[i] as number)));
      sum += held * (worths[i] as number);
      left -= held;
    }
    return sum;
  }

  function sumOf(cards: number): number {
    let sum = 0;
    for (let left = cards; left !== 0; ) {
      const card = highest(left);
      left ^= 1 << card;
      sum += points[card] as number;
    }
    return sum;
  }

  /** The `count` highest cards of a hand. */
  function highestOf(hand: number, count: number): number {
    let taken = 0;
    let left = hand;
    for (let i = 0; i < count && left !== 0; i++) {
      const card = 1 << highest(left);
      taken |= card;
      left ^= card;
    }
    return taken;
  }

  function declarerLeads(declarer: number, next: number, last: number, rest: number): number {
    const nextTrumps = countCards(next & trumps);
    const lastTrumps = countCards(last & trumps);
    const own = declarer & trumps;
    const top = own & above((next | last) & trumps);
    const rounds = countCards(top);
    const drawn = rounds >= nextTrumps && rounds >= lastTrumps;
    let sure = drawn ? own : top;
    let sum = 0;
    const trumpRounds = drawn ? countCards(own) : rounds;
    if (trumpRounds > 0) {
      sum += cheapest(next & trumps, Math.min(trumpRounds, nextTrumps));
      sum += cheapest(last & trumps, Math.min(trumpRounds, lastTrumps));
    }
    for (const suit of suits) {
      const mine = declarer & suit;
      if (mine === 0) continue;
      const winners = mine & above((next | last) & suit);
      if (winners === 0) continue;
      const nextCount = countCards(next & suit);
      const lastCount = countCards(last & suit);
      let count = countCards(winners);
      let cash = winners;
      if (drawn) {
        if (count >= nextCount && count >= lastCount) {
          cash = mine;
          count = countCards(mine);
        }
      } else {
        // A defender with trumps must follow in every round counted.
        const safe = Math.min(nextTrumps > 0 ? nextCount : 10, lastTrumps > 0 ? lastCount : 10);
        if (safe < count) {
          count = safe;
          cash = highestOf(winners, safe);
        }
      }
      if (count === 0) continue;
      sure |= cash;
      sum += cheapest(next & suit, Math.min(count, nextCount));
      sum += cheapest(last & suit, Math.min(count, lastCount));
    }
    return sure === declarer ? rest : sum + sumOf(sure);
  }

  function defenderLeads(leader: number, partner: number, declarer: number, rest: number): number {
    const theirs = countCards(declarer & trumps);
    const own = leader & trumps;
    const top = own & above((partner | declarer) & trumps);
    const rounds = countCards(top);
    const drawn = rounds >= theirs;
    const allTrumps = drawn && rounds >= countCards(partner & trumps);
    let sure = allTrumps ? own : top;
    let kept = 0;
    let thrown = 0;
    let sum = 0;
    const trumpRounds = countCards(sure);
    if (trumpRounds > 0) {
      sum += cheapest(declarer & trumps, Math.min(trumpRounds, theirs));
      kept = highestOf(partner & trumps, trumpRounds);
      thrown = trumpRounds - countCards(kept);
    }
    for (const suit of suits) {
      const mine = leader & suit;
      if (mine === 0) continue;
      const winners = mine & above((partner | declarer) & suit);
      if (winners === 0) continue;
      const declarerCount = countCards(declarer & suit);
      let count = countCards(winners);
      let cash = winners;
      if (drawn) {
        if (count >= declarerCount && count >= countCards(partner & suit)) {
          cash = mine;
          count = countCards(mine);
        }
      } else if (declarerCount < count) {
        count = declarerCount;
        cash = highestOf(winners, count);
      }
      if (count === 0) continue;
      sure |= cash;
      sum += cheapest(declarer & suit, Math.min(count, declarerCount));
      const follows = highestOf(partner & suit, count);
      kept |= follows;
      thrown += count - countCards(follows);
    }
    if (sure === leader) return rest;
    if (thrown > 0) {
      const free = partner & ~kept & ~trumps;
      // A partner with nothing but trumps to throw would take the lead away.
      if ((partner & trumps) !== 0 && countCards(free) < thrown) return 0;
      sum += dearest(free, thrown);
    }
    return sum + sumOf(sure) + sumOf(kept);
  }

  function declarerWaits(declarer: number, one: number, other: number): number {
    const top = declarer & trumps & above((one | other) & trumps);
    if (top === 0) return 0;
    const count = countCards(top);
    return sumOf(top) + cheapest(one, count) + cheapest(other, count);
  }

  function defendersWait(declarer: number, one: number, other: number): number {
    const bar = above(declarer & trumps) & trumps;
    const top = (one | other) & bar;
    if (top === 0) return 0;
    const count = Math.max(countCards(one & bar), countCards(other & bar));
    return sumOf(top) + cheapest(declarer, count);
  }

  return { declarerLeads, defenderLeads, declarerWaits, defendersWait };
}
