import { viewOf } from "../../shared/table/views.ts";
import "./auction.ts";
import { confirmCard } from "./confirm-card.ts";
import { declarePanel } from "./declare.ts";
import { cardToConfirm, touched, USUAL_HANDLING } from "./handling.ts";
import { offerPanel } from "./offer.ts";
import { ownHand } from "./own-hand.ts";
import "./seating.ts";
import { skatOrHand } from "./skat-choice.ts";
import { surrenderDialog } from "./surrender.ts";

/**
 * What only somebody who sits at a table needs, and everybody before it is full. Apart from the board, so that a page for
 * watching loads none of it.
 */
export const acting = {
  cardToConfirm,
  confirmCard,
  declarePanel,
  offerPanel,
  ownHand,
  skatOrHand,
  surrenderDialog,
  touched,
  USUAL_HANDLING,
  viewOf,
};

export type Acting = typeof acting;
