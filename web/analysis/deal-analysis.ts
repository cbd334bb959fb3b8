import {
  html,
  LitElement,
  nothing,
  type PropertyValues,
  type TemplateResult,
  unsafeCSS,
} from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Analysis } from "../../shared/analysis/analyse.ts";
import type { Moment } from "../../shared/protocol/replay-address.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { pageStyles } from "../app/styles.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { NO_MARKS } from "../replay/marks.ts";
import type { ReplayDeal } from "../replay/replay-deal.ts";
import layout from "./analysis.css?inline";
import type { AnalysisNews } from "./analysis-worker.ts";
import { startAnalysis } from "./analyst.ts";
import { cardTable } from "./card-table.ts";
import { marksOf, yesNo } from "./card-words.ts";
import { auction, discard } from "./declaration.ts";
import { cardsAt, goalOf, graph, valuesIn } from "./graph.ts";
import { losses } from "./losses.ts";
import { namesIn } from "./people.ts";
import { turns } from "./turns.ts";
import "./card-verdict.ts";

/** What the page around learns of an analysis. */
export interface Looked {
  readonly analysis: Analysis | null;
  readonly marks: ReturnType<typeof marksOf>;
  readonly nameOf: (seat: Seat) => string;
}

/** How far it has come. */
type Stage = "running" | "stopped" | "done" | "failed";

/**
 * A finished deal looked at, beside the page in a worker: it begins by itself and can be stopped. Dispatches
 * `analysis-looked` with what is known so far, and `analysis-go` with the number of cards played where somebody wants to look.
 */
@customElement("deal-analysis")
export class DealAnalysis extends LitElement {
  static override styles = [pageStyles, unsafeCSS(layout)];

  @property({ attribute: false }) accessor deal!: ReplayDeal;
  /** Where the replay stands. */
  @property({ attribute: false }) accessor moment: Moment = "deal";
  @state() private accessor stage: Stage = "running";
  @state() private accessor analysis: Analysis | null = null;
  @state() private accessor done = 0;
  @state() private accessor width = 640;
  /** How long it took, in ms: for whoever measures. */
  @property({ type: Number, reflect: true }) accessor ms = 0;

  protected readonly messages = new MessagesController(this);
  readonly #measure = new ResizeObserver(([entry]) => {
    if (entry) this.width = Math.floor(entry.contentRect.width);
  });
  #stop: (() => void) | null = null;
  #nameOf: (seat: Seat) => string = () => "";

  override connectedCallback(): void {
    super.connectedCallback();
    this.#measure.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#measure.disconnect();
    this.#stop?.();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#nameOf = namesIn(this.deal);
    if (changed.has("deal")) this.#begin();
  }

  readonly #begin = (): void => {
    this.#stop?.();
    this.stage = "running";
    this.done = 0;
    this.#look(null);
    const { events, rules } = this.deal;
    this.#stop = startAnalysis(
      { players: rules.players, events },
      { news: this.#onNews, failed: () => this.#ended("failed") },
    );
  };

  readonly #onNews = (news: AnalysisNews): void => {
    if (news.kind === "progress") {
      const { done, of, analysis } = news.progress;
      this.done = done / of;
      this.#look(analysis);
      return;
    }
    this.ms = Math.round(news.ms);
    this.#look(news.analysis);
    this.#ended("done");
  };

  #ended(stage: Stage): void {
    this.stage = stage;
    this.#stop = null;
  }

  readonly #cancel = (): void => {
    this.#stop?.();
    this.#ended("stopped");
  };

  #look(analysis: Analysis | null): void {
    this.analysis = analysis;
    const marks = analysis ? marksOf(analysis) : NO_MARKS;
    const detail: Looked = { analysis, marks, nameOf: this.#nameOf };
    this.dispatchEvent(new CustomEvent("analysis-looked", { detail }));
  }

  readonly #go = (cardsPlayed: number): void => {
    this.dispatchEvent(new CustomEvent("analysis-go", { detail: cardsPlayed }));
  };

  override render() {
    const { analysis } = this;
    return html`<section class="analysis" aria-labelledby="title">
      <div class="head">
        <h2 id="title">${t("analysis.title")}</h2>
        ${this.#work()}
      </div>
      ${
        analysis
          ? html`${this.#graph(analysis)}
              <div class="parts">
                ${turns(analysis, this.#nameOf, this.#go)} ${losses(analysis, this.#nameOf)}
                ${discard(analysis, this.#nameOf)} ${auction(analysis, this.#nameOf)}
              </div>`
          : nothing
      }
    </section>`;
  }

  #work(): TemplateResult {
    const { stage } = this;
    return html`<div class="work">
      <span role="status" class=${stage === "done" ? "unseen" : "soft"}>${said(stage)}</span>
      ${
        stage === "running"
          ? html`<progress max="1" .value=${this.done} aria-label=${t("analysis.running")}></progress>
              <button type="button" class="button" @click=${this.#cancel}>${t("analysis.stop")}</button>`
          : nothing
      }
      ${
        stage === "stopped" || stage === "failed"
          ? html`<button type="button" class="button" @click=${this.#begin}>
              ${t(stage === "failed" ? "app.tryAgain" : "analysis.start")}
            </button>`
          : nothing
      }
    </div>`;
  }

  #graph(analysis: Analysis): TemplateResult | typeof nothing {
    const { cards, aim } = analysis;
    if (cards.length === 0) return nothing;
    const isNull = aim?.kind === "no-trick";
    const values = valuesIn(cards);
    const [start = 0, end = 0] = [values[0], values.at(-1)];
    const words = isNull
      ? `${t("analysis.nullState", { won: yesNo(start === 1) })} … ${t("analysis.nullState", { won: yesNo(end === 1) })}`
      : t("analysis.graphWords", {
          ...{ start, end },
          low: Math.min(...values),
          high: Math.max(...values),
        });
    const caption = isNull ? t("analysis.graphNull") : t("analysis.graph");
    const goal = isNull ? "" : ` · ${t("analysis.needed", { points: goalOf(aim) })}`;
    const { width, moment } = this;
    const at = typeof moment === "number" && moment <= cards.length ? moment : null;
    return html`<figure>
        <figcaption>${caption}${goal}</figcaption>
        <div role="img" aria-label=${`${caption}. ${words}`} @click=${this.#point}>
          ${graph({ analysis, width, at })}
        </div>
        <p class="legend">${legend("turned", t("analysis.markTurned"))} ${legend("unsound", t("analysis.markUnsound"))}</p>
      </figure>
      ${cardTable(analysis, this.#nameOf, this.#go)}
      <p class="soft">${t("analysis.explain")}</p>`;
  }

  readonly #point = (event: PointerEvent): void => {
    const { left } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const count = this.analysis?.cards.length ?? 0;
    this.#go(cardsAt(event.clientX - left, this.width, count));
  };
}

function said(stage: Stage): string {
  if (stage === "done") return t("analysis.ready");
  return t(`analysis.${stage}`);
}

function legend(kind: "turned" | "unsound", words: string): TemplateResult {
  return html`<span
    ><svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <circle class=${kind} cx="6" cy="6" r="4.5"></circle>
    </svg>
    ${words}</span
  >`;
}

declare global {
  interface HTMLElementTagNameMap {
    "deal-analysis": DealAnalysis;
  }
}
