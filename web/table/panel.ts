import { html, nothing, type TemplateResult } from "lit";
import type { DealEnded } from "../../shared/table/events.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { t } from "../messages/messages.ts";
import type { Acting } from "./acting.ts";
import type { DeclarePanel } from "./declare.ts";
import type { ReplayOf } from "./score-sheet.ts";
import type { Invite } from "./seating.ts";
import { seriesEnd } from "./series-end.ts";
import { settlementPanel } from "./settlement.ts";
import { ownSeat } from "./situation.ts";
import { statusOf } from "./status.ts";

/** What takes the place of the table top, or of everything below the head line. */
export interface Panel {
  readonly over: "felt" | "all";
  readonly content: TemplateResult;
}

export interface PanelSource {
  readonly view: SeatView;
  /** The deal whose settlement waits to be put away. */
  readonly held: DealEnded | null;
  readonly acting: Acting | null;
  readonly declaring: DeclarePanel;
  readonly invites: readonly Invite[];
  readonly watch: string | null;
  readonly opener: boolean;
  readonly replayOf: ReplayOf;
  readonly onPutAway: () => void;
  readonly onRematch: () => void;
}

export function panelOf(source: PanelSource): Panel | null {
  const { view, held, acting, declaring, replayOf } = source;
  const { phase } = view.state;
  if (held) return { over: "all", content: settlementPanel(view, held, afterSettlement(source)) };
  if (phase === "finished") {
    return { over: "all", content: seriesEnd(view, afterSeries(source), replayOf) };
  }
  if (phase === "seating") return { over: "all", content: seating(source) };
  const declares = phase === "declaring" || (phase === "skat" && declaring.draft.hand);
  if (declares && view.legal.some((command) => command.type === "declare")) {
    return { over: "felt", content: acting?.declarePanel(declaring) ?? html`` };
  }
  return null;
}

function seating({ view, invites, watch, opener }: PanelSource): TemplateResult {
  return html`<skat-seating
    .view=${view}
    .invites=${invites}
    .watch=${watch}
    .opener=${opener}
  ></skat-seating>`;
}

function afterSettlement({ view, onPutAway }: PanelSource): TemplateResult {
  const isOver = view.state.phase === "finished";
  const waits = statusOf(view).mine;
  return html`<slot name="proof"></slot>
    <button type="button" class="button primary big" @click=${onPutAway}>
      ${isOver ? t("settlement.toEnd") : waits ? t("settlement.nextWaits") : t("settlement.next")}
    </button>`;
}

function afterSeries({ view, onRematch }: PanelSource): TemplateResult {
  return html`${
    ownSeat(view) === null
      ? nothing
      : html`<button type="button" class="button primary big" @click=${onRematch}>
          ${t("series.rematch")}
        </button>`
  }<slot name="after"></slot>`;
}
