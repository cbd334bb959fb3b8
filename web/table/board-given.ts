import { property } from "lit/decorators.js";
import type { Card } from "../../shared/skat/cards.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import type { TableState } from "../../shared/table/state.ts";
import type { SeatView } from "../../shared/table/view.ts";
import type { DeckName } from "../decks/deck.ts";
import { SpokenElement } from "../messages/spoken.ts";
import type { Acting } from "./acting.ts";
import type { DraftKeeper } from "./draft.ts";
import type { Handling } from "./handling.ts";
import type { ConnectionShown } from "./masthead.ts";
import type { Speech } from "./plate.ts";
import type { ReplayOf } from "./score-sheet.ts";
import type { Invite } from "./seating.ts";

/**
 * What a board is given by whoever shows it. It asks for commands by `skat-command`. Also dispatched: `skat-seen` (the
 * settlement of deal k was put away), `skat-laid` (the hand was laid in another order; null sorts it again), `skat-say` (a
 * phrase), `skat-seat-bot`, `skat-invite`, `skat-withdraw`, `skat-rematch`. The slot `nav` stands at the left of the head
 * line, `join` under the chairs of a table that is not full, `proof` over the last button of a settlement, `after` beside
 * those of a series, `hint` by the hand, `seat-N` on a plate, `settings` at the end of what is not needed at every turn.
 */
export abstract class BoardGiven extends SpokenElement {
  /** What it takes to act, and to wait for players; without it the table can be watched. */
  @property({ attribute: false }) accessor acting: Acting | null = null;
  /** What the viewer sees and may do; missing until the first state has arrived. */
  @property({ attribute: false }) accessor view: SeatView | undefined;
  /** The folded table the view was made of. */
  @property({ attribute: false }) accessor table: TableState | undefined;
  @property({ attribute: false }) accessor connection: ConnectionShown = "open";
  @property({ attribute: false }) accessor refusal: Refusal | null = null;
  /** What somebody just said. */
  @property({ attribute: false }) accessor speech: Speech | null = null;
  @property({ attribute: false }) accessor invites: readonly Invite[] = [];
  @property({ attribute: false }) accessor watch: string | null = null;
  @property({ type: Boolean }) accessor opener = false;
  @property() accessor deck: DeckName = "french";
  /** Where the decks lie: the folder above `decks/`. */
  @property() accessor base = "/";
  /** Where finished deals can be looked at again. */
  @property({ attribute: false }) accessor replayOf: ReplayOf = null;
  /** The last deal (by its k) whose settlement was put away; null when nobody remembers. */
  @property({ attribute: false }) accessor seen: number | null = null;

  /** How the viewer sorts and plays cards; the usual way if it is left out. */
  @property({ attribute: false }) accessor handling: Handling | null = null;
  /** Cards a hint names; it stands in the slot `hint`. */
  @property({ attribute: false }) accessor marked: readonly Card[] = [];
  /** The order in which the viewer has laid the hand; it holds until it does not fit the cards any more. */
  @property({ attribute: false }) accessor laid: readonly Card[] | null = null;
  /** Where what was chosen and not sent outlives the page; nowhere if it is left out. */
  @property({ attribute: false }) accessor drafts: DraftKeeper | null = null;
}
