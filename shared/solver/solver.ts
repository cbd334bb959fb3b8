import type { Game, PointGame } from "../skat/games.ts";
import { highest, type Layout, layoutOf, toLayout } from "./layout.ts";
import type { Hand, Position } from "./position.ts";
import { createSearch, type Search } from "./search.ts";
import { createSweep, type Sweep } from "./sweep.ts";

/** A legal card, as `cardIndex`, with the card points the declarer wins from here when it is played. */
interface CardPointsVerdict {
  readonly card: number;
  readonly points: number;
}

/** A legal card of a Null, as `cardIndex`, with whether the declarer still gets through when it is played. */
interface CardNullVerdict {
  readonly card: number;
  readonly won: boolean;
}

export interface SolverOptions {
  /** The tables hold 2^bits positions of 16 bytes; 18 (4 MB) when left out. */
  readonly tableBits?: number;
}

/**
 * Open-card play of one suit game or Grand, exact. It keeps what it has proved, for any position of the same game and
 * across deals; `forget` drops it. Budgets count positions visited and an answer they do not suffice for is null, so the
 * same calls after `forget` give the same answers on every machine.
 */
export interface PointSolver {
  readonly game: PointGame;
  /** Whether the declarer can still win at least `points` card points, the trick on the table included. */
  makes(position: Position, points: number, budget?: number): boolean | null;
  /** The card points the declarer still wins with best play on both sides. `guess` only speeds it up. */
  points(position: Position, budget?: number, guess?: number): number | null;
  /** The legal cards after which the declarer can still win at least `points`. */
  cardsMaking(position: Position, points: number, budget?: number): Hand | null;
  /** Every legal card with its exact outcome, in the order of the pack. */
  verdicts(position: Position, budget?: number): CardPointsVerdict[] | null;
  /** Whether the declarer can take every trick left (`"declarer"`), or the defenders can (`"defenders"`). */
  forcesSchwarz(
    position: Position,
    side: "declarer" | "defenders",
    budget?: number,
  ): boolean | null;
  /** Positions visited since the solver was made. */
  visited(): number;
  forget(): void;
}

/** Open-card play of Null; see {@link PointSolver} for tables and budgets. */
export interface NullSolver {
  readonly game: "N";
  /** Whether the declarer can avoid every trick from here. */
  won(position: Position, budget?: number): boolean | null;
  /** Every legal card with its outcome, in the order of the pack. */
  verdicts(position: Position, budget?: number): CardNullVerdict[] | null;
  visited(): number;
  forget(): void;
}

const NO_LIMIT = 0x7fffffff;
const TABLE_BITS = 18;
const SWEEP_TABLE_BITS = 14;

export function createPointSolver(game: PointGame, options: SolverOptions = {}): PointSolver {
  const layout = layoutOf(game);
  const search = createSearch(layout, options.tableBits ?? TABLE_BITS);
  const all = createSweep(layout, "all", SWEEP_TABLE_BITS);
  const one = createSweep(layout, "one", SWEEP_TABLE_BITS);
  const visited = () => search.visited() + all.visited() + one.visited();

  return {
    game,
    makes(position, points, budget = NO_LIMIT) {
      const value = bound(search, inLayout(position, layout), points, budget);
      return value === null ? null : value >= points;
    },
    points(position, budget = NO_LIMIT, guess) {
      return exact(search, inLayout(position, layout), layout, budget, guess);
    },
    cardsMaking(position, points, budget = NO_LIMIT) {
      const open = inLayout(position, layout);
      const end = search.visited() + budget;
      let making = 0;
      for (const card of legalBits(open, layout)) {
        const after = play(open, card, layout);
        const need = points - after.won;
        const value = bound(search, after.open, need, end - search.visited());
        if (value === null) return null;
        if (value >= need) making |= 1 << (layout.cardOf[card] as number);
      }
      return making;
    },
    verdicts(position, budget = NO_LIMIT) {
      const open = inLayout(position, layout);
      const end = search.visited() + budget;
      const verdicts: CardPointsVerdict[] = [];
      let guess: number | undefined;
      for (const card of legalBits(open, layout)) {
        const after = play(open, card, layout);
        const left = guess === undefined ? undefined : guess - after.won;
        const value = exact(search, after.open, layout, end - search.visited(), left);
        if (value === null) return null;
        guess = value + after.won;
        verdicts.push({ card: layout.cardOf[card] as number, points: guess });
      }
      return verdicts.sort((a, b) => a.card - b.card);
    },
    forcesSchwarz(position, side, budget = NO_LIMIT) {
      const open = inLayout(position, layout);
      if (side === "declarer") return reaches(all, open, budget);
      const takesOne = reaches(one, open, budget);
      return takesOne === null ? null : !takesOne;
    },
    visited,
    forget() {
      search.forget();
      all.forget();
      one.forget();
    },
  };
}

export function createNullSolver(options: SolverOptions = {}): NullSolver {
  const layout = layoutOf("N");
  const sweep = createSweep(layout, "none", options.tableBits ?? SWEEP_TABLE_BITS);
  return {
    game: "N",
    won(position, budget = NO_LIMIT) {
      return reaches(sweep, inLayout(position, layout), budget);
    },
    verdicts(position, budget = NO_LIMIT) {
      const open = inLayout(position, layout);
      const end = sweep.visited() + budget;
      const verdicts: CardNullVerdict[] = [];
      for (const card of legalBits(open, layout)) {
        const after = play(open, card, layout);
        const won =
          after.taken === true ? false : reaches(sweep, after.open, end - sweep.visited());
        if (won === null) return null;
        verdicts.push({ card: layout.cardOf[card] as number, won });
      }
      return verdicts.sort((a, b) => a.card - b.card);
    },
    visited: () => sweep.visited(),
    forget: () => sweep.forget(),
  };
}

/** A position in the bits of a layout, seats counted from the declarer. */
interface Open {
  readonly hands: readonly [number, number, number];
  readonly who: number;
  readonly trick: readonly number[];
}

function inLayout(position: Position, layout: Layout): Open {
  const { declarer, leader, hands, trick } = position;
  return {
    hands: [
      toLayout(hands[declarer], layout),
      toLayout(hands[((declarer + 1) % 3) as 0 | 1 | 2], layout),
      toLayout(hands[((declarer + 2) % 3) as 0 | 1 | 2], layout),
    ],
    who: (leader - declarer + 3) % 3,
    trick: trick.map((card) => layout.bitOf[card] as number),
  };
}

function bound(search: Search, open: Open, need: number, budget: number): number | null {
  return search.bound(open.hands, open.who, open.trick, need, budget);
}

function reaches(sweep: Sweep, open: Open, budget: number): boolean | null {
  return sweep.reaches(open.hands, open.who, open.trick, budget);
}

/** How far the next question lies from an answer while the value is bounded on one side only. */
const STRIDE = 12;

/**
 * Closes in on the exact value by zero windows: from the guess in strides until the value is bracketed, then by halves.
 * Questions far from the value are cheap, those next to it dear, so few of the latter should be asked.
 */
function exact(
  search: Search,
  open: Open,
  layout: Layout,
  budget: number,
  guess?: number,
): number | null {
  const end = search.visited() + budget;
  let low = 0;
  let high = pointsIn(open, layout);
  let need = guess ?? (high >> 1) + 1;
  let seen: "low" | "high" | "both" | null = null;
  while (low < high) {
    need = Math.min(Math.max(need, low + 1), high);
    const value = bound(search, open, need, end - search.visited());
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

function pointsIn(open: Open, layout: Layout): number {
  let points = 0;
  for (const card of open.trick) points += layout.points[card] as number;
  for (const card of bits(open.hands[0] | open.hands[1] | open.hands[2])) {
    points += layout.points[card] as number;
  }
  return points;
}

/** The bits of a hand, highest first. */
function bits(hand: number): number[] {
  const list: number[] = [];
  for (let left = hand; left !== 0; ) {
    const card = highest(left);
    left ^= 1 << card;
    list.push(card);
  }
  return list;
}

/** The bits of the cards that may be played now. */
function legalBits(open: Open, layout: Layout): number[] {
  const hand = open.hands[(open.who + open.trick.length) % 3] as number;
  const led = open.trick[0];
  const following = led === undefined ? 0 : hand & (layout.classMask[led] as number);
  return bits(following !== 0 ? following : hand);
}

/** What comes of playing a card: the next position, who took a finished trick, and what the declarer won by it. */
function play(
  open: Open,
  card: number,
  layout: Layout,
): { readonly open: Open; readonly taken?: boolean; readonly won: number } {
  const seat = (open.who + open.trick.length) % 3;
  const hands = open.hands.map((hand, at) => (at === seat ? hand ^ (1 << card) : hand));
  const [a, b, c] = hands as [number, number, number];
  const trick = [...open.trick, card];
  if (trick.length < 3) return { open: { hands: [a, b, c], who: open.who, trick }, won: 0 };
  let place = 0;
  for (let i = 1; i < 3; i++) {
    const best = trick[place] as number;
    if (((layout.beaters[best] as number) >>> (trick[i] as number)) & 1) place = i;
  }
  const who = (open.who + place) % 3;
  const taken = who === 0;
  const sum = trick.reduce((points, bit) => points + (layout.points[bit] as number), 0);
  return { open: { hands: [a, b, c], who, trick: [] }, taken, won: taken ? sum : 0 };
}

/** Either solver, by game. */
export type Solver = PointSolver | NullSolver;

export function createSolver(game: Game, options: SolverOptions = {}): Solver {
  return game === "N" ? createNullSolver(options) : createPointSolver(game, options);
}
