import type { BotLevel } from "../shared/table/rules.ts";
import type { DoorObject } from "./door-object.ts";
import type { NotifyVars } from "./notify/settings.ts";
import type { PlayerObject } from "./player/player-object.ts";
import type { TableObject } from "./table-object.ts";

/** The bindings of wrangler.toml, and what whoever runs the server may set beside them. */
export interface Env extends NotifyVars {
  ASSETS: Fetcher;
  TABLES: DurableObjectNamespace<TableObject>;
  DOORS: DurableObjectNamespace<DoorObject>;
  PLAYERS: DurableObjectNamespace<PlayerObject>;
  /** Where the data lies: empty for anywhere. The local workerd knows no jurisdictions. */
  JURISDICTION: "" | DurableObjectJurisdiction;
  /** No bot thinks harder than this, whatever level its table asked for. */
  STRONGEST_BOT: BotLevel;
}

type Bindings = Env;

// What `env` and `exports` of "cloudflare:workers" hold, in the worker and in its tests.
declare global {
  // biome-ignore lint/style/noNamespace: the only way to name them that the runtime types offer
  namespace Cloudflare {
    interface Env extends Bindings {}
    interface GlobalProps {
      mainModule: typeof import("./index.ts");
    }
  }
}
