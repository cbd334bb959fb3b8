import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, vi } from "vitest";
import type { EventsBody } from "../../../shared/protocol/server-messages.ts";
import type { ProjectedEvent } from "../../../shared/table/events.ts";
import { ask, bearer } from "./table.ts";

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Gives the tests of a file a clock of their own, that stands until it is set. It starts tomorrow: an alarm set for the past
 * would ring by itself.
 */
export function withClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DAY });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

export const pass = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms);
};

/** Rings the table's alarm, whatever time it was set for; answers whether one was set. */
export const ring = (table: string): Promise<boolean> =>
  runDurableObjectAlarm(env.TABLES.getByName(table));

export const evict = (table: string): Promise<void> =>
  evictDurableObject(env.TABLES.getByName(table));

/** Everything that has happened after `after`, as that viewer may know it. */
export async function eventsOf(
  table: string,
  token?: string,
  after = 0,
): Promise<readonly ProjectedEvent[]> {
  const { body } = await ask<EventsBody>(
    "GET",
    `/api/tables/${table}/events?after=${after}`,
    undefined,
    token === undefined ? {} : bearer(token),
  );
  return body.events;
}

export const typesOf = (events: readonly ProjectedEvent[]): readonly string[] =>
  events.map(({ type }) => type);
