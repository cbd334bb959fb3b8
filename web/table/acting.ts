import { viewOf } from "../../shared/table/views.ts";
import "./auction.ts";
import { declarePanel } from "./declare.ts";
import "./hand.ts";
import { offerPanel } from "./offer.ts";
import "./seating.ts";
import { skatOrHand } from "./skat-choice.ts";
import { surrenderDialog } from "./surrender.ts";

/**
 * What only somebody who sits at a table needs, and everybody before it is full. Apart from the board, so that a page for
 * watching loads none of it.
 */
export const acting = { declarePanel, offerPanel, skatOrHand, surrenderDialog, viewOf };

export type Acting = typeof acting;
