import { DurableObject } from "cloudflare:workers";
import type { Env } from "./env.ts";

/**
 * Counts what comes from one address, or goes to one, so that a flood stops at the door; or keeps one ticket that lets somebody
 * in once. It remembers as long as it has to and then forgets all of it.
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

  /** Leaves a ticket here that is good for so many ms. */
  async leaveTicket(within: number): Promise<void> {
    const until = Date.now() + within;
    await this.ctx.storage.put("until", until);
    await this.ctx.storage.setAlarm(until);
  }

  /** Takes the ticket; answers whether there was one, and it is still good. It is gone then. */
  async takeTicket(): Promise<boolean> {
    const until = await this.ctx.storage.get<number>("until");
    if (until === undefined) return false;
    await this.ctx.storage.delete("until");
    return Date.now() < until;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
