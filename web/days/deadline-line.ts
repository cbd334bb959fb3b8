import { html, type TemplateResult } from "lit";
import type { Seat } from "../../shared/skat/seats.ts";
import { turnsRunning } from "../../shared/table/clock-state.ts";
import type { TableState } from "../../shared/table/state.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { t } from "../messages/messages.ts";
import { nameOf, ownSeat } from "../table/situation.ts";
import { distanceText, momentTime } from "./time-words.ts";

/**
 * Until when whom the table waits for has time, by the reader's own wall clock: at a table over days; null where nothing
 * runs. The viewer's own deadline comes before those of others.
 */
export function deadlineLine(
  view: SeatView,
  { clock, rules, phase }: TableState,
  now: number,
): TemplateResult | null {
  if (phase === "paused") return html`${t("days.paused")}`;
  if (!clock || rules.pace.kind !== "days" || clock.pausedAt !== null) return null;
  const turns = turnsRunning(clock);
  const own = turns.find(([seat]) => seat === ownSeat(view));
  const [first] = [...turns].sort(([, a], [, b]) => a.deadline - b.deadline);
  const [seat, turn] = own ?? first ?? [];
  if (seat === undefined || turn === undefined) return null;
  return html`<span class=${own ? "mine" : ""}>${untilWhen(view, seat)}</span>
    ${momentTime(turn.deadline, now)} (${distanceText(turn.deadline, now)})`;
}

function untilWhen(view: SeatView, seat: Seat): string {
  return seat === ownSeat(view)
    ? t("days.yoursUntil")
    : t("days.theirsUntil", { name: nameOf(view, seat) });
}
