import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { serveKit } from "./kit.ts";

/** The kit, served and looked at. */
export interface KitStates {
  readonly url: string;
  readonly browser: Browser;
  /** The states of the table. */
  readonly states: readonly string[];
  /** Pages that have nothing to show yet, or could not be shown. */
  readonly pages: readonly string[];
  close(): Promise<void>;
}

export async function openStates(): Promise<KitStates> {
  const [kit, browser] = await Promise.all([serveKit(), launchBrowser()]);
  const opened = { url: kit.url, browser };
  const page = await openKit(opened, "de");
  const all = await page.locator("ul a").allTextContents();
  await page.close();
  const isPage = (state: string) => state.startsWith("page-");
  return {
    ...opened,
    states: all.filter((state) => !isPage(state)),
    pages: all.filter(isPage),
    async close() {
      await browser.close();
      await kit.close();
    },
  };
}

/** The list of the states, on a phone. */
export async function openKit(
  { url, browser }: Pick<KitStates, "url" | "browser">,
  lang: string,
  theme = "light",
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  // Without motion: axe would find words that are fading in.
  await page.goto(`${url}?lang=${lang}&theme=${theme}&motion=off`);
  await page.waitForSelector("html[data-ready=list]");
  return page;
}

/** Shows another state on the same page, or the same one in another language (`NAME/fr`), and waits for a frame of it. */
export async function show(page: Page, state: string): Promise<void> {
  await page.evaluate(async (hash) => {
    location.hash = hash;
    do await new Promise(requestAnimationFrame);
    while (document.documentElement.dataset["ready"] !== hash);
  }, state);
}
