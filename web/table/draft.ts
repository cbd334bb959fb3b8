import type { Card } from "../../shared/skat/cards.ts";
import { contractFrom } from "../../shared/skat/declaration.ts";
import { BASE_VALUE, type Contract, type Game, nullValue } from "../../shared/skat/games.ts";
import type { RuleRefusalCode } from "../../shared/skat/refusal.ts";
import { highestValue, multiplierOf } from "../../shared/skat/value.ts";
import type { DeclareCommand } from "../../shared/table/commands.ts";
import type { SeatView } from "../../shared/table/view.ts";

/** The announcements in the order in which each implies the ones before it. */
export const LEVELS = ["schneider", "schwarz", "ouvert"] as const;
export type Level = (typeof LEVELS)[number];

/** A declaration being put together; only the browser of the declarer knows it. */
export interface Draft {
  /** Whether Hand was chosen; the skat is left alone then. */
  readonly hand: boolean;
  readonly game: Game | null;
  /** How many of {@link LEVELS} are announced, 0 to 3; in Null 3 is Ouvert and there is nothing else. */
  readonly level: number;
  readonly discard: readonly Card[];
}

export const EMPTY_DRAFT: Draft = { hand: false, game: null, level: 0, discard: [] };

/** The draft after a tap on a card: put away, or taken back; a third card takes the place of the first. */
export function withCard(draft: Draft, card: Card): Draft {
  const discard = draft.discard.includes(card)
    ? draft.discard.filter((each) => each !== card)
    : [...draft.discard, card].slice(-2);
  return { ...draft, discard };
}

/** The draft for another game: levels that it cannot have are dropped. */
export function withGame(draft: Draft, game: Game): Draft {
  const keepsLevel = draft.hand && game !== "N" && draft.game !== "N";
  return { ...draft, game, level: keepsLevel ? draft.level : 0 };
}

/** The draft after a tap on an announcement: it implies those below; tapped again it is taken back with those above. */
export function withLevel(draft: Draft, level: Level): Draft {
  const place = LEVELS.indexOf(level) + 1;
  const isNull = draft.game === "N";
  const lower = isNull ? 0 : place - 1;
  return { ...draft, level: draft.level >= place ? lower : place };
}

/** What the draft would announce, complete but for its cards. */
export function announcementOf(draft: Draft, game: Game): DeclareCommand {
  const isNull = game === "N";
  return {
    type: "declare",
    game,
    ...(draft.hand && { hand: true }),
    ...(!isNull && draft.level >= 1 && { schneider: true }),
    ...(!isNull && draft.level >= 2 && { schwarz: true }),
    ...(draft.level >= 3 && { ouvert: true }),
  };
}

/** What a declaration would be worth, and why it may not be made. */
export interface Prospect {
  readonly contract: Contract | null;
  readonly refusal: RuleRefusalCode | null;
  /** The value if exactly what is announced is made, as far as the viewer's cards tell. */
  readonly value: number;
  /** The value with Schneider and Schwarz made as well. */
  readonly highest: number;
}

export function prospectOf(view: SeatView, draft: Draft, game: Game): Prospect {
  const bid = view.state.deal?.bid ?? 0;
  const announcement = announcementOf(draft, game);
  const made = contractFrom(announcement, !draft.hand, bid);
  if (!made.ok) {
    const value = game === "N" ? nullValue(draft.hand, draft.level >= 3) : 0;
    return { contract: null, refusal: made.refusal.code, value, highest: value };
  }
  const contract = made.value;
  return {
    contract,
    refusal: null,
    value: announcedValue(contract, view.hand),
    highest: highestValue(contract, view.hand),
  };
}

function announcedValue(contract: Contract, cards: readonly Card[]): number {
  if (contract.game === "N") return nullValue(contract.hand, contract.ouvert);
  return BASE_VALUE[contract.game] * multiplierOf(contract, cards, contract);
}
