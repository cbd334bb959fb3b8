import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { rolesOf } from "../../shared/skat/seats.ts";
import type { ShuffleCheck } from "../../shared/table/proof.ts";
import { pageStyles } from "../app/styles.ts";
import { icon } from "../components/icons.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { keptCommitment } from "../store/shuffle-watch.ts";
import type { ReplayDeal } from "./replay-deal.ts";

/** What this browser found when it shuffled the deal again. */
interface Found extends ShuffleCheck {
  /** The link leads to what was published first. */
  readonly leadsBack: boolean;
  readonly steps: number;
}

/** How a finished deal was shuffled, reckoned anew in this browser, in words; and what that proves and does not. */
@customElement("shuffle-proof")
export class ShuffleProof extends LitElement {
  static override styles = [
    pageStyles,
    css`
      code {
        display: block;
        overflow-wrap: anywhere;
        font-size: var(--size-small);
        color: var(--ink-soft);
      }

      ol {
        display: grid;
        gap: 0.75rem;
        margin-block: 0.5rem 1rem;
        padding-left: 1.5rem;
        list-style: decimal;
      }

      .found {
        font-weight: 600;
      }

      .found .icon {
        color: var(--accent);
      }

      .wrong {
        color: var(--minus);
      }

      p + p {
        margin-top: 0.5rem;
      }
    `,
  ];

  @property({ attribute: false }) accessor deal!: ReplayDeal;
  @state() private accessor found: Found | null = null;

  protected readonly messages = new MessagesController(this);

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("deal")) this.found = null;
  }

  override render() {
    return html`<details @toggle=${this.#check}>
      <summary>${t("proof.title")}</summary>
      ${this.#content()}
    </details>`;
  }

  #content(): TemplateResult {
    const { proof, rules } = this.deal;
    if (!proof) return html`<p>${rules.replay ? t("proof.again") : t("proof.none")}</p>`;
    const { found } = this;
    if (!found) return html`<p role="status">${t("proof.checking")}</p>`;
    const { commitment, link, nonces, k, table } = proof;
    const kept = keptCommitment(table);
    const given = nonces.some((nonce) => nonce !== "");
    return html`<ol>
        <li>
          ${t("proof.commitment")}<code>${commitment}</code>
          ${kept === null ? html`` : verdict(kept === commitment, t("proof.sameAsSeen"), t("proof.otherThanSeen"))}
        </li>
        <li>
          ${t("proof.link", { k })}<code>${link}</code>
          ${verdict(found.leadsBack && found.linkHolds, t("proof.leadsBack", { steps: found.steps }), t("proof.leadsNowhere"))}
        </li>
        <li>
          ${t("proof.nonces")}
          <ul>
            ${nonces.map((nonce, seat) => html`<li>${this.#name(seat)}: ${nonce === "" ? t("proof.noNonce") : html`<code>${nonce}</code>`}</li>`)}
          </ul>
        </li>
        <li>
          ${t("proof.shuffled", { cards: found.cutAt ?? 0 })}
          ${verdict(found.cardsHold, t("proof.cardsHold"), t("proof.cardsDiffer"))}
        </li>
      </ol>
      <p>${given ? t("proof.proves") : t("proof.provesLess")}</p>
      <p>${t("proof.doesNotProve")}</p>`;
  }

  #name(seat: number): string {
    const player = this.deal.seats.find((each) => each.seat === seat);
    if (!player) return t("seat.empty");
    if (player.name !== "") return player.name;
    return player.kind === "bot" ? t("seat.bot", { n: seat + 1 }) : t("seat.former");
  }

  /** Only for who looks: the hashing is loaded then. */
  async #check(): Promise<void> {
    const { deal } = this;
    const { proof, events, rules } = deal;
    const [dealt, ended] = [events[0], events.at(-1)];
    if (this.found || !proof || dealt?.type !== "dealt" || ended?.type !== "dealEnded") return;
    const { checkShuffle, leadsTo, stepsToCommitment } = await import(
      "../../shared/table/proof.ts"
    );
    const roles = rolesOf(dealt.dealer, rules.players);
    const { hands, skat } = ended;
    const found: Found = {
      ...checkShuffle({ ...proof, roles, hands, skat }),
      leadsBack: leadsTo(proof.commitment, proof.link, proof.k),
      steps: stepsToCommitment(proof.k),
    };
    if (deal === this.deal) this.found = found;
  }
}

function verdict(holds: boolean, good: string, bad: string): TemplateResult {
  return holds
    ? html`<p class="found">${icon("check")} ${good}</p>`
    : html`<p class="found wrong" role="alert">${bad}</p>`;
}
