import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { JudgedCard } from "../../shared/analysis/analyse.ts";
import {
  codeFragment,
  codePath,
  type Moment,
  type ReplayAddress,
  replayPath,
} from "../../shared/protocol/replay-address.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import type { Looked } from "../analysis/deal-analysis.ts";
import { onceLoaded } from "../components/once-loaded.ts";
import { placard } from "../components/placard.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { followKey } from "../replay/keys.ts";
import { NO_MARKS } from "../replay/marks.ts";
import type { ReplayDeal } from "../replay/replay-deal.ts";
import "../replay/skat-replay.ts";
import type { ReplaySource } from "../replay/source.ts";
import { SettingsController } from "../settings/controller.ts";
import { UNREACHABLE } from "../store/api.ts";
import { settings } from "../store/settings.ts";
import "./play-again.ts";
import { type Found, readAt, readFrom } from "./read-replay.ts";
import { framedPath, isFramed, tablePath } from "./router.ts";
import { pageStyles } from "./styles.ts";
import { again, toStart } from "./ways-on.ts";
import "../replay/replay-share.ts";
import "../replay/shuffle-proof.ts";

/** A finished deal, from a table or out of a link, to step through, pass on, check and play again. */
@customElement("replay-page")
export class ReplayPage extends LitElement {
  static override styles = [
    pageStyles,
    css`
      .page {
        align-content: start;
        gap: 0.75rem;
        padding-top: 0.5rem;
      }

      nav {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0.5rem 1rem;
      }

      .framed {
        grid-template-rows: minmax(0, 1fr);
        align-content: stretch;
        gap: 0.25rem;
        box-sizing: border-box;
        max-width: none;
        height: 100dvh;
        padding: 0.5rem 0.75rem 0.25rem;
      }

      footer {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0 1rem;
        font-size: var(--size-small);
      }

      footer a {
        display: inline-flex;
        align-items: center;
        min-height: var(--touch);
      }

      .more {
        border-top: 1px solid var(--hairline);
      }
    `,
  ];

  @property({ attribute: false }) accessor address!: ReplayAddress;
  /** Whether the deal stands where no server sees it: then its other deals are linked to in the same way. */
  @property({ type: Boolean }) accessor private = false;
  @state() private accessor found: Found | null = null;
  @state() private accessor refusal: Refusal | null = null;
  @state() private accessor moment: Moment = "deal";
  @state() private accessor analysing: "no" | "loading" | "ready" = "no";
  @state() private accessor looked: Looked | null = null;
  /** Whether the board was there to be looked at: what stands below it comes after. */
  @state() private accessor wasShown = false;

  protected readonly messages = new MessagesController(this);
  protected readonly changes = new SettingsController(this);
  /** What the deal shown was read from: another moment of it is no reason to read it again. */
  #readFrom = "";

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#onKey);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("address")) void this.#read();
    const n = this.found?.deal.n;
    const title = n === undefined ? t("replay.title") : t("deal.number", { n });
    document.title = `${title} · ${t("app.name")}`;
  }

  override updated(): void {
    if (this.found && !this.wasShown)
      setTimeout(() => {
        this.wasShown = true;
      });
  }

  override render() {
    return html`<div class="page ${isFramed() ? "framed" : ""}">${this.#content()}</div>`;
  }

  #content(): TemplateResult {
    if (this.refusal) return this.#none(this.refusal);
    if (!this.found) return placard("waiting", t("connection.title"), t("replay.loading"));
    const { deal, source } = this.found;
    const unchecked =
      source.kind === "code" ? html`<p class="soft">${t("replay.unchecked")}</p>` : nothing;
    const replay = html`<skat-replay
      ?fitted=${isFramed()}
      .deal=${deal}
      .deck=${settings().deck}
      .start=${this.address.at.moment}
      .marks=${this.looked?.marks ?? NO_MARKS}
      @skat-moment=${this.#onMoment}
    >
      ${isFramed() ? nothing : html`<replay-share slot="tools" .deal=${deal} .source=${source} .moment=${this.moment}></replay-share>`}
      ${this.looked?.analysis?.cards.length ? html`<card-verdict slot="verdict" .judged=${this.#judged} .nameOf=${this.looked.nameOf}></card-verdict>` : nothing}
    </skat-replay>`;
    if (isFramed()) {
      return html`${replay}${this.#further(source)}
        <footer>
          ${unchecked}
          <a href=${this.#outside(source)}>${t("replay.openHere", { host: location.host })}</a>
        </footer>`;
    }
    if (!this.wasShown) return replay;
    return html`${replay} ${unchecked} ${this.#analysis(deal)} ${this.#further(source)}
      ${this.#more(deal, source)}`;
  }

  /** Why there is nothing to step through; what may come another time can be asked for again. */
  #none(refusal: Refusal): TemplateResult {
    const { address } = this;
    const text = refusalText(refusal);
    const isOut = refusal.code === UNREACHABLE;
    if (address.kind === "code" && !isOut) {
      return placard("failed", t("replay.damaged"), text, toStart());
    }
    const toTable =
      address.kind === "table" && refusal.code !== "TABLE_UNKNOWN"
        ? html`<a class="button" href=${framedPath(tablePath(address.table))}>${t("replay.toTable")}</a>`
        : nothing;
    return placard(
      isOut ? "failed" : "empty",
      isOut ? t("app.failedTitle") : t("replay.none"),
      text,
      html`${again(() => this.#read())}${toTable}${isFramed() ? nothing : toStart("")}`,
    );
  }

  /** What a computer says about the deal, once somebody asks for it: until then nothing of it is loaded. */
  #analysis(deal: ReplayDeal): TemplateResult {
    const { analysing } = this;
    if (analysing === "ready") {
      return html`<deal-analysis
        .deal=${deal}
        .moment=${this.moment}
        @analysis-looked=${this.#onLooked}
        @analysis-go=${this.#onGo}
      ></deal-analysis>`;
    }
    return html`<div class="row">
      <button class="button" aria-busy=${analysing === "loading"} @click=${this.#analyse}>
        ${t("analysis.start")}
      </button>
      <span class="soft">${t("analysis.intro")}</span>
    </div>`;
  }

  readonly #analyse = async (): Promise<void> => {
    this.analysing = "loading";
    await onceLoaded(
      () => import("../analysis/deal-analysis.ts"),
      () => {
        this.analysing = "ready";
      },
    );
    if (this.analysing === "loading") this.analysing = "no";
  };

  #onLooked({ detail }: CustomEvent<Looked>): void {
    this.looked = detail;
  }

  #onGo({ detail }: CustomEvent<number>): void {
    this.renderRoot.querySelector("skat-replay")?.goTo(detail === 0 ? "deal" : detail);
  }

  /** The card played last where the replay stands, with what was found about it. */
  get #judged(): JudgedCard | null {
    const { looked, moment } = this;
    return typeof moment === "number" ? (looked?.analysis?.cards[moment - 1] ?? null) : null;
  }

  #more(deal: ReplayDeal, source: ReplaySource): TemplateResult {
    return html`<div class="more">
      ${source.kind === "table" ? html`<shuffle-proof .deal=${deal}></shuffle-proof>` : nothing}
      <play-again .deal=${deal} .moment=${this.moment}></play-again>
    </div>`;
  }

  /** The same page where nothing is around it. */
  #outside(source: ReplaySource): string {
    return source.kind === "table"
      ? replayPath(source.table, source.n, this.moment)
      : codePath(this.#text, { deal: source.deal, moment: this.moment });
  }

  get #text(): string {
    return this.address.kind === "code" ? this.address.text : "";
  }

  /** The deals before and after this one, and the table. */
  #further(source: ReplaySource): TemplateResult | typeof nothing {
    const link = (path: string, n: number): TemplateResult =>
      html`<a class="button quiet" href=${framedPath(path)}>${t("replay.earlier", { n })}</a>`;
    if (source.kind === "table") {
      const { table, n } = source;
      return html`<nav aria-label=${t("replay.further")}>
        ${isFramed() ? nothing : html`<a class="button quiet" href=${tablePath(table)}>${t("replay.toTable")}</a>`}
        ${n > 1 ? link(replayPath(table, n - 1), n - 1) : nothing}
      </nav>`;
    }
    const { codes } = source.link;
    if (codes.length < 2) return nothing;
    const to = (deal: number): string => {
      const at = { deal, moment: "deal" } as const;
      return this.private ? codeFragment(this.#text, at) : codePath(this.#text, at);
    };
    const { deal } = source;
    return html`<nav aria-label=${t("replay.further")}>
      ${deal > 1 ? link(to(deal - 1), deal - 1) : html`<span></span>`}
      <span class="soft">${t("deal.numberOf", { n: deal, of: codes.length })}</span>
      ${deal < codes.length ? link(to(deal + 1), deal + 1) : html`<span></span>`}
    </nav>`;
  }

  async #read(): Promise<void> {
    const { address } = this;
    const from = readFrom(address);
    if (from === this.#readFrom && this.found) return;
    this.#readFrom = from;
    this.found = null;
    this.refusal = null;
    this.looked = null;
    this.analysing = "no";
    const answer = await readAt(address);
    if (from !== this.#readFrom) return;
    if (answer.ok) this.found = answer.value;
    else this.refusal = answer.refusal;
  }

  #onMoment(event: CustomEvent<Moment>): void {
    this.moment = event.detail;
  }

  /** The keys work wherever the focus is. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const replay = this.renderRoot.querySelector("skat-replay");
    if (replay) followKey(event, replay);
  };
}
