import { type CSSResult, unsafeCSS } from "lit";
import placard from "../components/placard.css?inline";
import { DECK_STYLES } from "../decks/styles.ts";
import base from "../design/base.css?inline";
import laid from "../design/laid.css?inline";
import act from "./styles/act.css?inline";
import board from "./styles/board.css?inline";
import cards from "./styles/cards.css?inline";
import dialogs from "./styles/dialogs.css?inline";
import felt from "./styles/felt.css?inline";
import hand from "./styles/hand.css?inline";
import panels from "./styles/panels.css?inline";
import plates from "./styles/plates.css?inline";
import around from "./styles/plates-around.css?inline";
import seating from "./styles/seating.css?inline";
import sheet from "./styles/sheet.css?inline";

/** Everything a tree that shows a table, or a part of one, has to be dressed in. */
export const tableStyles: CSSResult = unsafeCSS(
  [
    base,
    laid,
    placard,
    DECK_STYLES,
    board,
    cards,
    hand,
    plates,
    around,
    felt,
    act,
    panels,
    sheet,
    seating,
    dialogs,
  ].join("\n"),
);
