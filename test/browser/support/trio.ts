import type { Browser, BrowserContextOptions } from "playwright-core";
import { board } from "./at-table.ts";
import { openTable, sitDown } from "./opening.ts";
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
): Promise<Trio> {
  const anna = await newPlayer(browser, { ...PHONE, ...options });
  const ben = await newPlayer(browser, { ...DESKTOP, ...options });
  const carla = await newPlayer(browser, { ...DESKTOP, ...options });
  const [forBen = "", forCarla = ""] = await openTable(anna.page, url, { name: "Anna", deals });
  await sitDown(ben.page, forBen, "Ben");
  await sitDown(carla.page, forCarla, "Carla");
  await Promise.all(
    [anna, ben, carla].map(({ page }) => board(page).locator(".hand .card").nth(9).waitFor()),
  );
  return { anna, ben, carla, links: [forBen, forCarla] };
}
