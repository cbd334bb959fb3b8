import type { DevicesBody, LinkMadeBody } from "../../../shared/protocol/device-messages.ts";
import type { PlayerObject } from "../../../worker/player/player-object.ts";
import type { TableObject } from "../../../worker/table-object.ts";
import { type Browser, newBrowser } from "./browser.ts";
import type { ErrorReply, Reply } from "./table.ts";

export const DAYS = { pace: { kind: "days", days: 3, vacationDays: 0 } } as const;

/** What stands behind the `#` of a link that a browser makes. */
export async function linkFrom(browser: Browser): Promise<string> {
  const { status, body } = await browser.ask<LinkMadeBody>("POST", "/api/me/links");
  if (status !== 201) throw new Error(JSON.stringify(body));
  const [, link] = /^\/devices#add=(.+)$/.exec(body.url) ?? [];
  if (link === undefined) throw new Error(`No link: ${body.url}`);
  return link;
}

/** A browser follows a link and presses the button. */
export const follow = (browser: Browser, link: string): Promise<Reply<DevicesBody & ErrorReply>> =>
  browser.ask("POST", "/api/me/devices", { link });

/** A further device of somebody's. */
export async function addDevice(
  browser: Browser,
  device: Browser = newBrowser(),
): Promise<Browser> {
  const { status, body } = await follow(device, await linkFrom(browser));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return device;
}

export async function devicesOf(browser: Browser): Promise<DevicesBody> {
  const { status, body } = await browser.ask<DevicesBody>("GET", "/api/me/devices");
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** One of somebody's devices turns another away, or itself. */
export async function turnAway(
  browser: Browser,
  device: Browser,
): Promise<Reply<DevicesBody & ErrorReply>> {
  const own = (await devicesOf(device)).devices.find(({ isHere }) => isHere);
  return browser.ask("DELETE", `/api/me/devices/${own?.id}`);
}

/** Plants a failure in an object's storage, as often as it is asked. */
export function failing(object: PlayerObject | TableObject, times: number): void {
  const { host } = object;
  const { sql } = host;
  let left = times;
  host.sql = (statement, ...values) => {
    if (left > 0 && /keys|inboxes/.test(statement)) {
      left -= 1;
      throw new Error("planted");
    }
    return sql(statement, ...values);
  };
}
