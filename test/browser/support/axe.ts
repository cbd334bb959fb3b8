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
  return page.evaluate(judge, rules);
}

/** Runs in the page. */
async function judge(rules: readonly string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll("*")].flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  // The drawings of the cards are nine tenths of a table's elements, and axe looks at each: four fifths of its time. They are
  // not shown where they stand, and nothing of them has a name, a role or words; where something has, it stays.
  const isDrawing = (element: Element): boolean =>
    /^(?:svg|g|path|rect|circle|ellipse|line|polygon|polyline|use)$/.test(element.localName) &&
    [...element.attributes].every(({ name }) => !/^(?:role|aria-|tabindex|title|on)/.test(name));
  const drawings = within(document)
    .filter((element) => element.localName === "symbol")
    .filter((symbol) => [...symbol.querySelectorAll("*")].every(isDrawing))
    .map((symbol) => ({ symbol, parts: [...symbol.childNodes] }));
  for (const { symbol } of drawings) symbol.replaceChildren();
  try {
    const result = await axe.run(document, {
      runOnly: [...rules],
      // What passes is not written down, which takes most of the time.
      resultTypes: ["violations"],
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`),
    );
  } finally {
    for (const { symbol, parts } of drawings) symbol.replaceChildren(...parts);
  }
}
