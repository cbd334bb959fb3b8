import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { board } from "./support/at-table.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { type Deployment, deployed } from "./support/next-build.ts";
import { openTable, sitDown } from "./support/opening.ts";
import { playedTable } from "./support/played-table.ts";
import { DESKTOP, forget, forgetNetTrouble, goodbye, newPlayer, PHONE } from "./support/player.ts";

// The app as it is kept on a device: installed, without a net, and renewed.

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const KEEPING = { ...DESKTOP, serviceWorkers: "allow", reducedMotion: "reduce" } as const;

interface Manifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose: string;
  }[];
}

/** Longer than the page waits for somebody who may be in the middle of something, in ms. */
const LEFT_ALONE = 12_000;

/** Waits until the app is kept and answers for this page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Lets the page ask for a newer build, as it does when it is looked at again. */
async function lookForNewer(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

/** Counts how often a page is loaded from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

const notice = (page: Page) => page.locator("update-notice");
const build = (page: Page) => page.locator('script[type="module"]').getAttribute("src");

test("a browser reads what it needs to install the app: a manifest without errors, icons of the sizes it names", async () => {
  const player = await newPlayer(browser, KEEPING);
  const { page } = player;
  await page.goto(server.url);
  const devtools = await player.context.newCDPSession(page);
  const { url, errors, data = "" } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data) as Manifest;
  const sizesFor = (purpose: string) =>
    icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect(sizesFor("any")).toEqual(["192x192", "512x512"]);
  expect(sizesFor("maskable")).toContain("512x512");
  const apple = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  for (const { src, sizes } of [...icons, { src: apple ?? "", sizes: "180x180" }]) {
    const png = Buffer.from(await (await fetch(new URL(src, url))).arrayBuffer());
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  await goodbye(player);
});

test("without a server the start page, the rules and a replay seen before are there; nothing else is made up", async () => {
  const deployment = await deployed(server);
  const { table } = await playedTable(server.url, ["Anna", "Ben", "Carla"], 1);
  const { link } = (await (await fetch(`${server.url}/api/tables/${table}/deals/1`)).json()) as {
    link: string;
  };
  const player = await newPlayer(browser, KEEPING);
  const { page } = player;
  // The first page ever: the service worker is not there yet when the deal is read.
  await page.goto(`${deployment.url}/r/${table}/1`);
  const replay = page.locator("skat-replay");
  await replay.waitFor();
  await kept(page);
  const words = await replay.getByRole("heading").first().textContent();
  deployment.close();

  await page.goto(deployment.url);
  await page.getByRole("heading", { name: "My tables" }).waitFor();
  await page.getByRole("link", { name: "Learn Skat" }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  for (const path of ["/rules", "/rules/look-up", "/rules/habits", "/learn/first-deal"]) {
    await page.goto(deployment.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.locator("missing-page").count()).toBe(0);
  }
  // In every language, though nobody asked for another one before.
  await page.goto(deployment.url);
  await page.getByRole("combobox", { name: "Language" }).selectOption("pt");
  await page.goto(`${deployment.url}/rules`);
  await page.locator("html[lang^=pt]").waitFor();
  await page.getByRole("combobox", { name: "Língua" }).selectOption("en");
  await page.locator("html[lang=en]").waitFor();
  await page.goto(`${deployment.url}/r/${table}/1`);
  await replay
    .getByRole("heading", { name: words ?? "" })
    .first()
    .waitFor();
  await page.goto(deployment.url + new URL(link, deployment.url).pathname);
  await replay.waitFor();
  // A deal that this device never saw cannot be there, and is said to be out of reach.
  await page.goto(`${deployment.url}/r/${table}/2`);
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  const addresses = await page.evaluate(async () => {
    const caches = await self.caches.keys();
    const requests = await Promise.all(
      caches.map(async (name) => (await self.caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((path) => /^\/(?:api|embed|oembed|t\/)/.test(path))).toEqual([]);
  // Frames on other sites are not ours to answer.
  await expect(page.goto(`${deployment.url}/embed/r/${table}/1`)).rejects.toThrow(/ERR_/);
  forgetNetTrouble(player);
  await goodbye(player);
});

describe("a page that is no longer the newest", () => {
  let deployment: Deployment;

  beforeAll(async () => {
    deployment = await deployed(server);
  });
  afterAll(() => deployment.close());

  test("says so and is loaded again once", async () => {
    const player = await newPlayer(browser, KEEPING);
    const { page } = player;
    await page.clock.install();
    await page.goto(deployment.url);
    await kept(page);
    const before = await build(page);
    const loads = loadsOf(page);
    deployment.deployNext();
    await lookForNewer(page);
    await notice(page).getByText("There is a newer Fernskat").waitFor();
    await expect.poll(() => violations(page)).toEqual([]);
    const loaded = page.waitForEvent("load");
    await page.clock.fastForward(LEFT_ALONE);
    await loaded;
    await page.getByRole("heading", { name: "My tables" }).waitFor();
    await expect.poll(() => build(page)).not.toBe(before);
    await page.clock.fastForward(LEFT_ALONE);
    await lookForNewer(page);
    await page.clock.fastForward(LEFT_ALONE);
    await expect.poll(() => notice(page).count()).toBe(0);
    expect(loads()).toBe(1);

    // What is typed into a form is not thrown away.
    await page.locator("open-table").getByLabel("Your name").fill("Anna");
    deployment.deployNext();
    await lookForNewer(page);
    await notice(page).waitFor();
    await page.clock.fastForward(LEFT_ALONE);
    await expect
      .poll(() => page.locator("open-table").getByLabel("Your name").inputValue())
      .toBe("Anna");
    expect(loads()).toBe(1);
    // Whoever goes on to another page gets the newest one.
    const again = page.waitForEvent("load");
    await page.getByRole("link", { name: "Learn Skat" }).click();
    await again;
    await page.locator("guide-page").waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/rules");
    expect(loads()).toBe(2);
    await goodbye(player);
  });

  test("is not loaded again while a card is under way, and then at once", async () => {
    const anna = await newPlayer(browser, KEEPING);
    const ben = await newPlayer(browser, { ...PHONE, reducedMotion: "reduce" });
    await anna.page.clock.install();
    const [forBen = ""] = await openTable(anna.page, deployment.url, {
      name: "Anna",
      deals: 1,
      bots: 1,
    });
    await sitDown(ben.page, forBen, "Ben");
    await kept(anna.page);
    const own = board(anna.page).locator(".act button, skat-auction button, .hand [data-playable]");
    // Whoever is asked first says something, until it is Anna who is asked.
    const others = board(ben.page).locator("skat-auction .pass");
    await expect
      .poll(async () => {
        if (await own.first().isVisible()) return true;
        if (await others.first().isVisible()) await others.first().click();
        return false;
      })
      .toBe(true);

    const loads = loadsOf(anna.page);
    deployment.deployNext();
    await lookForNewer(anna.page);
    await notice(anna.page).waitFor();
    await anna.page.clock.fastForward(LEFT_ALONE);
    await anna.page.clock.fastForward(LEFT_ALONE);
    expect(loads()).toBe(0);
    await own.first().waitFor();
    await notice(anna.page).getByRole("button", { name: "Load it now" }).click();
    await notice(anna.page).waitFor({ state: "detached" });
    await expect.poll(loads).toBe(1);
    await own.first().waitFor();
    await goodbye(anna, ben);
  });

  test("finds out without a service worker too, when a part of it is gone", async () => {
    const player = await newPlayer(browser, DESKTOP);
    const { page } = player;
    await page.goto(deployment.url);
    await page.getByRole("heading", { name: "My tables" }).waitFor();
    const loads = loadsOf(page);
    const gone = /\/assets\/guide-page-/;
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    // Nothing is newer: it is said that the page could not be loaded, and that is all.
    await page.getByRole("link", { name: "Learn Skat" }).click();
    await page.getByRole("alert").waitFor();
    expect(loads()).toBe(0);
    await page.goBack();
    deployment.deployNext();
    const loaded = page.waitForEvent("load").then(() => page.unroute(gone));
    await page.getByRole("link", { name: "Learn Skat" }).click();
    await loaded;
    expect(loads()).toBe(1);
    forget(player, /status of 404/);
    await goodbye(player);
  });
});

test("a server that speaks a newer protocol has the page loaded again once, not for ever", async () => {
  const deployment = await deployed(server);
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const error = { code: "CLIENT_TOO_OLD", message: "This client is too old." };
    socket.onMessage(() => socket.send(JSON.stringify({ kind: "refused", error })));
  });
  await page.goto(deployment.url);
  const loads = loadsOf(page);
  await page.locator("play-now .button").first().click();
  await page.waitForURL(/\/t\//);
  await expect.poll(loads).toBe(1);
  await page.getByRole("heading", { name: "A newer version is out" }).waitFor();
  await page.waitForTimeout(3_000);
  expect(loads()).toBe(1);
  await goodbye(player);
  deployment.close();
});
