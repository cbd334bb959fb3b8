import { mkdir } from "node:fs/promises";
import type { Page } from "playwright-core";

/**
 * Takes a picture for the documentation, `docs/NAME.png`, when `FERNSKAT_PICTURES` is set: they are kept with the code and
 * change only when somebody wants them to.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env["FERNSKAT_PICTURES"]) return;
  await mkdir("docs", { recursive: true });
  // What still moves would be blurred.
  await page.waitForTimeout(600);
  await page.screenshot({ path: `docs/${name}.png` });
}
