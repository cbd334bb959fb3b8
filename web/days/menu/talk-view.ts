import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { TEXT_LENGTH } from "../../../shared/protocol/fields.ts";
import { PHRASES } from "../../../shared/protocol/phrases.ts";
import type { TalkLine } from "../../../shared/protocol/server-messages.ts";
import type { Refusal, Result } from "../../../shared/skat/refusal.ts";
import type { Seat } from "../../../shared/skat/seats.ts";
import { mayTalk } from "../../../shared/table/talk.ts";
import { icon } from "../../components/icons.ts";
import { Part } from "../../components/part.ts";
import { t } from "../../messages/messages.ts";
import { refusalText } from "../../messages/refusals.ts";
import {
  mute,
  type ReportedLine,
  readMutes,
  readReports,
  readTalk,
  removeLine,
  reportLine,
} from "../../store/personal.ts";
import { nameOf, ownSeat } from "../../table/situation.ts";
import { momentTime } from "../time-words.ts";
import type { Room } from "./room.ts";

/** What the players say to each other: phrases at any time, free text where and when the table allows it. */
@customElement("days-talk")
export class TalkView extends Part {
  @property({ attribute: false }) accessor room!: Room;
  @state() private accessor muted: readonly Seat[] = [];
  @state() private accessor reports: readonly ReportedLine[] = [];
  @state() private accessor reported: readonly number[] = [];
  @state() private accessor problem: Refusal | null = null;
  /** What was sent and has not come back yet. */
  @state() private accessor sent: string | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  protected override willUpdate(): void {
    const own = ownSeat(this.room.view);
    const arrived = this.room.journal.lines.at(-1);
    if (this.sent !== null && arrived?.seat === own && arrived.text === this.sent) {
      this.sent = null;
      const input = this.querySelector<HTMLInputElement>("input[name=text]");
      if (input) input.value = "";
    }
    if (this.room.journal.turnedDown) this.sent = null;
  }

  protected override updated(): void {
    const { lines } = this.room.journal;
    this.tell("talk-seen", lines.at(-1)?.id ?? 0);
  }

  async #read(): Promise<void> {
    const { table, opener, journal } = this.room;
    const [talk, mutes] = await Promise.all([readTalk(table), readMutes(table)]);
    if (talk.ok) journal.knowLines(talk.value.lines);
    if (mutes.ok) this.muted = mutes.value.muted;
    if (!opener) return;
    const reports = await readReports(table);
    if (reports.ok) this.reports = reports.value.reports;
  }

  protected override render(): TemplateResult {
    const { view, state: table, journal } = this.room;
    const turnedDown = this.problem ?? journal.turnedDown;
    const { talk } = table.rules;
    return html`${talk === "phrases" ? html`<p class="soft">${t("talk.phrasesOnly")}</p>` : this.#lines()}
      ${turnedDown ? html`<p class="notice wrong" role="alert">${refusalText(turnedDown)}</p>` : nothing}
      ${
        talk === "phrases"
          ? nothing
          : mayTalk(table)
            ? this.#form()
            : html`<p class="soft">${t("talk.later")}</p>`
      }
      <h3 class="label">${t("more.say")}</h3>
      <div class="row">
        ${PHRASES.map(
          (
            phrase,
          ) => html`<button type="button" class="button" @click=${() => this.room.onSay({ phrase })}>
            ${t(`phrase.${phrase}`)}
          </button>`,
        )}
      </div>
      ${this.#mutes(view.state.players.filter(({ seat, kind }) => kind === "human" && seat !== ownSeat(view)).map(({ seat }) => seat))}
      ${this.#reports()}`;
  }

  #lines(): TemplateResult {
    const { journal } = this.room;
    const lines = journal.lines.filter(({ seat }) => !this.muted.includes(seat));
    if (lines.length === 0) return html`<p class="soft">${t("talk.none")}</p>`;
    const now = journal.now();
    return html`<div role="log" aria-label=${t("talk.lines")}>
      <ol class="lines">
        ${lines.map((line) => this.#line(line, now))}
      </ol>
    </div>`;
  }

  /** Text as it was written: whatever looks like a link in it leads nowhere. */
  #line({ id, seat, at, text }: TalkLine, now: number): TemplateResult {
    const { view, opener } = this.room;
    const isOwn = seat === ownSeat(view);
    const name = nameOf(view, seat);
    return html`<li>
      <p><b>${name}</b> <span class="label">${momentTime(at, now)}</span></p>
      <p class="text"><bdi>${text}</bdi></p>
      <div class="row">
        ${
          isOwn || opener
            ? html`<button type="button" class="button quiet" aria-label=${t("talk.removeOf", { name })} @click=${() => this.#remove(id)}>
                ${t("talk.remove")}
              </button>`
            : nothing
        }
        ${
          isOwn
            ? nothing
            : this.reported.includes(id)
              ? html`<span class="label" role="status">${t("talk.reported")}</span>`
              : html`<button type="button" class="button quiet" aria-label=${t("talk.reportOf", { name })} @click=${() => this.#report(id)}>
                  ${icon("flag")} ${t("talk.report")}
                </button>`
        }
      </div>
    </li>`;
  }

  #form(): TemplateResult {
    return html`<form class="say" @submit=${this.#say}>
      <label class="field">
        <span>${t("talk.text")}</span>
        <input name="text" autocomplete="off" maxlength=${TEXT_LENGTH} aria-describedby="talk-rate" />
        <span id="talk-rate">${t("talk.rate")}</span>
      </label>
      <button class="button primary" aria-busy=${this.sent === null ? nothing : "true"}>${t("talk.send")}</button>
    </form>`;
  }

  #mutes(others: readonly Seat[]): TemplateResult | typeof nothing {
    if (others.length === 0) return nothing;
    return html`<h3 class="label">${t("talk.mute")}</h3>
      ${others.map(
        (seat) => html`<label class="check">
          <input
            type="checkbox"
            .checked=${this.muted.includes(seat)}
            @change=${(event: Event) => this.#mute(seat, (event.target as HTMLInputElement).checked)}
          />
          <span>${nameOf(this.room.view, seat)}</span>
        </label>`,
      )}
      <p class="label">${t("talk.muteHelp")}</p>`;
  }

  /** What was pointed out to whoever opened the table. */
  #reports(): TemplateResult | typeof nothing {
    if (this.reports.length === 0) return nothing;
    const { view, journal } = this.room;
    return html`<h3 class="label">${t("talk.reportsTitle")}</h3>
      <ul class="lines">
        ${this.reports.map(
          ({ id, seat, at, text, reports }) => html`<li>
            <p>
              <b>${nameOf(view, seat)}</b>
              <span class="label">${momentTime(at, journal.now())}, ${t("talk.reportsOf", { n: reports })}</span>
            </p>
            <p class="text"><bdi>${text}</bdi></p>
            <div class="row">
              <button type="button" class="button quiet" @click=${() => this.#remove(id)}>${t("talk.remove")}</button>
            </div>
          </li>`,
        )}
      </ul>`;
  }

  #say(event: SubmitEvent): void {
    event.preventDefault();
    const input = this.querySelector<HTMLInputElement>("input[name=text]");
    const text = input?.value.trim() ?? "";
    if (text === "" || this.sent !== null) return;
    this.problem = null;
    // It stays in the field until it has come back: nothing that is written gets lost.
    if (this.room.onSay({ text })) this.sent = text;
    else this.problem = { code: "UNREACHABLE", message: "The server was not reached." };
  }

  async #remove(line: number): Promise<void> {
    const answer = await removeLine(this.room.table, { line });
    if (answer.ok) {
      this.room.journal.knowLines(answer.value.lines);
      this.reports = this.reports.filter(({ id }) => id !== line);
    }
    this.#note(answer);
  }

  async #report(line: number): Promise<void> {
    const answer = await reportLine(this.room.table, { line });
    if (answer.ok) this.reported = [...this.reported, line];
    this.#note(answer);
  }

  async #mute(seat: Seat, muted: boolean): Promise<void> {
    const answer = await mute(this.room.table, { seat, muted });
    if (answer.ok) this.muted = answer.value.muted;
    this.#note(answer);
  }

  #note(answer: Result<unknown>): void {
    this.problem = answer.ok ? null : answer.refusal;
  }
}
