import { html, type TemplateResult } from "lit";
import type { Card } from "../../shared/skat/cards.ts";
import { sortedFor } from "../../shared/skat/order.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { cardBack } from "../components/deck.ts";
import { mustFollow } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import type { Draft } from "./draft.ts";
import "./hand.ts";
import { plate, type Speech } from "./plate.ts";
import {
  classToFollow,
  legalCommand,
  ORDER_BEFORE_DECLARING,
  ownSeat,
  playable,
} from "./situation.ts";

export interface OwnPlace {
  readonly view: SeatView;
  readonly draft: Draft;
  readonly speech: Speech | null;
  /** The card on its way to the table. */
  readonly sent: Card | null;
  readonly onCard: (event: CustomEvent<Card>) => void;
}

/** Whether two cards are to be put away now. */
export function isDiscarding(view: SeatView): boolean {
  return view.state.phase === "declaring" && legalCommand(view, "declare") !== undefined;
}

/** The viewer's own place with the hand, sorted by the game; for a spectator the backs of the cards of seat 0. */
export function ownPlace({ view, draft, speech, sent, onCard }: OwnPlace): TemplateResult {
  const seat = ownSeat(view) ?? 0;
  const { deal } = view.state;
  const game = deal?.contract?.game ?? draft.game ?? ORDER_BEFORE_DECLARING;
  const led = classToFollow(view);
  const hidden = ownSeat(view) === null ? (deal?.counts[seat] ?? 0) : 0;
  return html`<section class="own" aria-label=${t("hand.region")}>
    ${plate(view, seat, "bottom", speech)}
    ${
      view.hand.length > 0
        ? html`<skat-hand
          .cards=${sortedFor(view.hand, game)}
          .playable=${playable(view)}
          .barred=${led ? mustFollow(led) : ""}
          .chosen=${isDiscarding(view) ? draft.discard : null}
          .sent=${sent}
          @hand-card=${onCard}
        ></skat-hand>`
        : html`<div class="backs">
          ${Array.from({ length: hidden }, () => html`<span class="mini">${cardBack()}</span>`)}
        </div>`
    }
  </section>`;
}
