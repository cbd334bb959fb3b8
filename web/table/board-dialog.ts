import { html, nothing, type TemplateResult } from "lit";
import type { Phrase } from "../../shared/protocol/phrases.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { confirmation, modal } from "../components/dialog.ts";
import { t } from "../messages/messages.ts";
import type { Acting } from "./acting.ts";
import { moreMenu } from "./more-menu.ts";
import { type ReplayOf, scoreSheet } from "./score-sheet.ts";
import { type Shortening, shorteningEffect, shorteningName } from "./shortening.ts";
import type { Surrender } from "./surrender.ts";
import { trickList } from "./tricks.ts";

/** What lies over the table: the menu, the tricks, the sheet, or a question before something final. */
export type DialogShown = "more" | "tricks" | "sheet" | Surrender | Shortening;

export interface BoardDialog {
  readonly view: SeatView;
  readonly dialog: DialogShown;
  readonly replayOf: ReplayOf;
  readonly acting: Acting | null;
  /** Whether the deal before is still being settled: what can be done in the next one waits. */
  readonly isHeld: boolean;
  /** Whether a surrender would be one of a Hand game. */
  readonly hand: boolean;
  /** Shows another dialog, or none. */
  readonly onDialog: (dialog: DialogShown | null) => void;
  readonly onSay: (phrase: Phrase) => void;
  readonly onCommand: (command: SeatCommand) => void;
  /** Sorts the hand again; null when it is sorted. */
  readonly onSort: (() => void) | null;
}

export function boardDialog(board: BoardDialog): TemplateResult | typeof nothing {
  const { view, dialog, replayOf, acting, hand, isHeld, onDialog, onSay, onCommand } = board;
  const { deal, rules } = view.state;
  const onClose = (): void => onDialog(null);
  if (dialog === "sheet") return modal(t("sheet.caption"), scoreSheet(view, replayOf), onClose);
  if (dialog === "more") {
    return moreMenu(isHeld ? null : view, {
      onClose,
      onSay,
      onSort: board.onSort,
      onShorten: onDialog,
      onGiveUp: () => onDialog({ type: "give-up", hand, game: null }),
    });
  }
  if (!deal) return nothing;
  if (dialog === "tricks") {
    const title = rules.memory === "all" ? t("tricks.title") : t("tricks.last");
    return modal(title, trickList(view, deal), onClose);
  }
  if (dialog.type === "give-up") return acting?.surrenderDialog(board, dialog) ?? nothing;
  const name = shorteningName(view, dialog);
  const effect = html`<p>${shorteningEffect(view, dialog)}</p>`;
  return confirmation(name, effect, name, () => onCommand(dialog), onClose);
}
