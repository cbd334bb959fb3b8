import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";

/** A phone held upright, as small as they come. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  locale: "de-DE",
};

export const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: "en-GB",
};

/** Somebody with a browser of their own. */
export interface Player {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser complained about: errors on the console (breaches of the content security policy among them), exceptions. */
  readonly complaints: string[];
}

/** How long anything on a page may take before a test gives up. */
const PATIENCE_MS = 90_000;

export async function newPlayer(
  browser: Browser,
  options: BrowserContextOptions = DESKTOP,
): Promise<Player> {
  // What keeps the app on the device has tests of its own; elsewhere it would only load everything for everybody.
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  // Tests do not wait for bots to take their time, unless they are about that.
  await context.addInitScript(() => {
    try {
      const isOurs = /^\/($|r\/|t\/)/.test(location.pathname);
      if (isOurs) localStorage["fernskat.bot-pace"] ??= "at-once";
    } catch {
      // No storage here.
    }
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  watch(page, complaints);
  context.on("page", (other) => watch(other, complaints));
  return { context, page, complaints };
}

function watch(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(`${error.name}: ${error.message}`));
}

/** What a browser says whenever the net or the server is away. */
const ABOUT_THE_NET = /net::ERR_|WebSocket connection to/;

/** Ends a player's browsing; the test fails if the browser had anything to complain about. */
export async function goodbye(...players: readonly Player[]): Promise<void> {
  const complaints = players.flatMap((player) => player.complaints);
  await Promise.all(players.map(({ context }) => context.close()));
  expect(complaints).toEqual([]);
}

/** Forgets complaints about a net that a test has cut off on purpose. */
export function forgetNetTrouble(player: Player): void {
  forget(player, ABOUT_THE_NET);
}

/** Forgets complaints that a test expects. */
export function forget({ complaints }: Player, expected: RegExp): void {
  const others = complaints.filter((complaint) => !expected.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}
