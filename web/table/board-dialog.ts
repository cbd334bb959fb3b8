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
  /** Whether a surrender would be one of a Hand game. */
  readonly hand: boolean;
  /** Shows another dialog, or none. */
  readonly onDialog: (dialog: DialogShown | null) => void;
  readonly onSay: (phrase: Phrase) => void;
  readonly onCommand: (command: SeatCommand) => void;
}

export function boardDialog(board: BoardDialog): TemplateResult | typeof nothing {
  const { view, dialog, replayOf, acting, hand, onDialog, onSay, onCommand } = board;
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
  if (dialog.type === "give-up") return acting?.surrenderDialog(board, dialog) ?? nothing;
  const name = shorteningName(view, dialog);
  const effect = html`<p>${shorteningEffect(view, dialog)}</p>`;
  return confirmation(name, effect, name, () => onCommand(dialog), onClose);
}
