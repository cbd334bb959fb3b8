import { DurableObject } from "cloudflare:workers";
import type { Env } from "./env.ts";
import { HOUR_MS, TABLES_AN_HOUR } from "./limits.ts";

/**
 * Counts the tables one address opens, so that a flood stops at the door and not at a table. It remembers an hour and then
 * forgets the address altogether.
 */
export class DoorObject extends DurableObject<Env> {
  /** Whether one more table may be opened from this address; if so, it is counted. */
  async knock(): Promise<boolean> {
    const { sql } = this.ctx.storage;
    const now = Date.now();
    sql.exec(
      "CREATE TABLE IF NOT EXISTS knocks(id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT",
    );
    sql.exec("DELETE FROM knocks WHERE at <= ?", now - HOUR_MS);
    const { n } = sql.exec<{ n: number }>("SELECT count(*) AS n FROM knocks").one();
    if (n >= TABLES_AN_HOUR) return false;
    sql.exec("INSERT INTO knocks(at) VALUES (?)", now);
    await this.ctx.storage.setAlarm(now + HOUR_MS);
    return true;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
