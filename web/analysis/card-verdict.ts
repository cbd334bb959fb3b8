import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { JudgedCard } from "../../shared/analysis/analyse.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { MessagesController } from "../messages/controller.ts";
import { cardWords, markOf } from "./card-words.ts";

/** What there is to say about the card that was played last, beside the replay's own words. */
@customElement("card-verdict")
export class CardVerdict extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }

    p {
      box-sizing: border-box;
      min-height: 4lh;
      margin: 0 auto;
      padding-block: 2px 4px;
      max-width: 46rem;
      font-size: var(--size-small);
      line-height: 1.35;
      text-align: center;
      text-wrap: pretty;
    }

    p[data-mark="turned"],
    p[data-mark="unsound"] {
      box-shadow: inset 0 2px 0 var(--accent);
    }
  `;

  @property({ attribute: false }) accessor judged: JudgedCard | null = null;
  @property({ attribute: false }) accessor nameOf: (seat: Seat) => string = () => "";

  protected readonly messages = new MessagesController(this);

  override render() {
    const { judged } = this;
    const words = judged ? cardWords(judged, this.nameOf).join(" ") : "";
    return html`<p role="status" data-mark=${(judged && markOf(judged)?.kind) ?? nothing}>${words}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "card-verdict": CardVerdict;
  }
}
