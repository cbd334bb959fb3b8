import { html, type TemplateResult } from "lit";
import type { Card } from "../../shared/skat/cards.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { mustFollow } from "../components/words.ts";
import type { Draft } from "./draft.ts";
import "./hand.ts";
import type { HandMove, HandTouch } from "./hand.ts";
import { arrangedBy } from "./hand-order.ts";
import { cardToConfirm, type Handling, isDiscarding } from "./handling.ts";
import { classToFollow, ORDER_BEFORE_DECLARING, playable } from "./situation.ts";
import { sortedBy } from "./sorting.ts";

export interface OwnHand {
  readonly view: SeatView;
  readonly draft: Draft;
  readonly handling: Handling;
  /** The order in which the viewer has laid the cards, if in one of their own. */
  readonly laid: readonly Card[] | null;
  /** Cards somebody points at. */
  readonly marked: readonly Card[];
  /** The card on its way to the table. */
  readonly sent: Card | null;
  readonly onTouch: (touch: HandTouch) => void;
  readonly onMove: (move: HandMove) => void;
}

/** The viewer's cards, sorted by the game: the one declared, or the one that is being thought of. */
export function ownHand(own: OwnHand): TemplateResult {
  const { view, draft, handling, laid, marked, sent, onTouch, onMove } = own;
  const { deal } = view.state;
  const game = deal?.contract?.game ?? draft.game ?? ORDER_BEFORE_DECLARING;
  const led = classToFollow(view);
  return html`<skat-hand
    .cards=${arrangedBy(laid, sortedBy(handling, view.hand, game))}
    .playable=${playable(view)}
    .barred=${led ? mustFollow(led) : ""}
    .chosen=${isDiscarding(view) ? draft.discard : null}
    .candidate=${cardToConfirm(view, draft)}
    .marked=${marked}
    .sent=${sent}
    @hand-card=${({ detail }: CustomEvent<HandTouch>) => onTouch(detail)}
    @hand-move=${({ detail }: CustomEvent<HandMove>) => onMove(detail)}
  ></skat-hand>`;
}
