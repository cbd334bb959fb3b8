import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds wrong with a page, a line each.
 * @param rules rules or groups of rules; by default WCAG 2.2 AA
 */
export async function violations(page: Page, rules: readonly string[] = TAGS): Promise<string[]> {
  // Evaluated, not added as a script: the page's content security policy stays as it is.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(await readFile(AXE, "utf8"));
  }
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const result = await axe.run(document, {
      runOnly: [...tags],
      // What passes is not written down, which takes most of the time.
      resultTypes: ["violations"],
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`),
    );
  }, rules);
}
