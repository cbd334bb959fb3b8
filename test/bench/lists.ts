import type { Page } from "playwright-core";
import { launchBrowser } from "../browser/support/browser.ts";
import { serveKit } from "../browser/support/kit.ts";
import { median, quantile } from "./ratio.ts";

// `npm run -s lists`: how long lists open and scroll on a phone whose processor is four times slower than this one's. Figures
// for people to compare, never asserted (and `content-visibility` was tried here: in lists that are grids each frame lays out
// the whole list, which scrolled three times worse): nodes, the time until it can be seen, long tasks and frames while scrolling to its end.

const LISTS = ["long-talk", "long-history", "long-sheet", "long-mine", "long-rules"] as const;
const ROUNDS = 3;
const SLOWER = 4;

interface Scrolled {
  /** Frames, in ms. */
  readonly frames: readonly number[];
  /** Tasks of more than 50 ms. */
  readonly longTasks: readonly number[];
}

const [kit, browser] = await Promise.all([serveKit(), launchBrowser()]);
try {
  console.log("list            nodes  seen after ms  long tasks (sum ms)  frame p50 p95 worst ms");
  for (const list of LISTS) {
    const opened: number[] = [];
    const frames: number[] = [];
    const tasks: number[] = [];
    let nodes = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const page = await phone();
      await page.goto(`${kit.url}?deck=french#${list}`);
      await page.waitForSelector(`html[data-ready=${list}]`);
      opened.push(Number(await page.locator("html").getAttribute("data-ms")));
      nodes = await page.evaluate(countNodes);
      const scrolled = await page.evaluate(scrollThrough);
      frames.push(...scrolled.frames);
      tasks.push(scrolled.longTasks.reduce((sum, each) => sum + each, 0));
      await page.close();
    }
    const ms = (value: number) => value.toFixed(0);
    console.log(
      `${list.padEnd(14)} ${ms(nodes).padStart(6)} ${ms(median(opened)).padStart(14)} ${ms(median(tasks)).padStart(20)}  ${[0.5, 0.95, 1].map((share) => ms(quantile(frames, share)).padStart(7)).join("")}`,
    );
  }
} finally {
  await browser.close();
  await kit.close();
}

async function phone(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

function countNodes(): number {
  const within = (root: Document | ShadowRoot): number =>
    [...root.querySelectorAll("*")].reduce(
      (sum, element) => sum + 1 + (element.shadowRoot ? within(element.shadowRoot) : 0),
      0,
    );
  return within(document);
}

/** Scrolls whatever scrolls most on the page, half a screen a frame. */
async function scrollThrough(): Promise<Scrolled> {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll("*")].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const extent = (element: Element) => element.scrollHeight - element.clientHeight;
  const scrolls = (element: Element) =>
    element === document.scrollingElement ||
    /auto|scroll/.test(getComputedStyle(element).overflowY);
  const [longest = document.documentElement] = all(document)
    .filter(scrolls)
    .sort((a, b) => extent(b) - extent(a));
  const longTasks: number[] = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: "longtask" });
  const frames: number[] = [];
  let before = performance.now();
  for (let step = 0; step < 60; step++) {
    longest.scrollTop += 400;
    await new Promise((done) => requestAnimationFrame(done));
    const now = performance.now();
    frames.push(now - before);
    before = now;
  }
  return { frames, longTasks };
}
