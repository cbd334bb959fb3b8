import { DurableObject } from "cloudflare:workers";
import type { Env } from "./env.ts";

/** One table: its event log in SQLite. */
export class TableObject extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS opened(id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT",
    );
  }

  /** Records the first time this table was asked for, in ms since the epoch, and answers it for ever after. */
  open(at: number): number {
    this.ctx.storage.sql.exec(
      "INSERT INTO opened(id, at) VALUES (1, ?) ON CONFLICT DO NOTHING",
      at,
    );
    return this.ctx.storage.sql.exec<{ at: number }>("SELECT at FROM opened").one().at;
  }
}
