import type { DealBody } from "../../shared/protocol/deal-body.ts";
import { accepted, type Result } from "../../shared/skat/refusal.ts";
import { readDeal, UNREACHABLE } from "./api.ts";

const KEPT_IN = "fernskat-deals";
const MOST_KEPT = 100;

/**
 * A finished deal from the server, or, when that is not reached, as this device saw it last: nothing about it changes any
 * more but the names. Where nothing can be kept (plain http, some private windows), it is read from the server alone.
 */
export async function readDealOrKept(table: string, n: number): Promise<Result<DealBody>> {
  const answer = await readDeal(table, n);
  if (answer.ok) void keep(table, n, answer.value);
  else if (answer.refusal.code === UNREACHABLE) return (await kept(table, n)) ?? answer;
  return answer;
}

const addressOf = (table: string, n: number): string => `/kept/${table}/${n}`;

async function keep(table: string, n: number, deal: DealBody): Promise<void> {
  try {
    const cache = await caches.open(KEPT_IN);
    await cache.delete(addressOf(table, n));
    await cache.put(addressOf(table, n), Response.json(deal));
    // In the order in which they were put there.
    const [...all] = await cache.keys();
    for (const oldest of all.slice(0, -MOST_KEPT)) await cache.delete(oldest);
  } catch {
    // Not kept, then.
  }
}

async function kept(table: string, n: number): Promise<Result<DealBody> | null> {
  try {
    const found = await (await caches.open(KEPT_IN)).match(addressOf(table, n));
    return found ? accepted((await found.json()) as DealBody) : null;
  } catch {
    return null;
  }
}
