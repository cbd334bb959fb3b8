import type { Route } from "./router.ts";

/** Loads the code of a page; it comes once and only when somebody goes there. */
export function loadPage(page: Route["page"]): Promise<unknown> {
  switch (page) {
    case "start":
      return import("./start-page.ts");
    case "table":
      return import("./table-page.ts");
    case "replay":
      return import("./replay-page.ts");
    case "records":
      return import("./records-page.ts");
    case "told":
      return import("../reach/told-page.ts");
    case "data":
      return import("../my-data/data-page.ts");
    case "devices":
      return import("../devices/devices-page.ts");
    case "rules":
      return import("../guide/guide-page.ts");
    case "first-deal":
      return import("../guide/first-deal/first-deal-page.ts");
    case "missing":
      return import("./missing-page.ts");
  }
}
