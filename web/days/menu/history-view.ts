import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../components/part.ts";
import { t } from "../../messages/messages.ts";
import { nameOf } from "../../table/situation.ts";
import { happeningText } from "../history-words.ts";
import { momentTime } from "../time-words.ts";
import type { Room } from "./room.ts";

/** What happened around the game, the last first: absences, bots that stepped in, votes, vacation, pauses. */
@customElement("days-history")
export class HistoryView extends Part {
  @property({ attribute: false }) accessor room!: Room;

  protected override render(): TemplateResult {
    const { view, journal } = this.room;
    const now = journal.now();
    const told = journal.happenings
      .map((event) => ({
        ...event,
        text: happeningText(event, journal.happenings, (seat) => nameOf(view, seat)),
      }))
      .filter(({ text }) => text !== "")
      .reverse();
    if (told.length === 0) return html`<p class="soft">${t("history.none")}</p>`;
    return html`<ol class="lines history">
      ${told.map(
        ({ at, n, text }) => html`<li>
          <p class="label">
            ${momentTime(at, now)}${n > 0 ? ` \u00b7 ${t("deal.number", { n })}` : ""}
          </p>
          <p>${text}</p>
        </li>`,
      )}
    </ol>`;
  }
}
