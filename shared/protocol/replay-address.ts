// Where replays live (INTERFACE.md, pages), and how a link points at one card:
//
//     /r/d/CODE@17       after the 17th card        /r/TABLE/3@17
//     /r/#CODE@17        the same without a server
//     /r/d/A.B.C@2.17    in the second deal of a series; @2.deal shows it as dealt, @2.end its settlement
//
// An `@` occurs neither in a code nor, percent-encoded, in a name, and what follows it travels in a path as well as in a
// fragment. Cards are counted, not steps: the same number is the same card in a table's log and in a code.

/** A moment of a deal: as dealt, after so many cards (0: the contract stands), or settled. */
export type Moment = "deal" | "end" | number;

/** A moment of one deal of a series; deals from 1. */
export interface ReplayAt {
  readonly deal: number;
  readonly moment: Moment;
}

/** What a replay page shows. */
export type ReplayAddress =
  | { readonly kind: "code"; readonly text: string; readonly at: ReplayAt }
  | { readonly kind: "table"; readonly table: string; readonly n: number; readonly at: ReplayAt };

const START: ReplayAt = { deal: 1, moment: "deal" };
const CARDS = 30;
const AT = /^(?:([1-9]\d{0,2})\.)?(deal|end|\d{1,2})$/;

/** The address in a path such as `/r/d/CODE@17` or `/r/TABLE/3`; null when it is none. What follows a code is not judged here. */
export function replayAddressOf(path: string): ReplayAddress | null {
  const coded = /^\/r\/d\/([^/]+)\/?$/.exec(path);
  if (coded) return codeAddress(coded[1] ?? "");
  const [, table, n, at] = /^\/r\/([\w-]{6,64})\/([1-9]\d{0,3})(?:@([^/]*))?\/?$/.exec(path) ?? [];
  if (table === undefined) return null;
  return { kind: "table", table, n: Number(n), at: readAt(at) };
}

/** The address in the text of a code: what stands after `/r/d/` or `/r/#`. */
export function codeAddress(text: string): ReplayAddress & { readonly kind: "code" } {
  const [code = "", at] = withoutPunctuation(text).split("@", 2);
  return { kind: "code", text: code, at: readAt(at) };
}

/** A link at the end of a sentence often takes its full stop along. Behind names one may be meant: there it stays. */
function withoutPunctuation(text: string): string {
  if (text.includes("~")) return text;
  let end = text.length;
  while (end > 0 && ".,;:!?)".includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

/** A place that makes no sense is the beginning: a link that was cut off still shows its deal. */
function readAt(text: string | undefined): ReplayAt {
  const [, deal, moment] = AT.exec(text ?? "") ?? [];
  if (moment === undefined) return START;
  return { deal: Number(deal ?? 1), moment: momentOf(moment) };
}

function momentOf(text: string): Moment {
  return text === "deal" || text === "end" ? text : Math.min(CARDS, Number(text));
}

/** What is put behind an address to point at a moment; nothing at the very beginning. */
function atText({ deal, moment }: ReplayAt): string {
  if (deal === 1) return moment === "deal" ? "" : `@${moment}`;
  return `@${deal}.${moment}`;
}

/** The path of a replay that holds its deals itself. */
export const codePath = (text: string, at: ReplayAt = START): string => `/r/d/${text}${atText(at)}`;

/** The same from static files, or kept from any server. */
export const codeFragment = (text: string, at: ReplayAt = START): string =>
  `/r/#${text}${atText(at)}`;

/** The path of a deal in a table's log. */
export const replayPath = (table: string, n: number, moment: Moment = "deal"): string =>
  `/r/${table}/${n}${atText({ deal: 1, moment })}`;
