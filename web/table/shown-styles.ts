import { type CSSResult, unsafeCSS } from "lit";
import { DECK_STYLES } from "../decks/styles.ts";
import base from "../design/base.css?inline";
import cards from "./styles/cards.css?inline";
import panels from "./styles/panels.css?inline";
import plates from "./styles/plates.css?inline";

/** What cards, players and a settlement are dressed in, for a tree where nobody acts. */
export const shownStyles: CSSResult = unsafeCSS(
  [base, DECK_STYLES, cards, plates, panels].join("\n"),
);
