import type { Browser, BrowserContextOptions } from "playwright-core";
import { board } from "./at-table.ts";
import { openTable, sitDown, type TableWanted } from "./opening.ts";
import { DESKTOP, newPlayer, PHONE, type Player } from "./player.ts";

/** Three people at one table, dealt to. */
export interface Trio {
  readonly anna: Player;
  readonly ben: Player;
  readonly carla: Player;
  /** The links Ben and Carla came by. */
  readonly links: readonly [string, string];
}

/** Seats three people, each with a browser of their own; the first has a phone. */
export async function seatTrio(
  browser: Browser,
  url: string,
  deals: number,
  options: BrowserContextOptions = { reducedMotion: "reduce" },
  pace?: TableWanted["pace"],
): Promise<Trio> {
  const [anna, ben, carla] = await Promise.all([
    newPlayer(browser, { ...PHONE, ...options }),
    newPlayer(browser, { ...DESKTOP, ...options }),
    newPlayer(browser, { ...DESKTOP, ...options }),
  ]);
  const [forBen = "", forCarla = ""] = await openTable(anna.page, url, {
    ...{ name: "Anna", deals, ...(pace && { pace }) },
  });
  await Promise.all([sitDown(ben.page, forBen, "Ben"), sitDown(carla.page, forCarla, "Carla")]);
  await Promise.all(
    [anna, ben, carla].map(({ page }) => board(page).locator(".hand .card").nth(9).waitFor()),
  );
  return { anna, ben, carla, links: [forBen, forCarla] };
}
