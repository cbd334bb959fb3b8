import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Seat } from "../../../shared/skat/seats.ts";
import { Part } from "../../components/part.ts";
import { listOf } from "../../messages/lists.ts";
import { t } from "../../messages/messages.ts";
import { nameOf, ownSeat } from "../../table/situation.ts";
import { voteCard } from "../vote-card.ts";
import { proposalName, voteEffect } from "../vote-words.ts";
import { type Proposal, proposalsOf } from "./proposals.ts";
import type { Room } from "./room.ts";

/** What people decide together: the votes that are open, and what the viewer may ask for. */
@customElement("days-votes")
export class VotesView extends Part {
  @property({ attribute: false }) accessor room!: Room;
  /** What is to be asked as soon as the viewer has read what comes of it. */
  @state() private accessor chosen: Proposal | null = null;

  protected override render(): TemplateResult {
    const { room, chosen } = this;
    const proposals = proposalsOf(room.view, room.state);
    const still = chosen && proposals.find((each) => isSame(each, chosen));
    return html`${room.view.state.votes.map((vote) => voteCard({ ...room, vote, now: room.journal.now() }))}
      ${still ? this.#question(still) : this.#list(proposals)}`;
  }

  #list(proposals: readonly Proposal[]): TemplateResult {
    const { view } = this.room;
    const own = ownSeat(view);
    const button = (proposal: Proposal): TemplateResult => html`<button
      type="button"
      class="button"
      @click=${() => {
        this.chosen = proposal;
      }}
    >
      ${this.#name(proposal)}
    </button>`;
    const about = (seat: Seat | null): readonly Proposal[] =>
      proposals.filter((proposal) => proposal.about === seat);
    const others = view.state.players.filter(({ seat }) => seat !== own && about(seat).length > 0);
    if (proposals.length === 0) return html`<p class="soft">${t("votes.none")}</p>`;
    return html`<h3 class="label">${t("votes.forTable")}</h3>
      <div class="row">${about(null).map(button)}</div>
      ${others.map(
        ({ seat, present, away }) => html`<h3 class="label">
            ${nameOf(view, seat)}${present || away ? nothing : ` (${t("seat.offline")})`}
          </h3>
          <div class="row">${about(seat).map(button)}</div>`,
      )}
      ${
        own === null
          ? nothing
          : html`<h3 class="label">${t("votes.leave")}</h3>
            <div class="row">${about(own).map(button)}</div>`
      }`;
  }

  /** Before something is asked: what comes of it, and who has to agree. */
  #question(proposal: Proposal): TemplateResult {
    const { view, isPending, onCommand } = this.room;
    const { kind, about, asked, command } = proposal;
    const waits = about !== null && about !== ownSeat(view);
    return html`<section class="question">
      <h3>${this.#name(proposal)}</h3>
      <p>${voteEffect(kind)}</p>
      <p>
        ${
          asked.length > 0
            ? t("votes.needs", { names: listOf(asked.map((seat) => nameOf(view, seat))) })
            : waits || kind === "resume"
              ? nothing
              : t("votes.atOnce")
        }
        ${waits ? t("votes.told", { name: nameOf(view, about) }) : nothing}
      </p>
      <div class="row">
        <button
          type="button"
          class="button primary"
          aria-busy=${isPending(command) ? "true" : nothing}
          @click=${() => onCommand(command)}
        >
          ${asked.length > 0 || waits ? t("votes.ask") : t("votes.do")}
        </button>
        <button
          type="button"
          class="button"
          @click=${() => {
            this.chosen = null;
          }}
        >
          ${t("dialog.back")}
        </button>
      </div>
    </section>`;
  }

  /** What a button for it says. */
  #name({ kind, about }: Proposal): string {
    if (about === null) return proposalName(kind, "nobody");
    return proposalName(kind, about === ownSeat(this.room.view) ? "own" : "other");
  }
}

const isSame = (a: Proposal, b: Proposal): boolean => a.kind === b.kind && a.about === b.about;
