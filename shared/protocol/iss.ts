import { accepted, type Result } from "../skat/refusal.ts";
import { errorOf, type RecordErrorCode } from "./errors.ts";
import { type IssMove, type Place, readMove, writeMove } from "./iss-moves.ts";
import { LONGEST_NODE, nextNode, type SgfNode, sgfOf } from "./sgf.ts";

/** What a record states about the end of its deal; fields it leaves out are undefined. */
export type IssResult =
  | { readonly type: "passed" }
  | {
      readonly type: "played";
      /** Null when there was no declarer yet. */
      readonly declarer: Place | null;
      readonly end: "win" | "loss" | "penalty";
      /** The declarer's signed entry: a loss is already doubled. */
      readonly value?: number | undefined;
      readonly matadors?: number | undefined;
      readonly overbid?: boolean | undefined;
      readonly points?: number | undefined;
      readonly tricks?: number | undefined;
      readonly schneider?: boolean | undefined;
      readonly schwarz?: boolean | undefined;
      readonly penalties: readonly (boolean | undefined)[];
      /** Who left, and who ran out of time; null for nobody. */
      readonly left?: Place | null | undefined;
      readonly timeout?: Place | null | undefined;
      readonly resigned?: boolean | undefined;
    };

/** A record in ISS notation: one deal. */
export interface IssRecord {
  /** What stands about the deal besides its moves, by SGF property: PC, CO, SE, ID, DT, P0 to P2, R0 to R2 and others. */
  readonly facts: ReadonlyMap<string, string>;
  readonly moves: readonly IssMove[];
  /** Null when the record does not state one. */
  readonly result: IssResult | null;
}

export const MOST_RECORDS = 1_000;
/** Characters of one text with records: room for a thousand of the longest auctions. */
export const LONGEST_RECORDS = 4_000_000;
/** The deal, the longest auction, the skat, the game, thirty cards, and notes between them. */
const MOST_MOVES = 400;

const GAME = "Skat";
const MOVES = "MV";
const RESULT = "R";
const TOLD_APART: ReadonlySet<string> = new Set(["GM", MOVES, RESULT]);

type Read<T> = Result<T, RecordErrorCode>;

function refusedAs(code: RecordErrorCode, detail: Readonly<Record<string, unknown>> = {}) {
  return { ok: false as const, refusal: errorOf(code, detail) };
}

/**
 * Reads a text of one or many records. Refuses the whole only when it is too large, or holds none or too many; otherwise
 * every record, and every stretch of text that is none, has its own result. Never throws, and reads no character more
 * than twice.
 */
export function readRecords(text: string): Read<readonly Read<IssRecord>[]> {
  if (text.length > LONGEST_RECORDS) return refusedAs("TOO_MANY_RECORDS", { most: MOST_RECORDS });
  const records: Read<IssRecord>[] = [];
  let at = text.startsWith("\ufeff") ? 1 : 0;
  for (let found = nextNode(text, at); found; found = nextNode(text, at)) {
    if (records.length === MOST_RECORDS) {
      return refusedAs("TOO_MANY_RECORDS", { most: MOST_RECORDS });
    }
    const length = found.end - at;
    records.push(found.node ? recordOfNode(found.node) : unreadable(length));
    at = found.end;
  }
  return records.length === 0 ? refusedAs("NO_RECORD") : accepted(records);
}

function unreadable(length: number): Read<IssRecord> {
  return refusedAs(length > LONGEST_NODE ? "RECORD_TOO_LONG" : "RECORD_MALFORMED");
}

function recordOfNode(node: SgfNode): Read<IssRecord> {
  const game = node.get("GM");
  if (game !== undefined && game !== GAME) return refusedAs("RECORD_MALFORMED", { property: "GM" });
  const moves = readMoves(node.get(MOVES));
  if (!moves.ok) return moves;
  const stated = node.get(RESULT);
  const result = stated === undefined ? null : readResult(stated);
  if (result === undefined) return refusedAs("RECORD_MALFORMED", { property: RESULT });
  const facts = new Map([...node].filter(([name]) => !TOLD_APART.has(name)));
  return accepted({ facts, moves: moves.value, result });
}

function readMoves(list: string | undefined): Read<readonly IssMove[]> {
  if (list === undefined) return refusedAs("RECORD_MALFORMED", { property: MOVES });
  const tokens = list.split(/\s+/).filter((token) => token !== "");
  if (tokens.length > 2 * MOST_MOVES) return refusedAs("RECORD_TOO_LONG", { most: MOST_MOVES });
  const moves: IssMove[] = [];
  for (let n = 0; n < tokens.length; n += 2) {
    const move = readMove(tokens[n] ?? "", tokens[n + 1] ?? "");
    if (!move) return refusedAs("RECORD_MALFORMED", { property: MOVES, move: n / 2 });
    moves.push(move);
  }
  return accepted(moves);
}

/** Undefined when it is no result. */
function readResult(text: string): IssResult | null | undefined {
  const tokens = text.split(/\s+/).filter((token) => token !== "");
  if (tokens.length === 0) return null;
  if (tokens.length === 1 && tokens[0] === "passed") return { type: "passed" };
  const said = new Map<string, number>();
  const words = new Set<string>();
  for (const token of tokens) {
    const [, name = "", number] = /^([a-z][a-z0-9]{0,3}):(-?\d{1,4})$/.exec(token) ?? [];
    if (number !== undefined) said.set(name, Number(number));
    else if (/^[a-z]{1,16}$/.test(token)) words.add(token);
    else return undefined;
  }
  return playedResult(said, words);
}

function playedResult(
  said: ReadonlyMap<string, number>,
  words: ReadonlySet<string>,
): IssResult | undefined {
  const end = (["win", "loss", "penalty"] as const).find((word) => words.has(word));
  if (!end || !inRange(said)) return undefined;
  const declarer = placeOf(said.get("d"));
  if (declarer === undefined) return undefined;
  const flag = (name: string): boolean | undefined => {
    const number = said.get(name);
    return number === undefined ? undefined : number === 1;
  };
  return {
    type: "played",
    declarer,
    end,
    value: said.get("v"),
    matadors: said.get("m"),
    overbid: words.has("overbid") ? true : words.has("bidok") ? false : undefined,
    points: said.get("p"),
    tricks: said.get("t"),
    schneider: flag("s"),
    schwarz: flag("z"),
    penalties: [flag("p0"), flag("p1"), flag("p2")],
    left: placeOf(said.get("l")),
    timeout: placeOf(said.get("to")),
    resigned: flag("r"),
  };
}

const PLACE_FIELDS = ["d", "l", "to"] as const;
const FLAG_FIELDS = ["s", "z", "p0", "p1", "p2", "r"] as const;

function inRange(said: ReadonlyMap<string, number>): boolean {
  const within = (names: readonly string[], from: number, to: number): boolean =>
    names.every((name) => {
      const number = said.get(name) ?? 0;
      return number >= from && number <= to;
    });
  return within(PLACE_FIELDS, -1, 2) && within(FLAG_FIELDS, 0, 1);
}

/** A place, null for -1 (nobody), undefined when it is not said. */
function placeOf(number: number | undefined): Place | null | undefined {
  return number === -1 ? null : (number as Place | undefined);
}

function writeResult(result: IssResult): string {
  if (result.type === "passed") return "passed";
  const { declarer, end, overbid, penalties } = result;
  const flag = (value: boolean | undefined): number | undefined =>
    value === undefined ? undefined : Number(value);
  const nobody = (value: Place | null | undefined): number | undefined =>
    value === null ? -1 : value;
  const numbers = (fields: Readonly<Record<string, number | undefined>>): string[] =>
    Object.entries(fields).flatMap(([name, n]) => (n === undefined ? [] : [`${name}:${n}`]));
  const [p0, p1, p2] = penalties.map(flag);
  return [
    ...numbers({ d: nobody(declarer) }),
    end,
    ...numbers({ v: result.value, m: result.matadors }),
    ...(overbid === undefined ? [] : [overbid ? "overbid" : "bidok"]),
    ...numbers({ p: result.points, t: result.tricks }),
    ...numbers({ s: flag(result.schneider), z: flag(result.schwarz), p0, p1, p2 }),
    ...numbers({ l: nobody(result.left), to: nobody(result.timeout), r: flag(result.resigned) }),
  ].join(" ");
}

/** The record as one line of text; {@link readRecords} reads the same record from it. */
export function writeRecord({ facts, moves, result }: IssRecord): string {
  const node = new Map([["GM", GAME], ...facts]);
  node.set(MOVES, `${moves.map(writeMove).join(" ")} `);
  if (result) node.set(RESULT, writeResult(result));
  return sgfOf(node);
}
