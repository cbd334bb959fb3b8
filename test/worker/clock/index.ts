import { app } from "../../../worker/app.ts";
import type { Env } from "../../../worker/env.ts";
import { PlayerObject } from "../../../worker/player/player-object.ts";
import { TableObject } from "../../../worker/table-object.ts";
import { leadAlarm, moveAlarm, moveClock, readClock, ring, takeClock } from "./lever.ts";

// The real worker with a clock that tests move on: `GET /api/clock` reads it, `POST /api/clock?by=MS` moves it.

export { BotThinker } from "../../../worker/bot-thinker.ts";
export { DoorObject } from "../../../worker/door-object.ts";

takeClock();

class TableWithClock extends TableObject {
  constructor(ctx: DurableObjectState, env: ClockEnv) {
    super(ctx, env as unknown as Env);
    leadAlarm(ctx, this.host, { moveAlarm: () => env.TABLES.get(ctx.id).moveAlarm() });
  }

  moveAlarm(): Promise<void> {
    return moveAlarm(this.ctx);
  }

  override alarm(): Promise<void> {
    return ring(this.ctx, () => super.alarm());
  }
}

class PlayerWithClock extends PlayerObject {
  constructor(ctx: DurableObjectState, env: ClockEnv) {
    super(ctx, env as unknown as Env);
    leadAlarm(ctx, this.host, { moveAlarm: () => env.PLAYERS.get(ctx.id).moveAlarm() });
  }

  moveAlarm(): Promise<void> {
    return moveAlarm(this.ctx);
  }

  override alarm(): Promise<void> {
    return ring(this.ctx, () => super.alarm());
  }
}

export { PlayerWithClock as PlayerObject, TableWithClock as TableObject };

interface ClockEnv extends Omit<Env, "TABLES" | "PLAYERS"> {
  readonly TABLES: DurableObjectNamespace<TableWithClock>;
  readonly PLAYERS: DurableObjectNamespace<PlayerWithClock>;
}

// The runtime looks for the handler under `default`.
export default {
  async fetch(request, env, ctx): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/api/clock") return app.fetch(request, env as unknown as Env, ctx);
    if (request.method === "POST") await moveClock(Number(searchParams.get("by")));
    return Response.json(readClock());
  },
} satisfies ExportedHandler<ClockEnv>;
