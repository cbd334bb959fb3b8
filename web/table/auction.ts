import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { BID_VALUES, bidsAbove, type GameOfValue, gamesWorth } from "../../shared/skat/bids.ts";
import { isSuitGame } from "../../shared/skat/games.ts";
import { canonicalCommand, type SeatCommand } from "../../shared/table/commands.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { modal } from "../components/dialog.ts";
import { helpLink } from "../components/help-link.ts";
import { suitSign } from "../components/icons.ts";
import { Part } from "../components/part.ts";
import { anchorFor } from "../guide/paths.ts";
import { t } from "../messages/messages.ts";
import { legalCommand } from "./situation.ts";

/** How many of the next values have a button of their own. */
const NEXT_VALUES = 4;
/** A jump to a high number must not be held by a hasty tap (RULES.md 3.2). */
const HOLD_WAIT_MS = 2000;

/** What the viewer may say in the auction. */
@customElement("skat-auction")
export class AuctionElement extends Part {
  @property({ attribute: false }) accessor view!: SeatView;
  /** The command on its way, in its canonical spelling. */
  @property({ attribute: false }) accessor sent: string | null = null;
  @state() private accessor listOpen = false;
  @state() private accessor waiting = false;
  #heard = "";
  #timer = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("view")) return;
    const { deal } = this.view.state;
    const heard = deal && legalCommand(this.view, "hold") ? `${deal.n} ${deal.bid}` : "";
    if (heard === this.#heard) return;
    this.#heard = heard;
    clearTimeout(this.#timer);
    this.waiting = heard !== "" && isJump(this.view);
    if (this.waiting) {
      this.#timer = setTimeout(() => {
        this.waiting = false;
      }, HOLD_WAIT_MS);
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override render() {
    const { deal } = this.view.state;
    if (!deal) return nothing;
    if (legalCommand(this.view, "hold")) return this.#answer(deal.bid);
    const values = this.view.legal.flatMap((each) => (each.type === "bid" ? [each.value] : []));
    return values.length > 0 ? this.#naming(values, deal.bid) : nothing;
  }

  #answer(bid: number): TemplateResult {
    return html`<p class="help">${this.waiting ? t("auction.jump", { bid }) : worthIn(bid)}</p>
      <div class="choices two">
        <button
          type="button"
          class="button primary big"
          aria-disabled=${this.waiting ? "true" : nothing}
          aria-busy=${this.#busy({ type: "hold" })}
          @click=${() => this.waiting || this.send({ type: "hold" })}
        >
          ${t("auction.hold", { bid })}
        </button>
        ${this.#passButton(t("auction.passButton"))}
      </div>
      ${handHelp()}`;
  }

  #naming(values: readonly number[], bid: number): TemplateResult {
    const forehandOnly = this.view.state.deal?.bidder === null;
    if (forehandOnly) {
      return html`<p class="help">${t("auction.forehandHelp")}</p>
        <div class="choices two">
          <button
            type="button"
            class="button primary big"
            aria-busy=${this.#busy({ type: "bid", value: 18 })}
            @click=${() => this.#bid(18)}
          >
            ${t("auction.playAt18")}
          </button>
          ${this.#passButton(t("auction.passIn"))}
        </div>
        ${handHelp()}`;
    }
    const next = values.slice(0, NEXT_VALUES);
    return html`<div class="choices values">
        ${next.map((value, i) => this.#valueButton(value, i === 0))}
        <button
          type="button"
          class="button"
          aria-haspopup="dialog"
          @click=${() => {
            this.listOpen = true;
          }}
        >
          ${t("auction.more")}
        </button>
        ${this.#passButton(t("auction.passButton"))}
      </div>
      ${handHelp()}
      ${this.listOpen ? this.#list(bidsAbove(bid, BID_VALUES.length)) : nothing}`;
  }

  #list(values: readonly number[]): TemplateResult {
    const close = () => {
      this.listOpen = false;
    };
    return modal(
      t("auction.allValues"),
      html`<div class="all-values">${values.map((value) => this.#valueButton(value, false))}</div>
        ${handHelp()}`,
      close,
    );
  }

  #valueButton(value: number, primary: boolean): TemplateResult {
    return html`<button
      type="button"
      class="button value ${primary ? "primary" : ""}"
      aria-busy=${this.#busy({ type: "bid", value })}
      @click=${() => {
        this.listOpen = false;
        this.#bid(value);
      }}
    >
      <span class="number">${value}</span>
      <span class="worth" aria-hidden="true">${gamesWorth(value).map(gameSign)}</span>
      <span class="unseen">(${gamesInWords(value)})</span>
    </button>`;
  }

  #passButton(text: string): TemplateResult {
    return html`<button
      type="button"
      class="button big pass"
      aria-busy=${this.#busy({ type: "pass" })}
      @click=${() => this.send({ type: "pass" })}
    >
      ${text}
    </button>`;
  }

  #busy(command: SeatCommand): "true" | typeof nothing {
    return this.sent === canonicalCommand(command) ? "true" : nothing;
  }

  #bid(value: number): void {
    this.send({ type: "bid", value });
  }
}

const handHelp = (): TemplateResult => helpLink(anchorFor("bid"), t("help.hand"));

/** Whether the last number said left out at least one that could have been said. */
function isJump(view: SeatView): boolean {
  const bids = view.state.deal?.auction.flatMap((said) =>
    said.type === "bid" ? [said.value] : [],
  );
  const last = bids?.at(-1);
  return last !== undefined && bidsAbove(bids?.at(-2) ?? 0, 1)[0] !== last;
}

/** Which game a value stands for, as a sign: a suit and its multiplier, Grand's, or Null. */
function gameSign({ game, multiplier }: GameOfValue): TemplateResult {
  if (isSuitGame(game)) return html`<span>${suitSign(game)}${multiplier}</span>`;
  return html`<span>${game === "G" ? html`G${multiplier}` : "N"}</span>`;
}

function gamesInWords(value: number): string {
  return gamesWorth(value)
    .map(({ game, multiplier, hand, ouvert }) => {
      if (multiplier !== null) return t("auction.times", { game, n: multiplier });
      return [t("game.name", { game }), hand ? t("game.hand") : "", ouvert ? t("game.ouvert") : ""]
        .filter((word) => word !== "")
        .join(" ");
    })
    .join(", ");
}

function worthIn(bid: number): string {
  return t("auction.worth", { value: bid, games: gamesInWords(bid) });
}
