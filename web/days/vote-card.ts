import { html, nothing, type TemplateResult } from "lit";
import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { listOf } from "../messages/lists.ts";
import { t } from "../messages/messages.ts";
import { nameOf, ownSeat } from "../table/situation.ts";
import { isAskedOf, type OpenVote } from "./notices.ts";
import { distanceText, momentTime } from "./time-words.ts";
import { voteEffect, voteQuestion } from "./vote-words.ts";

export interface VoteCard {
  readonly view: SeatView;
  readonly vote: OpenVote;
  readonly now: number;
  /** Whether that command is on its way. */
  readonly isPending: (command: SeatCommand) => boolean;
  readonly onCommand: (command: SeatCommand) => void;
}

/** A vote that is open: what is asked, what comes of it, who has answered and who has not, and the viewer's own answer. */
export function voteCard(card: VoteCard): TemplateResult {
  const { view, vote, now } = card;
  const name = (seat: Seat): string => nameOf(view, seat);
  return html`<div class="vote">
    <p><strong>${voteQuestion(vote, name)}</strong> ${voteEffect(vote.kind)}</p>
    <p class="label">
      ${vote.agreed.length > 0 ? html`${t("votes.agreed", { names: listOf(vote.agreed.map(name)) })} ` : nothing}${
        vote.asked.length > 0
          ? html`${t("votes.waiting", { names: listOf(vote.asked.map(name)) })} `
          : nothing
      }${closing(card)} ${momentTime(vote.closesAt, now)} (${distanceText(vote.closesAt, now)}).
    </p>
    ${answers(card)}
  </div>`;
}

/** What happens when the time of the vote is over. */
function closing({ view, vote }: VoteCard): string {
  const { kind, about, asked } = vote;
  if (kind === "resume") return t("votes.atLatest");
  if (about !== null && about !== vote.by && asked.length === 0)
    return t("votes.unlessBack", { name: nameOf(view, about) });
  return t("votes.lapses");
}

function answers(card: VoteCard): TemplateResult | typeof nothing {
  const { view, vote } = card;
  const own = ownSeat(view);
  if (own === null) return nothing;
  if (vote.by === own)
    return html`<div class="row">${answer(card, false, t("votes.withdraw"), "quiet")}</div>`;
  if (!isAskedOf(vote, own)) return nothing;
  const isOwnSeat = vote.about === own;
  return html`<div class="row">
    ${answer(card, true, t("votes.agree"), isOwnSeat ? "" : "primary")}
    ${
      vote.kind === "resume"
        ? nothing
        : isOwnSeat
          ? button(card, { type: "return" }, t("votes.amHere"), "primary")
          : answer(card, false, t("votes.refuse"), "")
    }
  </div>`;
}

function answer(card: VoteCard, agree: boolean, label: string, look: string): TemplateResult {
  return button(card, { type: "vote", vote: card.vote.id, agree }, label, look);
}

function button(
  { isPending, onCommand }: VoteCard,
  command: SeatCommand,
  label: string,
  look: string,
): TemplateResult {
  return html`<button
    type="button"
    class="button ${look}"
    aria-busy=${isPending(command) ? "true" : nothing}
    @click=${() => onCommand(command)}
  >
    ${label}
  </button>`;
}
