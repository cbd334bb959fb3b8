import { type Card, isCard } from "../skat/cards.ts";
import { type Game, isSuitGame } from "../skat/games.ts";
import { assertNever } from "../skat/refusal.ts";

/** 0, 1, 2 are forehand, middlehand and rearhand of the deal: never seats of a table. */
export type Place = 0 | 1 | 2;
/** A card, or null where the record does not tell it. */
export type MaybeCard = Card | null;

/** What is said with a game, the levels that others imply included. */
interface Announced {
  readonly game: Game;
  readonly hand: boolean;
  readonly schneider: boolean;
  readonly schwarz: boolean;
  readonly ouvert: boolean;
}

/** One pair of the move list. */
export type IssMove =
  | {
      readonly type: "deal";
      /** Forehand's, middlehand's, rearhand's cards. */
      readonly hands: readonly [readonly MaybeCard[], readonly MaybeCard[], readonly MaybeCard[]];
      readonly skat: readonly MaybeCard[];
    }
  | { readonly type: "bid"; readonly by: Place; readonly value: number }
  | { readonly type: "hold" | "pass" | "take-skat"; readonly by: Place }
  /** The server shows the declarer the skat. */
  | { readonly type: "skat"; readonly cards: readonly MaybeCard[] }
  /** The cards: first the two put away unless it is a Hand game, then the ten laid open if it is Ouvert. */
  | (Announced & {
      readonly type: "announce";
      readonly by: Place;
      readonly cards: readonly MaybeCard[];
    })
  /** The two cards put away, when they follow the announcement as a move of their own. */
  | { readonly type: "discard"; readonly by: Place; readonly cards: readonly MaybeCard[] }
  | { readonly type: "play"; readonly by: Place; readonly card: Card }
  | { readonly type: "show"; readonly by: Place; readonly cards: readonly MaybeCard[] }
  | { readonly type: "resign"; readonly by: Place }
  | { readonly type: "timeout" | "left"; readonly by: Place }
  /** Something the record does not tell. */
  | { readonly type: "hidden"; readonly by: Place | null };

const HAND = 10;
const SKAT = 2;
const UNKNOWN = "??";
const ANNOUNCEMENT = /^([CSHDGN])([OHSZ]{0,4})(?:\.(.+))?$/;
const WORLD_ABOUT_PLAYER = /^(TI|LE)\.([012])$/;
const BID = /^\d{1,4}$/;

/** The cards of a list like `CJ.??.HT`, or null when it is none. */
function readCards(text: string): readonly MaybeCard[] | null {
  const cards: MaybeCard[] = [];
  for (const part of text.split(".")) {
    if (part !== UNKNOWN && !isCard(part)) return null;
    cards.push(isCard(part) ? part : null);
  }
  return cards;
}

function writeCards(cards: readonly MaybeCard[]): string {
  return cards.map((card) => card ?? UNKNOWN).join(".");
}

/** Reads one pair of the move list; null when it means nothing. */
export function readMove(who: string, action: string): IssMove | null {
  if (who === "w") return readWorld(action);
  if (!/^[012]$/.test(who)) return null;
  return readAct(Number(who) as Place, action);
}

function readWorld(action: string): IssMove | null {
  if (action === UNKNOWN) return { type: "hidden", by: null };
  const about = WORLD_ABOUT_PLAYER.exec(action);
  if (about) return { type: about[1] === "TI" ? "timeout" : "left", by: Number(about[2]) as Place };
  const whole = action.includes("|") ? readSplitDeal(action) : readCards(action);
  if (!whole) return null;
  if (whole.length === SKAT) return { type: "skat", cards: whole };
  if (whole.length !== 3 * HAND + SKAT) return null;
  return {
    type: "deal",
    hands: [whole.slice(0, HAND), whole.slice(HAND, 2 * HAND), whole.slice(2 * HAND, 3 * HAND)],
    skat: whole.slice(3 * HAND),
  };
}

/** `hand|hand|hand|skat`; a part may be a single `??` for all its cards. */
function readSplitDeal(action: string): readonly MaybeCard[] | null {
  const parts = action.split("|");
  if (parts.length !== 4) return null;
  const cards: MaybeCard[] = [];
  for (const [n, part] of parts.entries()) {
    const size = n < 3 ? HAND : SKAT;
    const some = part === UNKNOWN ? new Array<null>(size).fill(null) : readCards(part);
    if (some?.length !== size) return null;
    cards.push(...some);
  }
  return cards;
}

function readAct(by: Place, action: string): IssMove | null {
  if (isCard(action)) return { type: "play", by, card: action };
  if (BID.test(action)) return { type: "bid", by, value: Number(action) };
  switch (action) {
    case "y":
      return { type: "hold", by };
    case "p":
      return { type: "pass", by };
    case "s":
      return { type: "take-skat", by };
    case "RE":
      return { type: "resign", by };
    case "SC":
      return { type: "show", by, cards: [] };
    case UNKNOWN:
      return { type: "hidden", by };
  }
  if (action.startsWith("SC.")) {
    const cards = readCards(action.slice("SC.".length));
    return cards && cards.length <= HAND ? { type: "show", by, cards } : null;
  }
  return readAnnouncement(by, action) ?? readDiscard(by, action);
}

function readDiscard(by: Place, action: string): IssMove | null {
  const cards = readCards(action);
  return cards?.length === SKAT ? { type: "discard", by, cards } : null;
}

function readAnnouncement(by: Place, action: string): IssMove | null {
  const [, game, flags = "", list] = ANNOUNCEMENT.exec(action) ?? [];
  if (!game || new Set(flags).size !== flags.length) return null;
  const cards = list === undefined ? [] : readCards(list);
  if (!cards || ![0, SKAT, HAND, SKAT + HAND].includes(cards.length)) return null;
  const said = (flag: string): boolean => flags.includes(flag);
  // Suit and Grand Ouvert promise everything else as well, whether it is written or not.
  const everything = said("O") && game !== "N";
  const schwarz = said("Z") || everything;
  return {
    type: "announce",
    by,
    game: game as Game,
    hand: said("H") || everything,
    schneider: said("S") || schwarz,
    schwarz,
    ouvert: said("O"),
    cards,
  };
}

/** A game as ISS writes it: `CHZ`, `GO`, `NOH`. Levels that others imply are left out. */
function writeAnnounced({ game, hand, schneider, schwarz, ouvert }: Announced): string {
  if (ouvert && (isSuitGame(game) || game === "G")) return `${game}O`;
  const levels = schwarz ? "Z" : schneider ? "S" : "";
  return `${game}${ouvert ? "O" : ""}${hand ? "H" : ""}${levels}`;
}

/** One pair of the move list, as ISS writes it. */
export function writeMove(move: IssMove): string {
  switch (move.type) {
    case "deal":
      return `w ${writeCards([...move.hands.flat(), ...move.skat])}`;
    case "bid":
      return `${move.by} ${move.value}`;
    case "hold":
      return `${move.by} y`;
    case "pass":
      return `${move.by} p`;
    case "take-skat":
      return `${move.by} s`;
    case "skat":
      return `w ${writeCards(move.cards)}`;
    case "announce":
      return `${move.by} ${withCards(writeAnnounced(move), move.cards)}`;
    case "discard":
      return `${move.by} ${writeCards(move.cards)}`;
    case "play":
      return `${move.by} ${move.card}`;
    case "show":
      return `${move.by} ${withCards("SC", move.cards)}`;
    case "resign":
      return `${move.by} RE`;
    case "timeout":
      return `w TI.${move.by}`;
    case "left":
      return `w LE.${move.by}`;
    case "hidden":
      return `${move.by ?? "w"} ${UNKNOWN}`;
    default:
      return assertNever(move);
  }
}

function withCards(action: string, cards: readonly MaybeCard[]): string {
  return cards.length === 0 ? action : `${action}.${writeCards(cards)}`;
}
