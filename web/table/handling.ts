import type { Card } from "../../shared/skat/cards.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { t } from "../messages/messages.ts";
import { type Draft, withCard } from "./draft.ts";
import type { Note } from "./note.ts";
import { classToFollow, legalCommand, playable } from "./situation.ts";
import type { Sorting } from "./sorting.ts";
import { statusOf } from "./status.ts";

/** How somebody sorts and plays their cards on this device. */
export interface Handling extends Sorting {
  /** By a tap, by a second tap on the same card, or by dragging it to the table. */
  readonly play: "tap" | "twice" | "drag";
  /** Whether each card is asked about once more, at a live table (or one without a clock) and over days. */
  readonly confirmLive: "no" | "yes";
  readonly confirmDays: "no" | "yes";
}

/** How cards are handled where nobody has chosen. */
export const USUAL_HANDLING: Handling = {
  trumps: "left",
  order: "falling",
  suits: "fixed",
  play: "tap",
  confirmLive: "no",
  confirmDays: "no",
};

/** What was done with a card: tapped, chosen with a key, or dragged to the table. */
export type Touch = "tap" | "key" | "drag";

/** What follows from that. */
export type TouchOutcome =
  | { readonly type: "play"; readonly card: Card }
  | { readonly type: "draft"; readonly draft: Draft }
  | { readonly type: "note"; readonly note: Note };

/** Whether two cards are to be put away now. */
export function isDiscarding(view: SeatView): boolean {
  return view.state.phase === "declaring" && legalCommand(view, "declare") !== undefined;
}

/** What touching a card leads to: it is played, chosen and still to be confirmed, put away, or it is said why not. */
export function touched(
  view: SeatView,
  draft: Draft,
  handling: Handling,
  card: Card,
  touch: Touch,
): TouchOutcome {
  if (isDiscarding(view)) return { type: "draft", draft: withCard(draft, card) };
  const cards = playable(view);
  if (!cards?.has(card)) return { type: "note", note: whyNot(view, cards !== null) };
  const isChosen = draft.card === card;
  if (asksAgain(view, handling)) {
    return { type: "draft", draft: { ...draft, card: isChosen && touch !== "drag" ? null : card } };
  }
  const isDone =
    touch === "drag" ||
    handling.play === "tap" ||
    (handling.play === "twice" && isChosen) ||
    (handling.play === "drag" && touch === "key");
  return isDone ? { type: "play", card } : { type: "draft", draft: { ...draft, card } };
}

/** The card that is chosen and still to be confirmed; null when there is none that may be played. */
export function cardToConfirm(view: SeatView, { card }: Draft): Card | null {
  return card !== null && playable(view)?.has(card) ? card : null;
}

function asksAgain({ state }: SeatView, { confirmLive, confirmDays }: Handling): boolean {
  return (state.rules.pace.kind === "days" ? confirmDays : confirmLive) === "yes";
}

function whyNot(view: SeatView, isToPlay: boolean): Note {
  const led = classToFollow(view);
  if (!isToPlay || !led) return { text: statusOf(view).text, code: "" };
  return { text: t("play.barred", { led }), code: "MUST_FOLLOW" };
}
