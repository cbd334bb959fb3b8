import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Seat } from "../../shared/skat/seats.ts";
import type { TableState } from "../../shared/table/state.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import type { Journal } from "../store/journal.ts";
import { isOnVacation } from "./absence.ts";
import { Ticker } from "./ticker.ts";
import { clockText } from "./time-words.ts";

/** A live clock has to run before one's eyes. */
const TICK_MS = 250;
/** Less than this and there is no time to think any more. */
const LOW_MS = 10_000;

/**
 * What a player's plate tells about time: at a live table the seconds for the action and the reserve, over days whether a
 * bot goes on or vacation is taken. It is read when somebody asks for it, never announced by itself.
 */
@customElement("seat-clock")
export class SeatClock extends LitElement {
  static override styles = css`
    :host {
      flex: none;
      margin-inline: auto 0;
      font-size: var(--size-small);
      white-space: nowrap;
    }

    .clock {
      display: inline-grid;
      grid-auto-flow: column;
      gap: 0.35rem;
      font-variant-numeric: tabular-nums lining-nums;
      color: var(--ink-soft);
    }

    /* As wide as it ever gets, so that nothing moves when it runs. */
    .action {
      min-width: 4ch;
      text-align: end;
    }

    /* Without it the line has no text to stand on. */
    .action:empty::before {
      content: "\\200b";
    }

    .reserve {
      min-width: 5ch;
      text-align: end;
    }

    [data-runs] .action {
      font-weight: 600;
      color: var(--accent);
    }

    [data-runs="reserve"] .reserve,
    [data-low] .action {
      font-weight: 600;
      color: var(--minus);
    }

    .away {
      padding-inline: 0.35rem;
      border: 1px solid var(--rule);
      border-radius: var(--corner);
      color: var(--ink-soft);
    }

    .unseen {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  `;

  @property({ attribute: false }) accessor table!: TableState;
  @property({ attribute: false }) accessor journal!: Journal;
  @property({ type: Number }) accessor seat: Seat = 0;

  protected readonly messages = new MessagesController(this);
  readonly #ticker = new Ticker(this);

  protected override willUpdate(): void {
    const { table, seat } = this;
    const runs = table.rules.pace.kind === "live" && table.clock?.turns[seat] !== undefined;
    this.#ticker.tick(runs ? TICK_MS : 0);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { table, seat, journal } = this;
    const player = table.players[seat];
    if (player?.kind !== "human") return nothing;
    if (player.left) return html`<span class="away">${t("days.botPlays")}</span>`;
    if (isOnVacation(table, journal.happenings, seat))
      return html`<span class="away">${t("days.onVacation")}</span>`;
    return this.#clock();
  }

  #clock(): TemplateResult | typeof nothing {
    const { table, seat, journal } = this;
    const { clock, rules } = table;
    if (!clock || rules.pace.kind !== "live" || table.phase === "finished") return nothing;
    const { action, reserve, runs } = timesOf(table, seat, journal.now());
    return html`<span class="clock" role="timer" aria-live="off" data-runs=${runs ?? nothing} ?data-low=${runs !== null && (action ?? 0) + reserve < LOW_MS}>
      <span class="action">${action === null ? nothing : clockText(action)}</span>
      <span class="reserve"
        ><span class="unseen">${t("days.reserve")}</span>+${clockText(reserve)}</span
      >
    </span>`;
  }
}

interface Times {
  /** What is left for this action before the reserve is used; null when it is not this seat's turn. */
  readonly action: number | null;
  readonly reserve: number;
  /** Which of them runs at the moment, if one does. */
  readonly runs: "action" | "reserve" | null;
}

/** The times of a seat at a live table, in ms. */
export function timesOf({ clock, rules }: TableState, seat: Seat, now: number): Times {
  const bank = clock?.banks[seat] ?? 0;
  const turn = clock?.turns[seat];
  if (!clock || !turn || rules.pace.kind !== "live")
    return { action: null, reserve: bank, runs: null };
  if (turn.out) return { action: 0, reserve: 0, runs: null };
  const perAction = rules.pace.perAction * 1000;
  const left = turn.deadline - (clock.pausedAt ?? now);
  const action = Math.min(perAction, Math.max(0, left - bank));
  const reserve = Math.min(bank, Math.max(0, left));
  // Before its turn begins, while the result of the last deal is looked at, a clock stands.
  const stands = clock.pausedAt !== null || left > perAction + bank;
  return { action, reserve, runs: stands ? null : action > 0 ? "action" : "reserve" };
}
