import { app } from "../../../worker/app.ts";
import type { Env } from "../../../worker/env.ts";
import { TableObject } from "../../../worker/table-object.ts";
import type { BareObject } from "./bare-object.ts";

export { BotThinker } from "../../../worker/bot-thinker.ts";
export { DoorObject } from "../../../worker/door-object.ts";
export { PlayerObject } from "../../../worker/player/player-object.ts";
export { BareObject } from "./bare-object.ts";

/** A table that also tells what it has written: rows are what running it costs. */
class CountingTable extends TableObject {
  rowsWritten(): number {
    return this.host.rowsWritten;
  }
}

export { CountingTable as TableObject };

interface BenchEnv extends Omit<Env, "TABLES"> {
  readonly TABLES: DurableObjectNamespace<CountingTable>;
  readonly BARE: DurableObjectNamespace<BareObject>;
}

// The runtime looks for the handler under `default`.
export default {
  async fetch(request, env, ctx): Promise<Response> {
    const [, kind, id = ""] = new URL(request.url).pathname.split("/");
    if (kind === "bare") return env.BARE.getByName(id).fetch(request);
    if (kind === "rows") return Response.json(await env.TABLES.getByName(id).rowsWritten());
    return app.fetch(request, env as unknown as Env, ctx);
  },
} satisfies ExportedHandler<BenchEnv>;
