import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { TEXT_LENGTH } from "../../../shared/protocol/fields.ts";
import type { NotesBody } from "../../../shared/protocol/server-messages.ts";
import type { Refusal } from "../../../shared/skat/refusal.ts";
import { Part } from "../../components/part.ts";
import { t } from "../../messages/messages.ts";
import { refusalText } from "../../messages/refusals.ts";
import { readNotes, writeNote } from "../../store/personal.ts";
import type { Room } from "./room.ts";

/** Notes to oneself, one for each deal. */
@customElement("days-notes")
export class NotesView extends Part {
  @property({ attribute: false }) accessor room!: Room;
  @state() private accessor notes: NotesBody["notes"] | null = null;
  /** The deal whose note is shown; null for the latest. */
  @state() private accessor n: number | null = null;
  @state() private accessor problem: Refusal | null = null;
  @state() private accessor saved = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  async #read(): Promise<void> {
    const answer = await readNotes(this.room.table);
    if (answer.ok) this.notes = answer.value.notes;
    else this.problem = answer.refusal;
  }

  /** How many deals were dealt: those have notes. */
  get #latest(): number {
    const { rows, deal } = this.room.state;
    return rows.length + (deal ? 1 : 0);
  }

  protected override render(): TemplateResult {
    const { notes } = this;
    const latest = this.#latest;
    if (latest === 0) return html`<p class="soft">${t("notes.none")}</p>`;
    const n = this.n ?? latest;
    const text = notes?.find((note) => note.n === n)?.text ?? "";
    const deals = Array.from({ length: latest }, (_, i) => latest - i);
    return html`<p class="soft">${t("notes.secret")}</p>
      ${this.problem ? html`<p class="notice wrong" role="alert">${refusalText(this.problem)}</p>` : nothing}
      <form @submit=${(event: SubmitEvent) => this.#save(event, n)}>
        <label class="field">
          <span>${t("notes.deal")}</span>
          <select @change=${(event: Event) => this.#choose(deals[(event.target as HTMLSelectElement).selectedIndex])}>
            ${deals.map((each) => html`<option ?selected=${each === n}>${t("deal.number", { n: each })}${this.#has(each) ? " \u270e" : ""}</option>`)}
          </select>
        </label>
        <label class="field">
          <span>${t("notes.text")}</span>
          <textarea rows="4" maxlength=${TEXT_LENGTH} .value=${text} ?disabled=${notes === null}></textarea>
        </label>
        <div class="row">
          <button class="button primary">${t("notes.save")}</button>
          <span role="status">${this.saved ? t("notes.saved") : ""}</span>
        </div>
      </form>`;
  }

  #has(n: number): boolean {
    return this.notes?.some((note) => note.n === n) ?? false;
  }

  #choose(n: number | undefined): void {
    this.n = n ?? null;
    this.saved = false;
  }

  async #save(event: SubmitEvent, n: number): Promise<void> {
    event.preventDefault();
    const typed = this.querySelector("textarea")?.value ?? "";
    // A note is one paragraph.
    const text = typed.replaceAll(/\s+/g, " ").trim();
    const answer = await writeNote(this.room.table, { n, text });
    this.problem = answer.ok ? null : answer.refusal;
    this.saved = answer.ok;
    if (answer.ok) this.notes = answer.value.notes;
  }
}
