import { css, html, LitElement, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { linkText } from "../../shared/protocol/code/link-text.ts";
import type { SeriesBody } from "../../shared/protocol/deal-body.ts";
import {
  codeFragment,
  codePath,
  type Moment,
  replayPath,
} from "../../shared/protocol/replay-address.ts";
import { codeOrNull } from "../../shared/protocol/replay-link.ts";
import { modal } from "../components/dialog.ts";
import "../components/embed-ways.ts";
import { foldStyles } from "../components/fold.ts";
import { icon } from "../components/icons.ts";
import { copyText, linkField } from "../components/link-field.ts";
import base from "../design/base.css?inline";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { readSeries } from "../store/api.ts";
import dialogs from "../table/styles/dialogs.css?inline";
import seating from "../table/styles/seating.css?inline";
import { recordText } from "./record-text.ts";
import { namesByPlace, type ReplayDeal } from "./replay-deal.ts";
import { recordsInLink } from "./series-records.ts";
import type { ReplaySource } from "./source.ts";

/** A button, and behind it every way to pass a deal on: as a link, as a record, alone or with its whole series. */
@customElement("replay-share")
export class ReplayShare extends LitElement {
  static override styles = [
    unsafeCSS([base, dialogs, seating].join("\n")),
    foldStyles,
    css`
      h3 {
        font-weight: 400;
      }

      .choices {
        display: grid;
      }

      .choices label {
        display: flex;
        align-items: center;
        gap: 0.6rem;
        min-height: var(--touch);
      }

      .choices input {
        width: 1.25rem;
        height: 1.25rem;
        accent-color: var(--accent);
      }
    `,
  ];

  @property({ attribute: false }) accessor deal!: ReplayDeal;
  @property({ attribute: false }) accessor source!: ReplaySource;
  /** Where the replay stands. */
  @property({ attribute: false }) accessor moment: Moment = "deal";
  @state() private accessor isOpen = false;
  @state() private accessor named = false;
  @state() private accessor here = false;
  @state() private accessor copied = "";
  /** The deals of the table so far, once they are told. */
  @state() private accessor series: SeriesBody | null = null;

  protected readonly messages = new MessagesController(this);

  override render() {
    return html`<button type="button" class="button primary" @click=${this.#open}>
        ${icon("share")}${t("share.open")}
      </button>
      ${
        this.isOpen
          ? modal(t("share.title"), this.#content(), () => {
              this.isOpen = false;
            })
          : nothing
      }`;
  }

  #open(): void {
    this.isOpen = true;
    this.copied = "";
    void this.#askForSeries();
  }

  async #askForSeries(): Promise<void> {
    this.series = null;
    const { source, named } = this;
    if (source.kind !== "table") return;
    const answer = await readSeries(source.table, named);
    if (named === this.named && answer.ok) this.series = answer.value;
  }

  #content(): TemplateResult {
    const { deal, source } = this;
    const code = codeOrNull(deal.events, deal.rules);
    const names = this.named ? namesByPlace(deal) : [];
    const text = code && linkText({ codes: [code], names });
    const at = { deal: 1, moment: this.here ? this.moment : "deal" } as const;
    return html`${this.#choices()}
      ${
        text
          ? html`${this.#link(codePath(text, at), t("share.link"))}
              <p class="soft">${t("share.linkHelp")}</p>`
          : html`<p>${t("share.noCode")}</p>`
      }
      ${source.kind === "table" ? this.#link(replayPath(source.table, source.n, at.moment), t("share.tableLink")) : nothing}
      ${
        text
          ? html`<details>
              <summary>${t("share.private")}</summary>
              <p class="soft">${t("share.privateHelp")}</p>
              ${this.#link(codeFragment(text, at), t("share.privateLink"))}
            </details>`
          : nothing
      }
      ${this.#seriesLink()} ${
        text
          ? html`<embed-ways
              .url=${new URL(codePath(text, at), location.origin).href}
              .label=${t("share.embed")}
            ></embed-ways>`
          : nothing
      } ${this.#records()}
      <p class="unseen" role="status">${this.copied === "" ? "" : t("seating.copied")}</p>`;
  }

  #choices(): TemplateResult {
    const choice = (label: string, isOn: boolean, set: (on: boolean) => void) => html`<label>
      <input
        type="checkbox"
        .checked=${isOn}
        @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
      />${label}
    </label>`;
    return html`<div class="choices">
      ${
        namesByPlace(this.deal).length > 0
          ? choice(t("share.names"), this.named, (on) => {
              this.named = on;
              void this.#askForSeries();
            })
          : nothing
      }
      ${
        this.moment === "deal"
          ? nothing
          : choice(t("share.here"), this.here, (on) => {
              this.here = on;
            })
      }
    </div>`;
  }

  /** A link to all deals, where there are several. */
  #seriesLink(): TemplateResult | typeof nothing {
    const { source, series } = this;
    if (source.kind === "table") {
      const isSeveral = (series?.deals.length ?? 0) > 1;
      return series?.link && isSeveral ? this.#link(series.link, t("share.series")) : nothing;
    }
    const { codes, names } = source.link;
    if (codes.length < 2) return nothing;
    const text = linkText({ codes, names: this.named ? names : [] });
    return this.#link(codePath(text), t("share.series"));
  }

  #records(): TemplateResult | typeof nothing {
    const record = recordText(this.deal, this.named);
    const series = this.#seriesRecords();
    if (record === null && !series) return nothing;
    return html`<h3 class="label">${t("share.record")}</h3>
      ${
        record === null
          ? nothing
          : this.#record(() => record, `fernskat-${this.deal.n}.sgf`, [
              t("share.copyRecord"),
              t("share.download"),
            ])
      }
      ${
        series
          ? this.#record(series.text, series.file, [
              t("share.copySeries", { deals: series.deals }),
              t("share.downloadSeries", { deals: series.deals }),
            ])
          : nothing
      }`;
  }

  /** All deals around this one, where there are several: told by the table, or read out of the link once they are wanted. */
  #seriesRecords(): { text: () => string; file: string; deals: number } | null {
    const { source, series, named } = this;
    if (source.kind === "table") {
      const deals = series?.deals.length ?? 0;
      return series && deals > 1
        ? { text: () => series.records, file: `fernskat-${source.table}.sgf`, deals }
        : null;
    }
    const { link } = source;
    const deals = link.codes.length;
    return deals > 1
      ? { text: () => recordsInLink(link, named), file: "fernskat-series.sgf", deals }
      : null;
  }

  #record(
    text: () => string,
    file: string,
    [copy, save]: readonly [string, string],
  ): TemplateResult {
    const isCopied = this.copied === file;
    const onCopy = async (): Promise<void> => {
      if (await copyText(text(), null)) this.copied = file;
    };
    return html`<div class="row">
      <button type="button" class="button" @click=${onCopy}>
        ${icon(isCopied ? "check" : "copy")}${isCopied ? t("seating.copied") : copy}
      </button>
      <button type="button" class="button" @click=${() => download(text(), file)}>${save}</button>
    </div>`;
  }

  #link(path: string, label: string): TemplateResult {
    const url = new URL(path, location.origin).href;
    return linkField(url, label, this.copied === url, () => {
      this.copied = url;
    });
  }
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: "application/x-go-sgf" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
