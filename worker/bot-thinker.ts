import { WorkerEntrypoint } from "cloudflare:workers";
import { choose } from "../shared/bots/choose.ts";
import type { SeatCommand } from "../shared/table/commands.ts";
import { BOT_LEVELS, type BotLevel } from "../shared/table/rules.ts";
import type { SeatView } from "../shared/table/view.ts";
import type { Env } from "./env.ts";

/** Where bots think: without state, and outside the table object, whose time belongs to its people. */
export class BotThinker extends WorkerEntrypoint<Env> {
  /**
   * What a bot of that level does, seeing what its seat sees and nothing else. Never stronger than the plan this runs on
   * has processor time for.
   */
  think(view: SeatView, level: BotLevel): SeatCommand {
    return choose(view, { level: weaker(level, this.env.STRONGEST_BOT) });
  }
}

/** BOT_LEVELS go from the weakest to the strongest. */
function weaker(a: BotLevel, b: BotLevel): BotLevel {
  return BOT_LEVELS.indexOf(a) < BOT_LEVELS.indexOf(b) ? a : b;
}
