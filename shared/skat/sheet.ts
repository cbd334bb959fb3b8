import type { Game } from "./games.ts";
import { assertNever } from "./refusal.ts";
import { type PlayerCount, type Seat, seatsOf } from "./seats.ts";

/** How the deals are written down (RULES.md 11). */
export const SHEETS = ["simple", "seeger", "bierlachs"] as const;
export type SheetKind = (typeof SHEETS)[number];
export const BIERLACHS_LIMITS = [301, 401, 501] as const;
export type BierlachsLimit = (typeof BIERLACHS_LIMITS)[number];

/** What the declarer of a deal wrote: `score` is his entry on the simple sheet. */
export interface DeclarerScore {
  readonly declarer: Seat;
  readonly won: boolean;
  readonly score: number;
}

const SEEGER_BONUS = 50;
/** What each of the others gets when the declarer loses, by the number of players (RULES.md 11). */
const SEEGER_DEFENCE: Readonly<Record<PlayerCount, number>> = { 3: 40, 4: 30 };

/**
 * One number a seat for one deal; all zero when it was passed in or annulled (`played` null).
 * @param leftOut the bot of a duel, for whom nothing is ever written (RULES.md 14)
 */
export function entriesOf(
  sheet: SheetKind,
  players: PlayerCount,
  played: DeclarerScore | null,
  leftOut?: Seat,
): readonly number[] {
  return seatsOf(players).map((seat) => {
    if (!played || seat === leftOut) return 0;
    return seat === played.declarer ? ownEntry(sheet, played) : othersEntry(sheet, players, played);
  });
}

function ownEntry(sheet: SheetKind, { won, score }: DeclarerScore): number {
  switch (sheet) {
    case "simple":
      return score;
    case "seeger":
      return score + (won ? SEEGER_BONUS : -SEEGER_BONUS);
    case "bierlachs":
      return won ? 0 : score;
    default:
      return assertNever(sheet);
  }
}

function othersEntry(
  sheet: SheetKind,
  players: PlayerCount,
  { won, score }: DeclarerScore,
): number {
  switch (sheet) {
    case "simple":
      return 0;
    case "seeger":
      return won ? 0 : SEEGER_DEFENCE[players];
    case "bierlachs":
      // Only minus points are written; at four the dealer is charged like an opponent.
      return won ? -score : 0;
    default:
      return assertNever(sheet);
  }
}

/** One line of the score sheet. */
export interface SheetRow {
  readonly n: number;
  readonly dealer: Seat;
  /** Null when the deal was passed in or annulled. */
  readonly declarer: Seat | null;
  readonly game: Game | null;
  readonly value: number;
  readonly won: boolean;
  readonly entries: readonly number[];
  /** The deal was broken off when somebody's time was up: it counts as one of the series, and nobody writes anything. */
  readonly annulled?: true;
}

/** The sums of a sheet, one number a seat: entries, own games won, own games lost. */
export interface SheetTotals {
  readonly totals: readonly number[];
  readonly wins: readonly number[];
  readonly losses: readonly number[];
}

/** Adds up the rows: totals by their entries, own games won and lost by their declarers. */
export function totalsOf(rows: readonly SheetRow[], players: PlayerCount): SheetTotals {
  const zero = (): number[] => seatsOf(players).map(() => 0);
  const sums = { totals: zero(), wins: zero(), losses: zero() };
  const add = (column: number[], seat: number, amount: number): void => {
    column[seat] = (column[seat] ?? 0) + amount;
  };
  for (const row of rows) {
    row.entries.forEach((entry, seat) => {
      add(sums.totals, seat, entry);
    });
    if (row.declarer !== null) add(row.won ? sums.wins : sums.losses, row.declarer, 1);
  }
  return sums;
}

/** The terms on which a series ends. */
export interface SeriesTerms {
  readonly players: PlayerCount;
  readonly deals: number;
  readonly sheet: SheetKind;
  readonly limit?: BierlachsLimit | undefined;
  /** The bot of a duel: it neither wins nor loses (RULES.md 14). */
  readonly duel?: Seat | undefined;
}

export const DEFAULT_LIMIT: BierlachsLimit = 501;

/** Whether the series is over: by its number of deals, or in Bierlachs when somebody has reached the limit (RULES.md 11). */
export function seriesOver(terms: SeriesTerms, rows: readonly SheetRow[]): boolean {
  if (terms.sheet !== "bierlachs") return rows.length >= terms.deals;
  const limit = terms.limit ?? DEFAULT_LIMIT;
  return totalsOf(rows, terms.players).totals.some((total) => total <= -limit);
}

/**
 * The seats that win the series as the sheet stands: the best total; with Seeger, equal totals go to more own games
 * won, then to fewer lost; whoever is still equal shares (RULES.md 11).
 */
export function winnersOf(terms: SeriesTerms, rows: readonly SheetRow[]): readonly Seat[] {
  const { totals, wins, losses } = totalsOf(rows, terms.players);
  const at = (column: readonly number[], seat: Seat): number => column[seat] ?? 0;
  const compare = (a: Seat, b: Seat): number => {
    const byTotal = at(totals, b) - at(totals, a);
    if (byTotal !== 0 || terms.sheet !== "seeger") return byTotal;
    return at(wins, b) - at(wins, a) || at(losses, a) - at(losses, b);
  };
  const ranked = rivalsOf(terms).sort(compare);
  return ranked.filter((seat) => compare(ranked[0] as Seat, seat) === 0).sort();
}

/** The seats that lose a Bierlachs series: those with the lowest total; nobody loses on the other sheets. */
export function losersOf(terms: SeriesTerms, rows: readonly SheetRow[]): readonly Seat[] {
  if (terms.sheet !== "bierlachs") return [];
  const { totals } = totalsOf(rows, terms.players);
  const rivals = rivalsOf(terms);
  const lowest = Math.min(...rivals.map((seat) => totals[seat] ?? 0));
  return rivals.filter((seat) => totals[seat] === lowest);
}

/** The seats that play against each other: all of them but the bot of a duel. */
function rivalsOf({ players, duel }: SeriesTerms): Seat[] {
  return seatsOf(players).filter((seat) => seat !== duel);
}
