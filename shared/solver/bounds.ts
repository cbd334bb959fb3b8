import { countCards, highest, type Layout } from "./layout.ts";

/**
 * Bounds from sure tricks: what a side on lead can cash without ever giving the lead away, and the trumps that win a
 * trick whoever leads. Each is proved by playing the cards down, so a bound never promises more than real play brings.
 */
export interface Bounds {
  /** Card points a declarer on lead is sure of, out of the `rest` in play. */
  declarerLeads(declarer: number, next: number, last: number, rest: number): number;
  /** Card points the defenders are sure of when `leader`, one of them, is on lead. */
  defenderLeads(leader: number, partner: number, declarer: number, rest: number): number;
  /** Card points a declarer not on lead is sure of. */
  declarerWaits(declarer: number, one: number, other: number): number;
  /** Card points the defenders are sure of when the declarer leads. */
  defendersWait(declarer: number, one: number, other: number): number;
}

/** What cards can count, and a hand that follows everything. */
const WORTHS = [0, 2, 3, 4, 10, 11] as const;
const ANYTHING = -1;

export function createBounds(layout: Layout): Bounds {
  const { points, trumps, suits } = layout;
  const classes = [trumps, ...suits];
  const worthMasks = Int32Array.from(WORTHS, (worth) =>
    points.reduce((mask, each, bit) => (each === worth ? mask | (1 << bit) : mask), 0),
  );
  const blanks = worthMasks[0] as number;

  /** The points of the `count` cheapest cards of a hand, or of all of them. */
  function cheapest(hand: number, count: number): number {
    let left = count - countCards(hand & blanks);
    let sum = 0;
    for (let i = 1; left > 0 && i < WORTHS.length; i++) {
      const held = Math.min(left, countCards(hand & (worthMasks[i] as number)));
      sum += held * (WORTHS[i] as number);
      left -= held;
    }
    return sum;
  }

  /** The points of the `count` dearest cards of a hand, or of all of them. */
  function dearest(hand: number, count: number): number {
    let left = count;
    let sum = 0;
    for (let i = WORTHS.length - 1; left > 0 && i > 0; i--) {
      const held = Math.min(left, countCards(hand & (worthMasks[i] as number)));
      sum += held * (WORTHS[i] as number);
      left -= held;
    }
    return sum;
  }

  function sumOf(cards: number): number {
    let sum = 0;
    for (let left = cards & ~blanks; left !== 0; ) {
      const card = highest(left);
      left ^= 1 << card;
      sum += points[card] as number;
    }
    return sum;
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
    for (let i = 0; i < suits.length; i++) {
      const suit = suits[i] as number;
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

  /** What at least falls from a hand on the sure tricks of the leader: it must follow while it can. */
  function fallsUnder(hand: number, sure: number): number {
    let sum = 0;
    for (let i = 0; i < classes.length; i++) {
      const cards = classes[i] as number;
      if ((sure & cards) !== 0) sum += cheapest(hand & cards, countCards(sure & cards));
    }
    return sum;
  }

  /** What a partner can add to the sure tricks of the leader: the best of each suit, and smears when it is void. */
  function smeared(partner: number, sure: number): number {
    let kept = 0;
    for (let i = 0; i < classes.length; i++) {
      const cards = classes[i] as number;
      if ((sure & cards) !== 0) kept |= highestOf(partner & cards, countCards(sure & cards));
    }
    const thrown = countCards(sure) - countCards(kept);
    const free = partner & ~kept & ~trumps;
    // A partner with nothing but trumps to throw would take the lead away.
    if ((partner & trumps) !== 0 && countCards(free) < thrown) return -1;
    return sumOf(kept) + dearest(free, thrown);
  }

  function declarerLeads(declarer: number, next: number, last: number, rest: number): number {
    const own = declarer & trumps;
    const theirs = (next | last) & trumps;
    const top = own & above(theirs);
    const rounds = countCards(top);
    const drawn = rounds >= countCards(next & trumps) && rounds >= countCards(last & trumps);
    const ruffing = drawn || (next & trumps) === 0 ? ANYTHING : next;
    const alsoRuffing = drawn || (last & trumps) === 0 ? ANYTHING : last;
    const cashed = cashable(declarer, next, last, drawn, ruffing, alsoRuffing);
    const sure = cashed | (drawn ? own : top);
    if (sure === declarer) return rest;
    const lower = drawn ? 0 : cheapest(own & ~top, winningTrumps(own, theirs) - rounds);
    return sumOf(sure) + fallsUnder(next, sure) + fallsUnder(last, sure) + lower;
  }

  function defenderLeads(leader: number, partner: number, declarer: number, rest: number): number {
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
    return added < 0 ? 0 : sumOf(sure) + fallsUnder(declarer, sure) + added;
  }

  function declarerWaits(declarer: number, one: number, other: number): number {
    const own = declarer & trumps;
    const theirs = (one | other) & trumps;
    const count = winningTrumps(own, theirs);
    if (count === 0) return 0;
    const top = own & above(theirs);
    const lower = cheapest(own & ~top, count - countCards(top));
    return sumOf(top) + lower + cheapest(one, count) + cheapest(other, count);
  }

  function defendersWait(declarer: number, one: number, other: number): number {
    const theirs = declarer & trumps;
    const top = (one | other) & trumps & above(theirs);
    const count = Math.max(
      winningTrumps(one & trumps, theirs),
      winningTrumps(other & trumps, theirs),
    );
    return sumOf(top) + cheapest(declarer, count);
  }

  return { declarerLeads, defenderLeads, declarerWaits, defendersWait };
}

/** The bits strictly above the highest card of a hand; all bits when it is empty. */
function above(hand: number): number {
  return hand === 0 ? ANYTHING : ~((2 << highest(hand)) - 1);
}

/** The `count` highest cards of a hand, or all of them. */
function highestOf(hand: number, count: number): number {
  let left = hand;
  for (let i = 0; i < count && left !== 0; i++) left ^= 1 << highest(left);
  return hand ^ left;
}

/**
 * How many trumps of `mine` win a trick whatever happens: every one of them is played in the end, in a trick of its own,
 * and loses only to a higher one of `theirs`, which is gone then.
 */
function winningTrumps(mine: number, theirs: number): number {
  let higher = 0;
  let sure = 0;
  for (let left = mine | theirs; left !== 0; ) {
    const card = highest(left);
    left ^= 1 << card;
    if ((theirs >>> card) & 1) higher++;
    else if (higher > 0) higher--;
    else sure++;
  }
  return sure;
}
