import { css, html, LitElement, nothing, type PropertyValues, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Hint } from "../../shared/bots/hint.ts";
import type { Card } from "../../shared/skat/cards.ts";
import type { SeatView } from "../../shared/table/view.ts";
import base from "../design/base.css?inline";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { hintWords } from "./hint-words.ts";

/** Whether one is asked for, or there is none. */
type Stage = "none" | "thinking" | "failed";

/**
 * A button that says what the strong bot would do in the player's place. It is reckoned here, from what the player sees.
 * Dispatches `hint-cards` with the cards it names, and with none when it is over.
 */
@customElement("table-hint")
export class TableHint extends LitElement {
  static override styles = [
    unsafeCSS(base),
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 0.25rem 0.75rem;
      }

      p {
        max-width: 34rem;
        margin: 0;
        font-size: var(--size-small);
        line-height: 1.3;
      }
    `,
  ];

  /** What the player sees. */
  @property({ attribute: false }) accessor view!: SeatView;
  /** The last event of the table: a hint holds until the next. */
  @property({ type: Number }) accessor seq = 0;
  @state() private accessor stage: Stage = "none";
  @state() private accessor hint: Hint | null = null;

  protected readonly messages = new MessagesController(this);
  #worker: Worker | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("seq")) this.#end("none");
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end("none");
  }

  override render() {
    const { view, stage, hint } = this;
    const isMine = view.state.deal?.toAct.some((seat) => seat === view.viewer);
    if (!isMine || view.legal.length === 0) return nothing;
    const words = stage === "none" ? (hint ? hintWords(hint) : "") : t(`hint.${stage}`);
    return html`<button
        type="button"
        class="button quiet"
        aria-busy=${stage === "thinking"}
        @click=${this.#ask}
      >
        ${t("hint.ask")}
      </button>
      <p role="status" ?hidden=${words === ""}>${words}</p>`;
  }

  readonly #ask = (): void => {
    this.#end("thinking");
    const worker = new Worker(new URL("./hint-worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Hint>) => {
      this.#end("none");
      this.hint = data;
      this.#tell(cardsIn(data));
    };
    worker.onerror = () => this.#end("failed");
    worker.postMessage(this.view);
  };

  #end(stage: Stage): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.stage = stage;
    if (this.hint) this.#tell([]);
    this.hint = null;
  }

  #tell(cards: readonly Card[]): void {
    this.dispatchEvent(new CustomEvent("hint-cards", { detail: cards }));
  }
}

function cardsIn({ command }: Hint): readonly Card[] {
  if (command.type === "play") return [command.card];
  return command.type === "declare" ? (command.discard ?? []) : [];
}

declare global {
  interface HTMLElementTagNameMap {
    "table-hint": TableHint;
  }
}
