import { html, nothing, type TemplateResult } from "lit";
import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { linkField } from "../components/link-field.ts";
import { t } from "../messages/messages.ts";
import { nameOf, ownSeat } from "../table/situation.ts";
import type { Notice } from "./notices.ts";
import { distanceText, momentTime } from "./time-words.ts";
import { voteCard } from "./vote-card.ts";

/** A link by which somebody else takes over a seat. */
export interface FreeSeatLink {
  readonly seat: Seat;
  readonly url: string;
  readonly isCopied: boolean;
}

export interface NoticeView {
  readonly view: SeatView;
  readonly now: number;
  readonly isPending: (command: SeatCommand) => boolean;
  readonly onCommand: (command: SeatCommand) => void;
  /** Shows the viewer's plans. */
  readonly onPlans: () => void;
  /** The link to a seat that was set free, once one was made. */
  readonly link: FreeSeatLink | null;
  /** Makes one. */
  readonly onInvite: (seat: Seat) => void;
  readonly onCopied: () => void;
}

/** One notice in words, with what can be done about it. */
export function noticeView(notice: Notice, parts: NoticeView): TemplateResult {
  const { view, now, onPlans } = parts;
  switch (notice.kind) {
    case "vote":
      return voteCard({ ...parts, vote: notice.vote });
    case "bot-for-you":
      return html`<p>${t("days.botForYou", { seat: notice.seat })}</p>
        ${notice.seat === "taken" ? nothing : act(parts, { type: "return" }, t("days.return"))}`;
    case "time-up":
      return html`<p>${t("days.timeUp")}</p>`;
    case "plan-off":
      return html`<p>${t("plans.off")}</p>
        <button type="button" class="button" @click=${onPlans}>${t("plans.again")}</button>`;
    case "paused": {
      const resume: SeatCommand = { type: "call-vote", kind: "resume" };
      return html`<p>${t("votes.pausedNow")}</p>
        ${ownSeat(view) === null ? nothing : act(parts, resume, t("votes.resume"))}`;
    }
    case "free-seat":
      return freeSeat(notice, parts);
    case "expiry":
      return html`<p>
        ${t("days.expires")} ${momentTime(notice.at, now)} (${distanceText(notice.at, now)}).
      </p>`;
  }
}

/** A seat for somebody else, and the link to it for those who may invite. */
function freeSeat(
  { seat, taken }: Extract<Notice, { readonly kind: "free-seat" }>,
  { view, link, onInvite, onCopied }: NoticeView,
): TemplateResult {
  const name = nameOf(view, seat);
  if (taken) return html`<p>${t("votes.seatTaken", { name })}</p>`;
  const said = html`<p>${t("votes.seatFree", { name })}</p>`;
  if (ownSeat(view) === null) return said;
  if (link?.seat === seat) {
    const label = t("votes.inviteFor", { name });
    return html`${said}${linkField(link.url, label, link.isCopied, onCopied, t("seating.shareText"))}`;
  }
  return html`${said}
    <button type="button" class="button" @click=${() => onInvite(seat)}>${t("votes.invite")}</button>`;
}

function act(
  { isPending, onCommand }: NoticeView,
  command: SeatCommand,
  label: string,
): TemplateResult {
  return html`<button
    type="button"
    class="button primary"
    aria-busy=${isPending(command) ? "true" : nothing}
    @click=${() => onCommand(command)}
  >
    ${label}
  </button>`;
}
