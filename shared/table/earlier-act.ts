import type { Seat } from "../skat/seats.ts";
import type { GameCommand } from "./commands.ts";

/** What somebody did in a deal when it was first played. */
export interface EarlierAct {
  readonly seat: Seat;
  readonly command: GameCommand;
}
