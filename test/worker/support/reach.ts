import { expect } from "vitest";
import type { ReachBody } from "../../../shared/protocol/inbox-messages.ts";
import type { Settings } from "../../../shared/protocol/notify-messages.ts";
import { type Browser, lineOf, ringPlayer, seatBrowsers } from "./browser.ts";
import { withMailbox } from "./mailbox.ts";
import { type ErrorReply, look } from "./table.ts";
import { pass } from "./time.ts";

export const SECOND = 1_000;
const DAYS = { pace: { kind: "days", days: 2, vacationDays: 0 } } as const;

export const SETTINGS: Settings = {
  ...{ language: "de", zone: "Europe/Berlin", always: false },
  ...{ quiet: null, digest: null },
};

/** What a browser asks about the ways in which its player is reached. */
export const me = (browser: Browser, method: string, path: string, body?: object) =>
  browser.ask<ReachBody & ErrorReply & { secret?: string; id?: string }>(
    method,
    `/api/me${path}`,
    body,
  );

/** Gives every test of a file a mailbox, where the browsers of the test get what is pushed. */
export function withPush() {
  const box = withMailbox();

  const subscribe = async (browser: Browser) => {
    const { status } = await me(browser, "PUT", "/push?zone=Europe/Berlin", await box.subscribe());
    expect(status).toBe(201);
  };

  const pushed = async () => (await box.received()).map(({ text }) => JSON.parse(text));

  /** Waits until so many have come. */
  const messages = (n: number) => expect.poll(async () => (await pushed()).length).toBe(n);

  return { box, subscribe, pushed, messages };
}

/** A table of three browsers over days, at the first turn, and who is to act, then and next. */
export async function atTable(rules: object = DAYS) {
  const at = await seatBrowsers({ rules: { deals: 3, ...rules } });
  const toAct = async () => (await look(at.table)).state.deal?.toAct[0] ?? 0;
  const seat = await toAct();
  const actor = at.browsers[seat] as Browser;
  await expect.poll(async () => (await lineOf(actor, at.table))?.isOwnTurn).toBe(true);
  return { ...at, seat, actor, toAct, others: at.browsers.filter((_, i) => i !== seat && i < 3) };
}

/** Lets time pass, and the alarm of that browser's player ring. */
export async function later(browser: Browser, ms: number): Promise<void> {
  pass(ms);
  await ringPlayer(browser);
}
