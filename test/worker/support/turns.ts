import { expect } from "vitest";
import { type AtTable, type Browser, lineOf } from "./browser.ts";
import { look, nextCommand, send } from "./table.ts";

const toActAt = async ({ table }: AtTable) => (await look(table)).state.deal?.toAct[0] ?? 0;

const turnOf = async (at: AtTable): Promise<Browser> => at.browsers[await toActAt(at)] as Browser;

/** Whoever is to act does; answers whose turn it is then, once their inbox knows. */
async function actOnce(at: AtTable): Promise<Browser> {
  const seat = await toActAt(at);
  const token = at.tokens[seat] ?? "";
  const { status, text } = await send(at.table, token, nextCommand(await look(at.table, token)));
  if (status !== 200) throw new Error(text);
  const next = await toActAt(at);
  const browser = at.browsers[next] as Browser;
  if (next !== seat)
    await expect.poll(async () => (await lineOf(browser, at.table))?.isOwnTurn).toBe(true);
  return browser;
}

/** Plays on until it is that browser's turn, after it was another's. */
export async function untilTurnOf(at: AtTable, browser: Browser): Promise<void> {
  let wasAnothers = (await turnOf(at)) !== browser;
  for (let n = 0; n < 40; n++) {
    const isOwn = (await actOnce(at)) === browser;
    if (isOwn && wasAnothers) return;
    wasAnothers ||= !isOwn;
  }
  throw new Error("It never came to that.");
}

/** Plays on until it is somebody else's turn. */
export async function untilTurnPasses(at: AtTable, browser: Browser): Promise<void> {
  while ((await actOnce(at)) === browser);
  await expect.poll(async () => (await lineOf(browser, at.table))?.isOwnTurn).toBe(false);
}
