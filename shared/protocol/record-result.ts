import type { Game } from "../skat/games.ts";
import type { Refusal } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import type { DealEnded, Settlement } from "../table/events.ts";
import type { DealState } from "../table/state.ts";
import type { IssResult } from "./iss.ts";
import type { Place } from "./iss-moves.ts";

/** What a record comes to (INTERFACE.md, Records); fields are null as far as its moves do not tell. */
export interface RecordResult {
  readonly ok: boolean;
  readonly passed: boolean;
  /** 0, 1, 2 are forehand, middlehand, rearhand. */
  readonly declarer: Place | null;
  readonly game: Game | null;
  readonly hand: boolean | null;
  readonly won: boolean | null;
  readonly overbid: boolean | null;
  readonly value: number | null;
  readonly score: number | null;
  readonly points: number | null;
  readonly tricks: number | null;
  readonly matadors: number | null;
  readonly schneider: boolean | null;
  readonly schwarz: boolean | null;
  readonly announced: Settlement["announced"] | null;
  /** Who broke the deal off, when that was before a contract. */
  readonly penalty?: readonly Place[];
  /** The path of a replay that holds the deal itself; null when the deal did not come to a game, or the record not to its end. */
  readonly link: string | null;
  readonly error?: Refusal;
}

/** What a record that could not be replayed comes to. */
export interface RecordFailure {
  readonly ok: false;
  readonly error: Refusal;
}

/** How a replayed record came to its end, beside what the rules make of it. */
export interface RecordEnding {
  readonly left: Place | null;
  readonly timeout: Place | null;
  readonly resigned: boolean;
}

const NOT_PLAYED = {
  declarer: null,
  game: null,
  hand: false,
  won: false,
  overbid: false,
  value: 0,
  score: 0,
  points: 0,
  tricks: 0,
  matadors: 0,
  schneider: false,
  schwarz: false,
  announced: { schneider: false, schwarz: false, ouvert: false },
} as const;

/**
 * The result of a finished deal.
 * @param placeOf what each seat was in that deal
 * @param brokenOffBy who ended it before there was a contract, or null
 * @param link the path of a replay of its own, or null
 */
export function resultOfDeal(
  { result, settlement }: DealEnded,
  placeOf: (seat: Seat) => Place,
  brokenOffBy: Place | null,
  link: string | null = null,
): RecordResult {
  if (!settlement) {
    const penalty = brokenOffBy === null ? {} : { penalty: [brokenOffBy] };
    return { ok: true, passed: result === "passed", ...NOT_PLAYED, link, ...penalty };
  }
  const { declarer, game, hand, won, overbid, value, score } = settlement;
  const { points, tricks, matadors, schneider, schwarz, announced } = settlement;
  return {
    ok: true,
    passed: false,
    declarer: placeOf(declarer),
    ...{ game, hand, won, overbid, value, score },
    ...{ points, tricks, matadors, schneider, schwarz, announced },
    link,
  };
}

/** What is known of a deal whose record stops before its end, at a table where places are seats. */
export function unfinishedResult({ declarer, contract }: DealState): RecordResult {
  return {
    ok: true,
    passed: false,
    declarer: declarer as Place | null,
    game: contract?.game ?? null,
    hand: contract?.hand ?? null,
    announced: contract && {
      schneider: contract.schneider,
      schwarz: contract.schwarz,
      ouvert: contract.ouvert,
    },
    ...{ won: null, overbid: null, value: null, score: null, points: null, tricks: null },
    ...{ matadors: null, schneider: null, schwarz: null },
    link: null,
  };
}

/** The result in the words of ISS. */
export function issResultOf(result: RecordResult, ending: RecordEnding): IssResult {
  if (result.passed) return { type: "passed" };
  const penalties = ([0, 1, 2] as const).map((place) => result.penalty?.includes(place) ?? false);
  return {
    type: "played",
    declarer: result.declarer,
    end: result.penalty ? "penalty" : result.won ? "win" : "loss",
    value: result.score ?? 0,
    matadors: result.matadors ?? 0,
    overbid: result.overbid ?? false,
    points: result.points ?? 0,
    tricks: result.tricks ?? 0,
    schneider: result.schneider ?? false,
    schwarz: result.schwarz ?? false,
    penalties,
    ...ending,
  };
}

/** A field of a stated result that does not agree with the moves. */
export interface Difference {
  readonly field: string;
  readonly stated: unknown;
  readonly found: unknown;
}

/** Every field the record states and the moves contradict; what it leaves out is not compared. */
export function differences(stated: IssResult, found: IssResult): readonly Difference[] {
  const foundFields = fieldsOf(found);
  return [...fieldsOf(stated)].flatMap(([field, value]) => {
    const actual = foundFields.get(field);
    return value === undefined || value === actual ? [] : [{ field, stated: value, found: actual }];
  });
}

function fieldsOf(result: IssResult): ReadonlyMap<string, unknown> {
  if (result.type === "passed") return new Map([["type", "passed"]]);
  const { penalties, ...fields } = result;
  return new Map<string, unknown>([
    ...Object.entries(fields),
    ...penalties.map((penalty, place) => [`penalty.${place}`, penalty] as const),
  ]);
}
