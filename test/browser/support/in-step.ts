import type { Page } from "playwright-core";
import { expect } from "vitest";
import { board } from "./at-table.ts";

/** Waits until all these pages have heard of the same last event; nobody may be acting meanwhile. */
export async function inStep(...pages: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => new Set(await Promise.all(pages.map(seqShown))).size, {
      message: "every page has heard of the same",
    })
    .toBe(1);
}

function seqShown(page: Page): Promise<number> {
  return board(page).evaluate(
    (element) => (element as HTMLElement & { table?: { seq: number } }).table?.seq ?? -1,
  );
}
