import { firstListed } from "../../../shared/bots/first-listed.ts";
import type { DealBody } from "../../../shared/protocol/deal-body.ts";
import type {
  EventsBody,
  TableBody,
  TableOpenedBody,
} from "../../../shared/protocol/server-messages.ts";
import type { TableRules } from "../../../shared/table/rules.ts";

// A table that a program opens and plays: over HTTP, with a token, as INTERFACE.md tells it.

export interface ProgramTable {
  readonly table: string;
  readonly token: string;
}

/** Opens a table with a seat for the program and two bots. */
export async function openByProgram(
  host: string,
  rules: Partial<TableRules>,
): Promise<ProgramTable> {
  const seats = [{ kind: "human", name: "Anna" }, ...["Ben", "Carla"].map(bot)];
  const opened = await ask<TableOpenedBody>(`${host}/api/tables`, { rules, seats });
  // The first deal waits for its opener's share in the shuffle.
  const cut = { id: "cut", command: { type: "cut", nonce: "0".repeat(32) } };
  await ask<EventsBody>(`${host}/api/tables/${opened.table}/commands`, cut, opened.token);
  return opened;
}

const bot = (name: string) => ({ kind: "bot", name, level: "instant" });

/** Opens a table that waits for two more people. */
export async function openWaiting(host: string): Promise<ProgramTable> {
  return ask<TableOpenedBody>(`${host}/api/tables`, { name: "Anna" });
}

/**
 * Plays the program's seat until something holds: the first command that is listed, which passes in no auction, holds
 * no number and ends no deal early.
 */
export async function playByProgram(
  host: string,
  { table, token }: ProgramTable,
  until: (seen: TableBody) => boolean,
): Promise<TableBody> {
  const giveUpAt = Date.now() + 120_000;
  while (Date.now() < giveUpAt) {
    const seen = await ask<TableBody>(`${host}/api/tables/${table}`, undefined, token);
    if (until(seen)) return seen;
    const legal = seen.legal.filter(({ type }) => type !== "claim" && type !== "concede");
    const mine = seen.viewer !== "public" && seen.state.deal?.toAct.includes(seen.viewer);
    if (mine && legal.length > 0) {
      const command = legal.find(({ type }) => type === "pass") ?? firstListed({ ...seen, legal });
      const body = { id: `p${seen.seq}`, command };
      await ask<EventsBody>(`${host}/api/tables/${table}/commands`, body, token);
    } else await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("The table got stuck.");
}

export function readFinished(host: string, table: string, n: number): Promise<DealBody> {
  return ask<DealBody>(`${host}/api/tables/${table}/deals/${n}`);
}

async function ask<T>(url: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return answer as T;
}
