import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { LANGUAGES } from "../../shared/protocol/languages.ts";
import type { Settings } from "../../web/store/settings.ts";
import { type AtTable, board, MODEST, PASSES, playOn } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { newPlayer } from "./support/player.ts";
import { startServer } from "./support/server.ts";
import { seatTrio } from "./support/trio.ts";
import { webPicture } from "./support/web-picture.ts";

// `npm run pictures`: the pictures of docs/pictures.md, taken from the built app on a real server, of a table that three people play at.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** The decks as a device can have them; the French one as it is shows on all the other pictures. */
const DECKS: Readonly<Record<string, Partial<Settings>>> = {
  german: { deck: "german" },
  tournament: { deck: "tournament" },
  "four-coloured-large": { inks: "four", indices: "large" },
};

const [server, browser, fonts] = await Promise.all([startServer(), launchBrowser(), serifs()]);
try {
  await takeAll();
} finally {
  await browser.close();
  await server.stop();
}

async function takeAll(): Promise<void> {
  const visitor = await newPlayer(browser, {
    ...{ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    ...{ locale: "de-DE", reducedMotion: "reduce" },
  });
  await visitor.context.addInitScript(useFonts, fonts);
  const { page } = visitor;
  await page.goto(server.url);
  await take(page, "start-phone", "my-tables .placard");
  await page.goto(`${server.url}/rules`);
  await take(page, "rules-phone", "guide-page h1");
  await page.goto(`${server.url}/t/kit`);
  await take(page, "missing-phone", ".placard");

  const { anna, ben, carla } = await seatTrio(browser, server.url, 3, {
    reducedMotion: "reduce",
    deviceScaleFactor: 2,
    locale: "de-DE",
  });
  const players: AtTable[] = [
    { page: anna.page, plans: [MODEST] },
    { page: ben.page, plans: [PASSES] },
    { page: carla.page, plans: [PASSES] },
  ];
  for (const player of [anna, ben, carla]) await player.context.addInitScript(useFonts, fonts);
  await anna.page.setViewportSize(PHONE);
  await Promise.all(players.map((player) => player.page.reload()));

  const at = (todo: string) => (player: AtTable, now: string) =>
    player.page === anna.page && todo === now;
  await playOn(players, (player, todo) => at("call")(player, todo) || at("hold")(player, todo));
  await take(anna.page, "auction-phone");
  await playOn(players, at("declare"));
  await take(anna.page, "declare-phone");
  await playOn(players, at("settlement"));
  await take(anna.page, "result-phone", "skat-board .settlement");
  // In the second deal, when something stands on the sheet.
  await playOn(players, async (player, todo) => {
    const lie = await board(player.page).locator(".lying").count();
    const tricks = await board(player.page).locator(".tricks-tool").count();
    // Most of a hand that may be played is seen best.
    const playable = await board(player.page).locator(".hand [data-playable]").count();
    return at("play")(player, todo) && lie > 0 && tricks > 0 && playable > 2;
  });
  await takeTable(anna.page, ben.page);
  await takeReplay(ben.page);
}

/** The same table at the same moment, as every device may have it. */
async function takeTable(phone: Page, desktop: Page): Promise<void> {
  for (const language of LANGUAGES) {
    await store(phone, "fernskat.language", language);
    await take(phone, `table-${language}`);
  }
  await store(phone, "fernskat.language", "de");
  await phone.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await take(phone, "table-phone-wide");
  await phone.setViewportSize(PHONE);
  for (const [name, settings] of Object.entries(DECKS)) {
    await store(phone, "fernskat.settings", JSON.stringify(settings));
    await take(phone, `table-${name}`);
  }
  await store(phone, "fernskat.settings", JSON.stringify({ theme: "dark" }));
  await take(phone, "table-dark");
  await store(phone, "fernskat.settings", "{}");

  await desktop.setViewportSize(DESKTOP);
  await take(desktop, "table-desktop");
  await store(desktop, "fernskat.settings", JSON.stringify({ theme: "dark" }));
  await take(desktop, "table-desktop-dark");
  await store(desktop, "fernskat.settings", "{}");
}

async function takeReplay(page: Page): Promise<void> {
  const table = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`${server.url}/r/${table}/1@12`);
  await page.locator("skat-replay .notation").first().waitFor();
  await take(page, "replay-desktop", "skat-replay");
  await page.locator("settings-button button").click();
  await page.locator("settings-dialog card-sample").first().waitFor();
  await take(page, "settings-desktop", "settings-dialog dialog");
}

/** Has a device remember something, and opens its table anew. */
async function store(page: Page, key: string, value: string): Promise<void> {
  await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [key, value] as const);
  await page.reload();
}

/** @param there what has to be seen before it is taken */
async function take(page: Page, name: string, there = "skat-board .plate"): Promise<void> {
  await page.locator(there).first().waitFor();
  await page.waitForLoadState("networkidle").catch(() => undefined);
  // Fonts and decks are drawn a moment after they have come.
  await page.waitForTimeout(500);
  await webPicture(page, `docs/pictures/${name}.webp`);
  console.log(name);
}

/** A serif as the app asks for it: the fonts that come with the browser of the tests have none. */
async function serifs(): Promise<readonly (readonly [weight: string, data: string])[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    ["400", "600"].map(async (weight) => {
      const path = resolve(
        `@fontsource/source-serif-4/files/source-serif-4-latin-${weight}-normal.woff2`,
      );
      return [weight, (await readFile(path)).toString("base64")] as const;
    }),
  );
}

/** Runs in the page, before anything of its own. */
function useFonts(faces: readonly (readonly [weight: string, data: string])[]): void {
  for (const [weight, data] of faces) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    document.fonts.add(new FontFace("Source Serif 4", bytes, { weight }));
  }
}
