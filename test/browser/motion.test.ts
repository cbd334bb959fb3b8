import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./support/browser.ts";
import { type Kit, serveKit } from "./support/kit.ts";

// What moves at the table, by what, how long it keeps the processor, and what ends it.

let kit: Kit;
let browser: Browser;

beforeAll(async () => {
  [kit, browser] = await Promise.all([serveKit(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await kit?.close();
});

interface Watched {
  /** Property names of every animation that ran, by what was moved. */
  moved: Map<string, Set<string>>;
}

/** Looks at all animations, those of style sheets too, in every frame. */
function watchAnimations(): void {
  const moved = new Map<string, Set<string>>();
  Object.assign(window, { moved });
  const ofFrame = ["offset", "easing", "composite", "computedOffset"];
  const kindOf = (element: Element): string =>
    ["lying", "mini", "card", "chosen"].find((name) => element.classList.contains(name)) ??
    (element.closest(".hand") ? "hand" : `${element.tagName} ${element.className}`);
  const note = ({ effect }: Animation): void => {
    if (!(effect instanceof KeyframeEffect) || !effect.target) return;
    const place = effect.target.closest(".flying") ? "flying" : kindOf(effect.target);
    const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const known = moved.get(place) ?? [];
    moved.set(place, new Set([...known, ...names.filter((name) => !ofFrame.includes(name))]));
  };
  const look = (): void => {
    const root = document.querySelector("skat-board")?.shadowRoot;
    for (const each of [...(root?.getAnimations() ?? []), ...document.getAnimations()]) note(each);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const moved = (page: Page) =>
  page.evaluate(() =>
    [...(window as unknown as Watched).moved].map(
      ([place, names]) => [place, [...names].sort()] as const,
    ),
  );

async function live(query = "", reducedMotion: "reduce" | "no-preference" = "no-preference") {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion });
  await page.addInitScript(watchAnimations);
  await page.goto(`${kit.url}?lang=en&thinking=40${query}#live`);
  await page.waitForSelector("html[data-ready=live]");
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const said = (page: Page, text: RegExp) =>
  page.locator("skat-board .status").filter({ hasText: text }).waitFor();

/** Wins the auction, plays Null Ouvert or Grand, and plays some tricks. */
async function playTricks(page: Page, cards: number): Promise<void> {
  const take = button(page, "Take the skat");
  const next = page.locator("skat-auction .button.primary");
  for (;;) {
    await take.or(next).first().waitFor();
    if (await take.isVisible()) break;
    const text = (await page.locator("skat-board .status").textContent()) ?? "";
    await next.click();
    await page.locator("skat-board .status").filter({ hasNotText: text }).waitFor();
  }
  await take.click();
  await page.getByText("Put 2 cards away").waitFor();
  await page.locator(".hand .card").last().click();
  await page.locator(".hand .card").nth(10).click();
  await button(page, /^Grand/).click();
  await button(page, "Announce: Grand").click();
  await playCards(page, cards);
}

/** Plays the first card allowed, a few times, and waits for the next turn. */
async function playCards(page: Page, cards: number): Promise<void> {
  for (let i = 0; i < cards; i++) {
    await said(page, /^Your turn/);
    const left = await page.locator(".hand li").count();
    await page.locator(".hand [data-playable]").first().click();
    await page
      .locator(".hand li")
      .nth(left - 1)
      .waitFor({ state: "detached" });
  }
  await said(page, /^Your turn/);
}

test("cards move to the trick and to its winner, and only by transform and opacity", async () => {
  const page = await live();
  await playTricks(page, 4);
  const seen = await moved(page);
  const places = seen.map(([place]) => place);
  expect(places).toContain("lying");
  expect(places).toContain("flying");
  for (const [place, names] of seen) {
    for (const name of names) expect(["opacity", "transform"], place).toContain(name);
  }
  await page.close();
});

test.each([
  ["reduced motion", "", "reduce"],
  ["motion switched off", "&motion=off", "no-preference"],
] as const)("nothing moves with %s", async (_, query, reducedMotion) => {
  const page = await live(query, reducedMotion);
  await playTricks(page, 3);
  expect(await moved(page)).toEqual([]);
  await page.close();
});

test("a hand is dealt card by card, and one that is laid open comes from its holder", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(watchAnimations);
  await page.goto(`${kit.url}?lang=en&motion=slow#settled-won`);
  await page.waitForSelector("html[data-ready=settled-won]");
  await button(page, /^Next deal/).click();
  await page.locator(".hand .card").nth(9).waitFor();
  await expect.poll(() => moved(page)).toContainEqual(["hand", ["opacity", "transform"]]);
  await page.goto(`${kit.url}?lang=en&motion=slow#play-null-ouvert`);
  await page.evaluate(() => location.reload());
  await page.waitForSelector("html[data-ready=play-null-ouvert]");
  // The hand was open when the page came: nothing has happened, so nothing moves.
  expect((await moved(page)).map(([place]) => place)).not.toContain("mini");
  await page.evaluate(() => {
    type Board = HTMLElement & { view: { state: { deal: { open: object } } }; table: object };
    const board = document.querySelector("skat-board") as Board | null;
    if (!board) return;
    const { view } = board;
    const closed = {
      ...view,
      state: { ...view.state, deal: { ...view.state.deal, open: {} } },
    };
    board.view = closed;
    setTimeout(() => {
      board.view = view;
    }, 50);
  });
  await expect.poll(() => moved(page)).toContainEqual(["mini", ["opacity", "transform"]]);
  await page.close();
});

test("a finished trick stays until its winner leads or a tap, and the tap cuts a movement short", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${kit.url}?lang=en&motion=slow#play-trick-lies`);
  await page.waitForSelector("html[data-ready=play-trick-lies]");
  const lying = page.locator(".trick .lying");
  expect(await lying.count()).toBe(3);
  await page.waitForTimeout(1500);
  expect(await lying.count()).toBe(3);
  await page.locator("skat-board .felt").click({ position: { x: 20, y: 20 } });
  await expect.poll(() => lying.count()).toBe(0);
  await page.close();
});

/** The most processor time any task may take, on a processor four times slower. */
const LONGEST_TASK_MS = 50;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in microseconds: what other programs of the machine take does not count. */
  readonly tdur?: number;
  readonly dur?: number;
  readonly args: { readonly name?: string };
}

/** The tasks of the page's main thread, the longest first, in milliseconds of processor and of real time. */
function tasksOf(trace: Buffer): { cpu: number; real: number }[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mains = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
  );
  return traceEvents
    .filter(
      ({ name, pid, tid }) =>
        name.endsWith("RunTask") && mains.some((main) => main.pid === pid && main.tid === tid),
    )
    .map(({ tdur = 0, dur = 0 }) => ({ cpu: tdur / 1000, real: dur / 1000 }))
    .sort((a, b) => b.cpu - a.cpu);
}

test("no task of the play takes longer than 50 ms of a processor four times slower", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${kit.url}?lang=en&thinking=300#live`);
  await page.waitForSelector("html[data-ready=live]");
  await playTricks(page, 1);
  // What has run once is compiled: that is how it runs from then on.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: "longtask" });
  });
  // Other programs of a busy machine slow even the reckoning of processor time: the best of three rounds is ours.
  const rounds: number[] = [];
  for (const cards of [3, 3, 2]) {
    await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
    await playCards(page, cards);
    const tasks = tasksOf(await browser.stopTracing());
    const longest = tasks
      .slice(0, 5)
      .map(({ cpu, real }) => `${Math.round(cpu)} (${Math.round(real)})`);
    console.log(
      `${cards} tricks, 4x slower: of ${tasks.length} tasks the longest took ${longest.join(", ")} ms of processor (and real) time`,
    );
    expect(tasks.length).toBeGreaterThan(100);
    rounds.push(tasks[0]?.cpu ?? 0);
    if (rounds.some((most) => most <= LONGEST_TASK_MS)) break;
  }
  const observed = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  console.log(
    `long tasks as the page itself observes them, in real time: ${observed.join(", ") || "none"}`,
  );
  expect(Math.min(...rounds)).toBeLessThanOrEqual(LONGEST_TASK_MS);
  await page.close();
});
