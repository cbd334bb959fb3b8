import type { Browser, Frame } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { embedSnippets } from "../../web/embed/snippets.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { type ClubTable, openClubTable } from "./support/club-table.ts";
import { goodbye, newPlayer } from "./support/player.ts";
import { type Served, servePage } from "./support/static.ts";

// The frame that somebody pastes into a site without scripts: as wide as the column it stands in, in proportion, and nothing in
// it has to be scrolled to.

const { url: host } = inject("server");
let browser: Browser;
let facts: ClubTable;
/** Paths of a deal in its code, the same in its table's log, and a table in the middle of a deal. */
let paths: { readonly code: string; readonly log: string; readonly table: string };

beforeAll(async () => {
  browser = await launchBrowser();
  facts = await openClubTable(host);
  paths = {
    code: `/r/d/${facts.code}~Margarethe.J%C3%B6rg.Wolfgang%20A`,
    log: `/r/${facts.table.table}/${facts.n}`,
    table: `/t/${facts.table.table}`,
  };
});
afterAll(async () => {
  facts?.club.close();
  await browser?.close();
});

/** A column of a page of somebody else's, so wide, with what was copied. */
const column = (width: number, path: string): Promise<Served> =>
  servePage(
    `<!doctype html><html lang="de"><title>A club</title><main style="width:${width}px">${embedSnippets(host + path).frame}</main>`,
  );

async function visit(width: number, path: string) {
  const club = await column(width, path);
  const player = await newPlayer(browser, {
    viewport: { width: width + 40, height: 900 },
    reducedMotion: "reduce",
    locale: "de-DE",
  });
  await player.page.goto(club.url);
  const framed = player.page.frameLocator("iframe");
  const inside = player.page.frames()[1];
  if (!inside) throw new Error("no frame");
  const leave = async () => {
    await goodbye(player);
    await club.close();
  };
  return { player, framed, inside, leave };
}

/** By how much a page is larger than its frame, and which of some elements are not wholly within it. */
const overflow = (inside: Frame, selectors: readonly string[]) =>
  inside.evaluate((wanted) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const found: Element[] = [];
    const search = (root: Document | ShadowRoot): void => {
      found.push(...root.querySelectorAll(wanted.join()));
      for (const each of root.querySelectorAll("*")) if (each.shadowRoot) search(each.shadowRoot);
    };
    search(document);
    const cut = found.filter((each) => {
      const { top, left, bottom, right } = each.getBoundingClientRect();
      // Half a pixel is how cards are rounded.
      return top < -0.5 || left < -0.5 || bottom > clientHeight + 0.5 || right > clientWidth + 0.5;
    });
    return {
      wide: scrollWidth - clientWidth,
      high: scrollHeight - clientHeight,
      found: found.length > wanted.length,
      cut: cut.map(({ className }) => className),
      scrolled: found
        .filter((each) => each.scrollHeight > each.clientHeight + 1 && each.matches(".stage"))
        .map(({ scrollHeight: content, clientHeight: room }) => [content, room]),
    };
  }, selectors);

const FITS = { wide: 0, high: 0, found: true, cut: [], scrolled: [] };

test.each([320, 480, 900])("a replay fits into a column of %i pixels", async (width) => {
  for (const path of [`${paths.code}@deal`, `${paths.code}@8`, `${paths.log}@17`]) {
    const { player, framed, inside, leave } = await visit(width, path);
    await framed.locator("skat-replay .notation").waitFor({ state: "attached" });
    await expect
      .poll(() => player.page.locator("iframe").boundingBox())
      .toMatchObject({ width, height: 720 });
    await expect
      .poll(() =>
        overflow(inside, [
          ".stage",
          ".hands .mini",
          ".pairs",
          ".standing",
          ".controls .button",
          "footer a",
        ]),
      )
      .toEqual(FITS);
    await leave();
  }
});

test.each([320, 480, 900])("a table fits into a column of %i pixels", async (width) => {
  const { player, framed, inside, leave } = await visit(width, paths.table);
  await framed.locator("skat-board .masthead").waitFor();
  await expect
    .poll(() => player.page.locator("iframe").boundingBox())
    .toMatchObject({ width, height: 720 });
  await expect
    .poll(() => overflow(inside, [".masthead", ".headline", ".tools .button", ".plate", ".back"]))
    .toEqual(FITS);
  await expect
    .poll(() => framed.getByRole("link", { name: `Mitspielen auf ${new URL(host).host}` }).count())
    .toBe(1);
  await leave();
});

test("where there is more room it keeps its proportion, and there is an end to it", async () => {
  const { player, framed, leave } = await visit(1400, paths.code);
  await framed.locator("skat-replay .notation").waitFor();
  await expect
    .poll(() => player.page.locator("iframe").boundingBox())
    .toMatchObject({
      width: 1024,
      height: 768,
    });
  await leave();
});

test("in a narrow frame the deal as text is there for whoever comes by the keyboard, or listens", async () => {
  const { player, framed, inside, leave } = await visit(320, `${paths.code}@8`);
  const course = framed.locator("skat-replay .notation");
  await course.waitFor({ state: "attached" });
  await expect.poll(async () => (await course.boundingBox())?.width).toBeLessThan(3);
  await expect
    .poll(() => framed.getByRole("heading", { level: 3, name: /^Stich 1:/ }).count())
    .toBe(1);
  await course.getByRole("button").first().focus();
  await expect.poll(async () => (await course.boundingBox())?.width).toBeGreaterThan(280);
  await expect.poll(() => violations(player.page)).toEqual([]);
  expect(inside.isDetached()).toBe(false);
  await leave();
});

test("the settlement is all there in a frame: read at once in a wide one, by scrolling in a narrow one", async () => {
  const { framed, inside, leave } = await visit(320, `${paths.code}@end`);
  await framed.locator(".settlement .score").waitFor();
  await expect
    .poll(() => overflow(inside, [".stage", ".settlement"]))
    .toMatchObject({ wide: 0, high: 0 });
  await leave();
});
