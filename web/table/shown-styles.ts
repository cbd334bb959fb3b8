import { type CSSResult, unsafeCSS } from "lit";
import { DECK_STYLES } from "../decks/styles.ts";
import base from "../design/base.css?inline";
import cards from "./styles/cards.css?inline";
import plates from "./styles/plates.css?inline";

/** What cards and players are dressed in, for a tree where nobody acts. */
export const shownStyles: CSSResult = unsafeCSS([base, DECK_STYLES, cards, plates].join("\n"));
