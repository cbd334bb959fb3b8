import { expect, test } from "vitest";
import { launchBrowser } from "../browser/support/browser.ts";
import { importForeignModule } from "../browser/support/foreign-module.ts";

test("the cross-origin test would notice a browser that runs without web security", async () => {
  const browser = await launchBrowser("--disable-web-security");
  try {
    expect(await importForeignModule(browser, {})).toBe("loaded");
  } finally {
    await browser.close();
  }
});
