import type { Card } from "../../shared/skat/cards.ts";
import { type Announcement, contractFrom } from "../../shared/skat/declaration.ts";
import type { PointGame } from "../../shared/skat/games.ts";
import type { PlayerCount, Seat } from "../../shared/skat/seats.ts";
import {
  type BierlachsLimit,
  entriesOf,
  losersOf,
  type SeriesTerms,
  type SheetKind,
  type SheetRow,
  seriesOver,
  totalsOf,
  winnersOf,
} from "../../shared/skat/sheet.ts";
import { concededByDeclarer } from "../../shared/skat/shorten.ts";
import { gameValueOf, impossibleNull, outcomeOf } from "../../shared/skat/value.ts";
import type { Answer, Check } from "./fixtures.ts";

// What the rules answer to the vectors of what a deal is worth and of what the sheets make of it.

/** What each sheet notes for one deal: the declarer's entry and that of everybody else, who must be alike. */
function sheetEntries(won: boolean, score: number): Answer {
  const noted = (sheet: SheetKind, players: PlayerCount, others: string): Answer => {
    const [declarer, ...rest] = entriesOf(sheet, players, { declarer: 0, won, score });
    if (new Set(rest).size !== 1) throw new Error(`unequal entries: ${rest.join()}`);
    return { declarer, [others]: rest[0] };
  };
  return {
    simple: noted("simple", 3, "each_opponent"),
    seeger3: noted("seeger", 3, "each_opponent"),
    seeger4: noted("seeger", 4, "each_other"),
    bierlachs: noted("bierlachs", 3, "each_opponent"),
  };
}

interface ScoreInput extends Announcement {
  readonly bid: number;
  readonly cards12?: readonly Card[];
  readonly points?: number;
  readonly tricks?: number;
  readonly conceded?: boolean;
}

export const score: Check<ScoreInput> = (input) => {
  const { bid, cards12: twelve = [], points = 0, tricks = 0 } = input;
  const declared = contractFrom(input, !input.hand, bid);
  if (!declared.ok) return { error: declared.refusal.code };
  const contract = declared.value;
  const nothingPlayed = { points, tricks, defenderPoints: 0, defenderTricks: 0 };
  const outcome = input.conceded
    ? concededByDeclarer({ contract, bid, twelve, ...nothingPlayed }).outcome
    : outcomeOf(contract, points, tricks);
  const value = gameValueOf(contract, bid, twelve, outcome);
  return {
    ...value,
    // The vectors leave matadors out in Null where the interface says 0.
    matadors: contract.game === "N" ? null : value.matadors,
    sheets: sheetEntries(value.won, value.score),
  };
};

interface ImpossibleInput {
  readonly cards12: readonly Card[];
  readonly bid: number;
  readonly hand: boolean;
  readonly choice?: PointGame;
}

export const impossible_null: Check<ImpossibleInput> = ({ cards12, bid, hand, choice }) => {
  const lost = impossibleNull(cards12, bid, hand, choice);
  const options = (["D", "H", "S", "C", "G"] as const).map((game) => [
    game,
    impossibleNull(cards12, bid, hand, game).value,
  ]);
  return {
    ...lost,
    options: Object.fromEntries(options),
    sheets: sheetEntries(lost.won, lost.score),
  };
};

export interface ListInput {
  readonly players: readonly string[];
  readonly deals: readonly ({ declarer: string; score: number } | null)[];
  readonly limit?: BierlachsLimit;
}

export function listOf(input: ListInput, sheet: SheetKind): Answer {
  const names = input.players;
  const players = names.length as PlayerCount;
  const terms: SeriesTerms = { players, deals: 12, sheet, limit: input.limit };
  const rows = input.deals.map((played, index): SheetRow => {
    const declarer = played ? (names.indexOf(played.declarer) as Seat) : null;
    const won = played !== null && played.score > 0;
    const entered = played && { declarer: declarer as Seat, won, score: played.score };
    return {
      n: index + 1,
      dealer: (index % players) as Seat,
      declarer,
      game: played ? "C" : null,
      value: 0,
      won,
      entries: entriesOf(sheet, players, entered),
    };
  });
  const named = (found: readonly Seat[]): unknown[] => found.map((seat) => names[seat]);
  const { totals } = totalsOf(rows, players);
  const finished = seriesOver(terms, rows);
  return {
    totals: Object.fromEntries(names.map((name, seat) => [name, totals[seat]])),
    deals: rows.length,
    winners: finished ? named(winnersOf(terms, rows)) : [],
    finished,
    loser: finished ? named(losersOf(terms, rows)) : [],
  };
}
