import type { Game, PointGame } from "../skat/games.ts";
import { bound, closeIn, followLine } from "./exact.ts";
import { layoutOf } from "./layout.ts";
import { inLayout, legalBits, type Open, play } from "./open.ts";
import type { Hand, Position } from "./position.ts";
import { createSearch } from "./search.ts";
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
      const open = inLayout(position, layout);
      const value = bound(search, open, points, search.visited() + budget);
      return value === null ? null : value >= points;
    },
    points(position, budget = NO_LIMIT, guess) {
      const open = inLayout(position, layout);
      const end = search.visited() + budget;
      return guess === undefined
        ? followLine(search, open, layout, end)
        : closeIn(search, open, layout, end, guess);
    },
    cardsMaking(position, points, budget = NO_LIMIT) {
      const open = inLayout(position, layout);
      const end = search.visited() + budget;
      let making = 0;
      for (const card of legalBits(open, layout)) {
        const after = play(open, card, layout);
        const need = points - after.won;
        const value = bound(search, after.open, need, end);
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
        const value: number | null =
          guess === undefined
            ? followLine(search, after.open, layout, end)
            : closeIn(search, after.open, layout, end, guess - after.won);
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

function reaches(sweep: Sweep, open: Open, budget: number): boolean | null {
  return sweep.reaches(open.hands, open.who, open.trick, budget);
}

/** Either solver, by game. */
export type Solver = PointSolver | NullSolver;

export function createSolver(game: Game, options: SolverOptions = {}): Solver {
  return game === "N" ? createNullSolver(options) : createPointSolver(game, options);
}
