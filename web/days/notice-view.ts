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
import { voteQuestion } from "./vote-words.ts";

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

/** What a notice is about, in a sentence. */
export function noticeText(notice: Notice, view: SeatView): string {
  switch (notice.kind) {
    case "vote":
      return voteQuestion(notice.vote, (seat) => nameOf(view, seat));
    case "bot-for-you":
      return t("days.botForYou", { seat: notice.seat });
    case "time-up":
      return t("days.timeUp");
    case "plan-off":
      return t("plans.off");
    case "paused":
      return t("votes.pausedNow");
    case "free-seat": {
      const name = nameOf(view, notice.seat);
      return notice.taken ? t("votes.seatTaken", { name }) : t("votes.seatFree", { name });
    }
    case "expiry":
      return t("days.expires");
  }
}

/** Whether a notice and the one thing to be done about it need no more than a line. */
export function fitsLine(notice: Notice): boolean {
  return notice.kind === "paused" || (notice.kind === "bot-for-you" && notice.seat === "bot");
}

/** One notice in words, with what can be done about it. */
export function noticeView(notice: Notice, parts: NoticeView): TemplateResult {
  const { view, now, onPlans } = parts;
  const said = html`<p>${noticeText(notice, view)}</p>`;
  switch (notice.kind) {
    case "vote":
      return voteCard({ ...parts, vote: notice.vote });
    case "bot-for-you":
      return html`${said}
        ${notice.seat === "taken" ? nothing : act(parts, { type: "return" }, t("days.return"))}`;
    case "time-up":
      return said;
    case "plan-off":
      return html`${said}
        <button type="button" class="button" @click=${onPlans}>${t("plans.again")}</button>`;
    case "paused": {
      const resume: SeatCommand = { type: "call-vote", kind: "resume" };
      return html`${said}
        ${ownSeat(view) === null ? nothing : act(parts, resume, t("votes.resume"))}`;
    }
    case "free-seat":
      return html`${said}${notice.taken ? nothing : wayIn(notice.seat, parts)}`;
    case "expiry":
      return html`<p>
        ${noticeText(notice, view)} ${momentTime(notice.at, now)} (${distanceText(notice.at, now)}).
      </p>`;
  }
}

/** The link to a seat that is free, for those who may invite. */
function wayIn(
  seat: Seat,
  { view, link, onInvite, onCopied }: NoticeView,
): TemplateResult | typeof nothing {
  if (ownSeat(view) === null) return nothing;
  if (link?.seat === seat) {
    const label = t("votes.inviteFor", { name: nameOf(view, seat) });
    return linkField(link.url, label, link.isCopied, onCopied, t("seating.shareText"));
  }
  return html`<button type="button" class="button" @click=${() => onInvite(seat)}>${t("votes.invite")}</button>`;
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
