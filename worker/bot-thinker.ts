import { WorkerEntrypoint } from "cloudflare:workers";
import { choose } from "../shared/bots/choose.ts";
import type { SeatCommand } from "../shared/table/commands.ts";
import type { BotLevel } from "../shared/table/rules.ts";
import type { SeatView } from "../shared/table/view.ts";
import type { Env } from "./env.ts";

/** Where bots think: without state, and outside the table object, whose time belongs to its people. */
export class BotThinker extends WorkerEntrypoint<Env> {
  /** What a bot of that level does, seeing what its seat sees and nothing else. */
  think(view: SeatView, level: BotLevel): SeatCommand {
    return choose(view, { level });
  }
}
