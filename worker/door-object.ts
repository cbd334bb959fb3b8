import { DurableObject } from "cloudflare:workers";
import type { Env } from "./env.ts";

/** Counts what one address asks for, so that a flood stops at the door and not at a table. */
export class DoorObject extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS knocks(id INTEGER PRIMARY KEY, n INTEGER NOT NULL) STRICT",
    );
  }

  /** Counts one request and answers how many there have been. */
  knock(): number {
    this.ctx.storage.sql.exec(
      "INSERT INTO knocks(id, n) VALUES (1, 1) ON CONFLICT DO UPDATE SET n = n + 1",
    );
    return this.ctx.storage.sql.exec<{ n: number }>("SELECT n FROM knocks").one().n;
  }
}
