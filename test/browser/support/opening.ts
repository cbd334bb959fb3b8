import type { Page } from "playwright-core";
import { board } from "./at-table.ts";

/** What is filled in on the start page; labels in English. */
export interface TableWanted {
  readonly name: string;
  readonly deals: number;
  readonly players?: 3 | 4 | "duel";
  readonly bots?: number;
  readonly pace?: "none" | "days" | "live";
}

/** Opens a table for friends through the start page and answers the links that it shows: one a chair. */
export async function openTable(page: Page, url: string, wanted: TableWanted): Promise<string[]> {
  await page.goto(url);
  const form = page.locator("open-table");
  await form.locator("input[name=name]").fill(wanted.name);
  if (wanted.pace) await form.locator(`input[name=pace][value=${wanted.pace}]`).check();
  const rules = form.locator("details.rules");
  await rules.locator("summary").click();
  const { players = 3, bots, deals } = wanted;
  const choose = (field: number, index: number) =>
    rules.locator("select").nth(field).selectOption({ index });
  await choose(0, [3, 4, "duel"].indexOf(players));
  if (bots) await choose(1, bots);
  // A duel has its bot: nobody is asked how many.
  await choose(players === "duel" ? 2 : 3, [1, 3, 12, 36, 48].indexOf(deals));
  await form.locator("button.primary").click();
  await page.waitForURL(/\/t\//);
  return invitationsOn(page);
}

/** The links to the empty chairs that a page shows, in their order. */
export async function invitationsOn(page: Page): Promise<string[]> {
  const links = board(page).locator(".chair input");
  await links.first().waitFor();
  return links.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

/** Follows an invitation and sits down under a name. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  const form = page.locator("sit-down");
  await form.locator("input").fill(name);
  await form.locator("button.primary").click();
  await board(page).waitFor();
}
