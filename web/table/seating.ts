import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { linkField } from "../components/link-field.ts";
import { Part } from "../components/part.ts";
import { t } from "../messages/messages.ts";
import { nameOf, ownSeat } from "./situation.ts";

/** A link that lets one person sit down. */
export interface Invite {
  readonly seat: Seat | null;
  readonly url: string;
}

/**
 * The table before the first deal: who sits, the links for the empty chairs, a bot for each. Only whoever opened the table
 * has links; the others wait. Dispatches `skat-seat-bot` and `skat-invite` (a new link) with the seat
 * and `skat-withdraw` with an invite.
 */
@customElement("skat-seating")
export class SeatingElement extends Part {
  @property({ attribute: false }) accessor view!: SeatView;
  @property({ attribute: false }) accessor invites: readonly Invite[] = [];
  /** The link for spectators, where there may be any. */
  @property({ attribute: false }) accessor watch: string | null = null;
  /** Whether the viewer may seat bots. */
  @property({ type: Boolean }) accessor opener = false;
  @state() private accessor copied: string | null = null;

  protected override render() {
    const { players, rules } = this.view.state;
    const missing = rules.players - players.length;
    const seats = Array.from({ length: rules.players }, (_, seat) => seat as Seat);
    const group = this.invites.find((invite) => invite.seat === null);
    return html`<section class="panel seating" aria-labelledby="seating-title">
      <div class="scroll" tabindex="0" role="group" aria-labelledby="seating-title">
      <h2 class="title" id="seating-title">${t("seating.title", { n: missing })}</h2>
      <p class="soft">${t("seating.terms", { deals: rules.deals, sheet: rules.sheet })}</p>
      ${this.invites.some(({ seat }) => seat !== null) ? html`<p>${t("seating.inviteHelp")}</p>` : nothing}
      <ul class="chairs">
        ${seats.map((seat) => this.#chair(seat))}
      </ul>
      ${
        group && missing > 0
          ? html`<p class="help">${t("seating.groupHelp")}</p>${this.#copy(group.url, t("seating.groupLink"))}`
          : nothing
      }
      ${this.watch && rules.spectators === "link" ? this.#copy(this.watch, t("seating.watchLink")) : nothing}
      <slot name="join"></slot>
        <p class="unseen" role="status">${this.copied ? t("seating.copied") : ""}</p>
      </div>
    </section>`;
  }

  #chair(seat: Seat) {
    const player = this.view.state.players.find((each) => each.seat === seat);
    const invite = this.invites.find((each) => each.seat === seat);
    if (player) {
      return html`<li class="chair" data-taken>
        <span class="name">${nameOf(this.view, seat)}</span>
        <span class="soft">${
          seat === ownSeat(this.view)
            ? t("seat.you")
            : player.kind === "bot"
              ? t("seating.bot")
              : player.present
                ? t("seating.here")
                : t("seating.seated")
        }</span>
      </li>`;
    }
    return html`<li class="chair">
      <span class="name soft">${t("seat.empty")}</span>
      ${
        invite
          ? html`${this.#copy(invite.url, t("seating.inviteLink", { seat: seat + 1 }))}`
          : nothing
      }
      ${
        this.opener && this.view.state.rules.bots
          ? html`<button
            type="button"
            class="button"
            @click=${() => this.tell("skat-seat-bot", seat)}
          >
            ${t("seating.seatBot")}
          </button>`
          : nothing
      }
      ${
        invite
          ? html`<button type="button" class="button quiet" @click=${() => this.tell("skat-withdraw", invite)}>
            ${t("seating.withdraw")}
          </button>`
          : this.opener
            ? html`<button type="button" class="button" @click=${() => this.tell("skat-invite", seat)}>
              ${t("seating.invite")}
            </button>`
            : nothing
      }
    </li>`;
  }

  #copy(url: string, label: string) {
    const onCopied = (): void => {
      this.copied = url;
    };
    return linkField(url, label, this.copied === url, onCopied, t("seating.shareText"));
  }
}
