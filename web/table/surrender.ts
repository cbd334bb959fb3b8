import { html, type TemplateResult } from "lit";
import type { Card } from "../../shared/skat/cards.ts";
import type { PointGame } from "../../shared/skat/games.ts";
import { impossibleNull } from "../../shared/skat/value.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { confirmation } from "../components/dialog.ts";
import { t } from "../messages/messages.ts";

/** Giving up before a declaration: whether as a Hand game, and as which game (the cheapest until one is chosen). */
export interface Surrender {
  readonly type: "give-up";
  readonly hand: boolean;
  readonly game: PointGame | null;
}

interface SurrenderDialog {
  readonly view: SeatView;
  /** Shows another choice, or nothing more. */
  readonly onDialog: (dialog: Surrender | null) => void;
  readonly onCommand: (command: SeatCommand) => void;
}

/** Asks as which game the deal is given up, before it is. */
export function surrenderDialog(
  { view, onDialog, onCommand }: SurrenderDialog,
  surrender: Surrender,
): TemplateResult {
  const { hand } = surrender;
  const onClose = (): void => onDialog(null);
  const choices = surrenders(view, hand);
  const chosen = surrender.game ?? choices[0]?.game ?? "D";
  const content = html`<p>${t("giveUp.help", { bid: view.state.deal?.bid ?? 0 })}</p>
    <div class="games" role="group" aria-label=${t("giveUp.as")}>
      ${choices.map(
        ({ game, score }) => html`<button
          type="button"
          class="button"
          aria-pressed=${`${game === chosen}`}
          @click=${() => onDialog({ ...surrender, game })}
        >
          ${t("giveUp.game", { game: t("game.name", { game }), score: `\u2212${-score}` })}
        </button>`,
      )}
    </div>`;
  const give = (): void => onCommand({ type: "concede", game: chosen, ...(hand && { hand }) });
  return confirmation(t("giveUp.title"), content, t("giveUp.act"), give, onClose);
}

/** The games a deal may be given up as before it is declared, cheapest first (RULES.md 9). */
function surrenders(
  view: SeatView,
  hand: boolean,
): readonly { readonly game: PointGame; readonly score: number }[] {
  const bid = view.state.deal?.bid ?? 0;
  const games: readonly PointGame[] = ["D", "H", "S", "C", "G"];
  const cards: readonly Card[] = view.hand;
  return games
    .map((game) => ({ game, score: impossibleNull(cards, bid, hand, game).score }))
    .sort((a, b) => b.score - a.score);
}
