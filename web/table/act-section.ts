import { html, nothing, type TemplateResult } from "lit";
import type { SeatCommand } from "../../shared/table/commands.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { t } from "../messages/messages.ts";
import type { Acting } from "./acting.ts";
import { type Draft, EMPTY_DRAFT } from "./draft.ts";
import { type Note, noteLine } from "./note.ts";
import { legalCommand } from "./situation.ts";
import { statusOf } from "./status.ts";

export interface ActSection {
  readonly view: SeatView;
  /** Why something was not done. */
  readonly note: Note | null;
  readonly acting: Acting | null;
  /** The command on its way, in its canonical spelling. */
  readonly sent: string | null;
  readonly isSent: (command: SeatCommand) => boolean;
  readonly onCommand: (command: SeatCommand) => void;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** What the table waits for, and what the viewer can do about it. */
export function actSection(act: ActSection): TemplateResult {
  const { text, mine } = statusOf(act.view);
  return html`<section class="act" part="act" aria-label=${t("act.label")}>
    <p class="status" tabindex="-1" ?data-mine=${mine}>${text}</p>
    ${act.note ? noteLine(act.note) : nothing}
    ${mine ? controls(act) : nothing}
    <slot name="hint"></slot>
  </section>`;
}

/** A deal is over; its last trick lies for a while. */
export function lastTrickSection(onGoOn: () => void): TemplateResult {
  return html`<section class="act" part="act">
    <p class="status" tabindex="-1">${t("deal.over")}</p>
    <div class="choices">
      <button type="button" class="button primary big" @click=${onGoOn}>${t("deal.toSettlement")}</button>
    </div>
  </section>`;
}

function controls(act: ActSection): TemplateResult | typeof nothing {
  const { view, acting, sent, isSent, onCommand, draft, onDraft } = act;
  if (legalCommand(view, "answer")) {
    const answer = (accept: boolean) => onCommand({ type: "answer", accept });
    return acting?.offerPanel(view, isSent({ type: "answer", accept: true }), answer) ?? nothing;
  }
  switch (view.state.phase) {
    case "bidding":
      return html`<skat-auction
        .view=${view}
        .sent=${sent}
        @skat-command=${(event: CustomEvent<SeatCommand>) => {
          // It goes out through the table, which knows what is on its way already.
          event.stopPropagation();
          onCommand(event.detail);
        }}
      ></skat-auction>`;
    case "skat":
      return (
        acting?.skatOrHand({
          sent: isSent({ type: "take-skat" }),
          onTake: () => onCommand({ type: "take-skat" }),
          onHand: () => onDraft({ ...EMPTY_DRAFT, hand: true }),
        }) ?? nothing
      );
    case "playing": {
      const card = acting?.cardToConfirm(view, draft);
      if (!acting || !card) return nothing;
      const play: SeatCommand = { type: "play", card };
      const onPlay = (): void => onCommand(play);
      return acting.confirmCard(card, isSent(play), onPlay, () => onDraft(EMPTY_DRAFT));
    }
    default:
      return nothing;
  }
}
