import { html, nothing, type TemplateResult } from "lit";
import { turnsRunning } from "../../../shared/table/clock-state.ts";
import { t } from "../../messages/messages.ts";
import { nameOf } from "../../table/situation.ts";
import { paceSentences } from "../pace-words.ts";
import { clockText, distanceText, hoursText, momentTime } from "../time-words.ts";
import type { Room } from "./room.ts";

/** How fast the table is, who has until when, and what everybody has left. */
export function timeView({ view, state, journal }: Room): TemplateResult {
  const { clock, rules } = state;
  return html`<p>${paceSentences(rules.pace).join(" ")}</p>
    ${clock ? clockTable({ view, state, journal }) : nothing}
    ${
      rules.pace.kind === "days"
        ? html`<p class="soft">
            ${t("days.yourZone", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
          </p>`
        : nothing
    }`;
}

function clockTable({ view, state, journal }: Pick<Room, "view" | "state" | "journal">) {
  const { clock, rules } = state;
  if (!clock) return nothing;
  const now = journal.now();
  const running = new Map(clock.pausedAt === null ? turnsRunning(clock) : []);
  const isDays = rules.pace.kind === "days";
  const hasBank = rules.pace.kind === "live" || "bank" in rules.pace;
  const people = view.state.players.filter(({ kind }) => kind === "human");
  return html`<table class="times">
    <thead>
      <tr>
        <th scope="col">${t("days.player")}</th>
        <th scope="col">${t("days.until")}</th>
        ${hasBank ? html`<th scope="col">${t("days.bank")}</th>` : nothing}
        ${isDays ? html`<th scope="col">${t("days.vacationLeft")}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${people.map(({ seat }) => {
        const turn = running.get(seat);
        const bank = clock.banks[seat] ?? 0;
        return html`<tr>
          <th scope="row">${nameOf(view, seat)}</th>
          <td>
            ${turn ? html`${momentTime(turn.deadline, now)} (${distanceText(turn.deadline, now)})` : "\u2013"}
          </td>
          ${hasBank ? html`<td>${isDays ? hoursText(bank) : clockText(bank)}</td>` : nothing}
          ${isDays ? html`<td>${clock.vacation[seat] ?? 0}</td>` : nothing}
        </tr>`;
      })}
    </tbody>
  </table>`;
}
