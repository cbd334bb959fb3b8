import { html, nothing, type TemplateResult } from "lit";
import type { Phrase } from "../../shared/protocol/phrases.ts";
import type { PointGame } from "../../shared/skat/games.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { confirmation, modal } from "../components/dialog.ts";
import { t } from "../messages/messages.ts";
import { moreMenu } from "./more-menu.ts";
import { type ReplayOf, scoreSheet } from "./score-sheet.ts";
import { type Shortening, shorteningEffect, shorteningName, surrenders } from "./shortening.ts";
import { trickList } from "./tricks.ts";

/** Giving up before a declaration: whether as a Hand game, and as which game (the cheapest until one is chosen). */
export interface Surrender {
  readonly type: "give-up";
  readonly hand: boolean;
  readonly game: PointGame | null;
}

/** What lies over the table: the menu, the tricks, the sheet, or a question before something final. */
export type DialogShown = "more" | "tricks" | "sheet" | Surrender | Shortening;

export interface BoardDialog {
  readonly view: SeatView;
  readonly dialog: DialogShown;
  readonly replayOf: ReplayOf;
  /** Whether a surrender would be one of a Hand game. */
  readonly hand: boolean;
  /** Shows another dialog, or none. */
  readonly onDialog: (dialog: DialogShown | null) => void;
  readonly onSay: (phrase: Phrase) => void;
  readonly onCommand: (command: SeatCommand) => void;
}

export function boardDialog(board: BoardDialog): TemplateResult | typeof nothing {
  const { view, dialog, replayOf, hand, onDialog, onSay, onCommand } = board;
  const { deal, rules } = view.state;
  const onClose = (): void => onDialog(null);
  if (dialog === "sheet") return modal(t("sheet.caption"), scoreSheet(view, replayOf), onClose);
  if (!deal) return nothing;
  if (dialog === "tricks") {
    const title = rules.memory === "all" ? t("tricks.title") : t("tricks.last");
    return modal(title, trickList(view, deal), onClose);
  }
  if (dialog === "more") {
    return moreMenu(view, {
      onClose,
      onSay,
      onShorten: onDialog,
      onGiveUp: () => onDialog({ type: "give-up", hand, game: null }),
    });
  }
  if (dialog.type === "give-up") return surrenderDialog(board, dialog, onClose);
  const name = shorteningName(view, dialog);
  const effect = html`<p>${shorteningEffect(view, dialog)}</p>`;
  return confirmation(name, effect, name, () => onCommand(dialog), onClose);
}

function surrenderDialog(
  { view, onDialog, onCommand }: BoardDialog,
  surrender: Surrender,
  onClose: () => void,
): TemplateResult {
  const { hand } = surrender;
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
