import type { Seat } from "../../shared/skat/seats.ts";
import { legalCards } from "../../shared/skat/trick.ts";
import type { DeclareCommand } from "../../shared/table/commands.ts";
import type { TableRules } from "../../shared/table/rules.ts";
import type { TableState } from "../../shared/table/state.ts";
import type { Viewer } from "../../shared/table/view.ts";
import type { Journal } from "../store/journal.ts";
import type { Settings } from "../store/settings.ts";
import type { BoardElement } from "../table/board.ts";
import { found, type Game, opened, type Plan, playUntil, shownTo } from "./game.ts";

/** One state of the table: how it is come by, who looks, and what is set beside it. */
export interface KitState {
  readonly name: string;
  readonly make: () => Game;
  readonly viewer: Viewer;
  readonly plan: Plan;
  readonly set?: (board: BoardElement) => void;
  /** Settings of the device, where they are not the default. */
  readonly settings?: Partial<Settings>;
  /** Of a table over days: what its line and its notices are made of. */
  readonly journal?: Journal;
  /** Whether the settings lie open over it. */
  readonly opensSettings?: true;
  /** Taps made once it is shown, by CSS selector, to reach what only taps reach. */
  readonly taps?: readonly string[];
}

export const ME: Seat = 0;
export const plays = (game: string, more: Partial<DeclareCommand> = {}): DeclareCommand => ({
  type: "declare",
  game,
  ...more,
});

export function plan(limits: readonly number[], declares: DeclareCommand = plays("H")): Plan {
  return { limits, declares };
}

export const dealer = (seat: Seat) => (game: Game) => game.state.deal?.dealer === seat;
export const toAct =
  (seat: Seat, phase: TableState["phase"], more: (state: TableState) => boolean = () => true) =>
  (state: TableState): boolean =>
    state.phase === phase &&
    shownTo({ state } as Game, seat).view.state.deal?.toAct.includes(seat) === true &&
    more(state);
export const played = (tricks: number, cards: number) => (state: TableState) =>
  state.deal?.tricks.length === tricks && state.deal.trick.length === cards;
export const dealsDone = (n: number) => (state: TableState) => state.rows.length >= n;

/** Plays to a state that only some seeds reach, with the viewer in a given place. */
export function reach(
  by: Plan,
  stop: (state: TableState) => boolean,
  wanted: (game: Game) => boolean = () => true,
  rules: Partial<TableRules> = {},
  start: (game: Game) => boolean = () => true,
): () => Game {
  return () =>
    found(
      (seed) => {
        const game = opened(seed, rules);
        return start(game) ? playUntil(game, by, stop) : game;
      },
      (game) => stop(game.state) && wanted(game),
    );
}

/** The viewer has to follow and holds cards that may not be played. */
export function isBarred({ state }: Game): boolean {
  const { deal } = state;
  const hand = deal?.hands[ME];
  if (!deal?.contract || !hand) return false;
  const legal = legalCards(hand, deal.trick, deal.contract.game).length;
  return legal > 1 && legal < hand.length;
}

export const MINE = plan([24, 20, 18]);
export const MIAS = plan([20, 24, 18]);
export const lastResult =
  (test: (last: NonNullable<TableState["last"]>) => boolean) => (game: Game) =>
    game.state.last !== null && test(game.state.last);
