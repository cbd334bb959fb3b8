import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { linkText, MOST_DEALS_LINKED } from "../../shared/protocol/code/link-text.ts";
import { LONGEST_RECORDS, MOST_RECORDS, readRecords } from "../../shared/protocol/iss.ts";
import type {
  Difference,
  RecordFailure,
  RecordResult,
} from "../../shared/protocol/record-result.ts";
import { checkRecord } from "../../shared/protocol/records.ts";
import { codePath, replayAddressOf } from "../../shared/protocol/replay-address.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { contractName, signed } from "../components/words.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { pageStyles } from "./styles.ts";

type Checked = RecordResult | RecordFailure;

/** How long records are checked before the page may draw itself, in ms. */
const BREATH_MS = 24;

/**
 * Records in ISS notation, pasted or dropped: each is played through the rules, here in the browser, and gets its verdict
 * and a link that shows its deal.
 */
@customElement("records-page")
export class RecordsPage extends LitElement {
  static override styles = [
    pageStyles,
    css`
      textarea {
        width: 100%;
        min-height: 8rem;
        padding: 0.5rem 0.6rem;
        border: 1.5px solid var(--rule);
        border-radius: var(--corner);
        background: var(--paper);
        color: inherit;
        font: 0.875rem / 1.3 ui-monospace, monospace;
      }

      .drop[data-over] {
        outline: 3px dashed var(--accent);
        outline-offset: 4px;
      }

      form {
        display: grid;
        gap: 0.75rem;
      }

      progress {
        width: 100%;
        accent-color: var(--accent);
      }

      .results li {
        display: grid;
        grid-template-columns: 3rem minmax(0, 1fr) auto;
        align-items: center;
        gap: 0.5rem;
        min-height: var(--touch);
        border-top: 1px solid var(--hairline);
      }

      .nr {
        color: var(--ink-soft);
      }

      .file {
        position: relative;
      }

      .file input {
        position: absolute;
        inset: 0;
        opacity: 0;
        cursor: pointer;
      }

      .file:focus-within {
        outline: 3px solid var(--accent);
        outline-offset: 2px;
      }
    `,
  ];

  @state() private accessor results: readonly Checked[] = [];
  /** How many there are to check; null before anybody asked. */
  @state() private accessor total: number | null = null;
  @state() private accessor refusal: Refusal | null = null;
  @state() private accessor isOver = false;

  protected readonly messages = new MessagesController(this);
  /** Which checking is the last that was asked for: an earlier one gives up. */
  #run = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${t("records.title")} · ${t("app.name")}`;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#run += 1;
  }

  override render() {
    return html`<div class="page">
      <div>
        <h1 class="title">${t("records.title")}</h1>
        <p class="soft">${t("records.text", { most: MOST_RECORDS })}</p>
      </div>
      <form
        class="drop"
        ?data-over=${this.isOver}
        @submit=${this.#submit}
        @dragover=${this.#dragOver}
        @dragleave=${this.#dragLeave}
        @drop=${this.#drop}
      >
        <label class="field">
          <span>${t("records.paste")}</span>
          <textarea spellcheck="false" placeholder="(;GM[Skat]…;)"></textarea>
        </label>
        <div class="row">
          <button class="button primary">${t("records.check")}</button>
          <label class="button file">${t("records.file")}
            <input type="file" accept=".sgf,.txt,text/plain" @change=${this.#pick} />
          </label>
          <span class="soft">${t("records.drop")}</span>
        </div>
      </form>
      ${this.refusal ? html`<p class="notice wrong" role="alert">${refusalText(this.refusal)}</p>` : nothing}
      ${this.total === null ? nothing : this.#progress(this.total)}
      ${this.results.length === 0 ? nothing : this.#list()}
    </div>`;
  }

  #progress(total: number): TemplateResult {
    const done = this.results.length;
    const passed = this.results.filter(({ ok }) => ok).length;
    const isDone = done === total;
    const codes = isDone ? codesOf(this.results) : [];
    return html`<div>
      ${isDone ? nothing : html`<progress max=${total} value=${done} aria-label=${t("records.progress", { done, total })}></progress>`}
      <p role="status">
        ${isDone ? t("records.verdict", { passed, failed: total - passed }) : t("records.progress", { done, total })}
      </p>
      ${
        codes.length > 1 && codes.length <= MOST_DEALS_LINKED
          ? html`<p><a href=${codePath(linkText({ codes, names: [] }))}>${t("records.series", { n: codes.length })}</a></p>`
          : nothing
      }
    </div>`;
  }

  #list(): TemplateResult {
    return html`<ol class="results">
      ${this.results.map(
        (checked, n) => html`<li>
          <span class="nr">${n + 1}</span>
          <span>${words(checked)}</span>
          ${
            "link" in checked && checked.link
              ? html`<a class="button quiet" href=${checked.link}>${t("records.showOf", { n: n + 1 })}</a>`
              : nothing
          }
        </li>`,
      )}
    </ol>`;
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    void this.#check(this.renderRoot.querySelector("textarea")?.value ?? "");
  }

  #pick(event: Event): void {
    const input = event.target as HTMLInputElement;
    void this.#readFile(input.files?.[0]);
    // The same file once more is asked for once more.
    input.value = "";
  }

  #dragOver(event: DragEvent): void {
    event.preventDefault();
    this.isOver = true;
  }

  #dragLeave(): void {
    this.isOver = false;
  }

  #drop(event: DragEvent): void {
    event.preventDefault();
    this.isOver = false;
    const file = event.dataTransfer?.files[0];
    if (file) void this.#readFile(file);
    else void this.#check(event.dataTransfer?.getData("text/plain") ?? "");
  }

  async #readFile(file: File | undefined): Promise<void> {
    if (!file) return;
    // What is too long is refused by its length; nobody needs the rest of it.
    await this.#check(await file.slice(0, LONGEST_RECORDS + 1).text());
  }

  async #check(text: string): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    this.results = [];
    this.total = null;
    const records = readRecords(text);
    this.refusal = records.ok ? null : records.refusal;
    if (!records.ok) return;
    this.total = records.value.length;
    let breathed = performance.now();
    let checked: readonly Checked[] = [];
    for (const read of records.value) {
      checked = [
        ...checked,
        read.ok ? checkRecord(read.value) : { ok: false, error: read.refusal },
      ];
      if (performance.now() - breathed < BREATH_MS) continue;
      this.results = checked;
      await new Promise((done) => setTimeout(done));
      if (run !== this.#run) return;
      breathed = performance.now();
    }
    this.results = checked;
  }
}

/** What a record came to, or what is wrong with it. */
function words(checked: Checked): string {
  if (checked.error) return [refusalText(checked.error), ...differences(checked.error)].join(" ");
  if (!("link" in checked)) return "";
  const { game, hand, announced, score, points } = checked;
  if (checked.passed) return t("settlement.passedInTitle");
  if (game === null) return checked.penalty ? t("records.brokenOff") : t("records.unfinished");
  const contract = contractName({
    ...{ game, hand: hand ?? false },
    ...(announced ?? { schneider: false, schwarz: false, ouvert: false }),
  });
  if (score === null) return `${contract}. ${t("records.unfinished")}`;
  const taken = game === "N" || points === null ? "" : `, ${t("records.points", { points })}`;
  return `${contract}: ${signed(score)}${taken}`;
}

/** "value: 48 stated, 72 found" */
function differences({ fields }: Refusal & { readonly fields?: readonly Difference[] }) {
  return (fields ?? []).map(({ field, stated, found }) =>
    t("records.differs", { field, stated: `${stated}`, found: `${found}` }),
  );
}

function codesOf(results: readonly Checked[]): readonly string[] {
  return results.flatMap((checked) => {
    const address = "link" in checked && checked.link ? replayAddressOf(checked.link) : null;
    return address?.kind === "code" ? [address.text] : [];
  });
}
