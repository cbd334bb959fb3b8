import type { Card } from "../../shared/skat/cards.ts";
import { GAMES, type Game } from "../../shared/skat/games.ts";
import type { Drafts, Moment } from "../store/drafts.ts";
import { type Draft, type DraftKeeper, EMPTY_DRAFT } from "../table/draft.ts";

/** Keeps what a player has chosen and not sent at this table, moment by moment. */
export function draftKeeper(drafts: Drafts): DraftKeeper {
  let shown: { readonly at: string; readonly draft: Draft } | null = null;
  return {
    draftIn({ hand }, { deal }, draft) {
      if (!deal || hand.length === 0) return draft;
      const moment: Moment = { deal: deal.k, held: hand.length };
      const at = `${moment.deal} ${moment.held}`;
      if (shown?.at !== at) {
        const restored = draftFrom(drafts.read(moment), hand);
        if (!restored) drafts.keep(moment, null);
        shown = { at, draft: restored ?? EMPTY_DRAFT };
        return shown.draft;
      }
      if (shown.draft !== draft) drafts.keep(moment, draft === EMPTY_DRAFT ? null : draft);
      shown = { at, draft };
      return draft;
    },
  };
}

/**
 * A draft as it was kept somewhere, if it is one for this hand: what is kept can be old, or anything.
 * @param cards the hand of whoever chooses
 */
export function draftFrom(kept: unknown, cards: readonly Card[]): Draft | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { hand, game, level, discard, card } = kept as Partial<Record<keyof Draft, unknown>>;
  if (typeof hand !== "boolean" || !(game === null || isGame(game)) || !isLevel(level)) return null;
  if (!(card === null || isHeld(card, cards)) || !isDiscard(discard, cards)) return null;
  return { hand, game, level, discard, card };
}

const isGame = (game: unknown): game is Game => GAMES.some((each) => each === game);

const isLevel = (level: unknown): level is number =>
  typeof level === "number" && [0, 1, 2, 3].includes(level);

const isHeld = (card: unknown, cards: readonly Card[]): card is Card =>
  cards.some((each) => each === card);

function isDiscard(discard: unknown, cards: readonly Card[]): discard is readonly Card[] {
  if (!Array.isArray(discard) || discard.length > 2) return false;
  return new Set(discard).size === discard.length && discard.every((card) => isHeld(card, cards));
}
