import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { board } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { DESKTOP, goodbye, newPlayer } from "./support/player.ts";
import { type LocalServer, startServer } from "./support/server.ts";

let server: LocalServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Opens a deal against two bots and passes, so that cards are played soon, or plays if nobody else does. */
async function playNow(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.locator("play-now .button").first().click();
  await board(page).locator(".hand .card").nth(9).waitFor();
}

test("a card moves when its event has come, and not before", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = player;
  const gate = await holdFrames(page);
  await playNow(page);
  const saying = board(page).locator("skat-auction .value, skat-auction .button.primary").first();
  await saying.waitFor();

  gate.close();
  await saying.click();
  await page.waitForTimeout(400);
  // The word is on its way: nothing says yet that it was said.
  expect(await board(page).locator(".plate[data-place=bottom] .word").count()).toBe(0);
  expect(await saying.getAttribute("aria-busy")).toBe("true");
  gate.open();
  await board(page).locator(".plate[data-place=bottom] .word").waitFor();
  await goodbye(player);
});

/** Stands between the page and the server, and keeps what the server sends while it is closed. */
async function holdFrames(page: Page): Promise<{ open(): void; close(): void }> {
  let isOpen = true;
  let kept: (string | Buffer)[] = [];
  let route: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/socket/, (socket) => {
    route = socket;
    const upstream = socket.connectToServer();
    upstream.onMessage((message) => {
      if (isOpen) socket.send(message);
      else kept.push(message);
    });
  });
  return {
    open() {
      isOpen = true;
      for (const message of kept) route?.send(message);
      kept = [];
    },
    close() {
      isOpen = false;
    },
  };
}

test("what an event brings is in the first frame after it", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await page.addInitScript(measureFrames);
  await playNow(page);
  const saying = board(page).locator("skat-auction .value, skat-auction .button.primary").first();
  await saying.waitFor();
  await saying.click();
  await board(page).locator(".plate[data-place=bottom] .word, .choices").first().waitFor();
  const late = await page.evaluate(() => (window as unknown as Measured).framesLate);
  expect(late.length).toBeGreaterThan(0);
  expect(Math.max(...late)).toBe(0);
  await goodbye(player);
});

interface Measured {
  /** For each frame of events: how many animation frames went by before the table showed it. */
  framesLate: number[];
}

/** Runs in the page before anything else: counts frames between an event's arrival and the table's new state. */
function measureFrames(): void {
  const measured = window as unknown as Measured;
  measured.framesLate = [];
  const seqShown = (): number => {
    const table = document
      .querySelector("fernskat-app")
      ?.shadowRoot?.querySelector("table-page")
      ?.shadowRoot?.querySelector("skat-board") as { table?: { seq: number } } | null | undefined;
    return table?.table?.seq ?? Number.POSITIVE_INFINITY;
  };
  const add = WebSocket.prototype.addEventListener;
  WebSocket.prototype.addEventListener = function (this: WebSocket, ...args: unknown[]) {
    if (args[0] === "message") {
      add.call(this, "message", (event) => {
        const { data } = event as MessageEvent<string>;
        if (!data.includes('"kind":"events"')) return;
        const last = Math.max(...[...data.matchAll(/"seq":(\d+)/g)].map(([, seq]) => Number(seq)));
        let frames = 0;
        const look = (): void => {
          if (seqShown() >= last) measured.framesLate.push(frames);
          else {
            frames += 1;
            requestAnimationFrame(look);
          }
        };
        requestAnimationFrame(look);
      });
    }
    return (add as (...given: unknown[]) => void).apply(this, args);
  };
}
