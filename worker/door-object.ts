import { DurableObject } from "cloudflare:workers";
import type { Env } from "./env.ts";

/**
 * Counts what comes from one address, or goes to one, so that a flood stops at the door. It remembers as long as it counts and
 * then forgets the address altogether.
 */
export class DoorObject extends DurableObject<Env> {
  /** Whether one more is within `most` in so many ms; if so, it is counted. */
  async knock(most: number, within: number): Promise<boolean> {
    const { sql } = this.ctx.storage;
    const now = Date.now();
    sql.exec(
      "CREATE TABLE IF NOT EXISTS knocks(id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT",
    );
    sql.exec("DELETE FROM knocks WHERE at <= ?", now - within);
    const { n } = sql.exec<{ n: number }>("SELECT count(*) AS n FROM knocks").one();
    if (n >= most) return false;
    sql.exec("INSERT INTO knocks(at) VALUES (?)", now);
    await this.ctx.storage.setAlarm(now + within);
    return true;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
