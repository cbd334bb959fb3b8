import type { DeckName } from "../decks/deck.ts";
import { loadPart, type Part } from "../messages/parts.ts";
import { lessonDeck } from "../settings/deck-in-use.ts";
import { settings } from "../store/settings.ts";
import type { Route } from "./router.ts";

/** Pages with cards on them: what is drawn on these is fetched along with the code. */
const WITH_CARDS: readonly Route["page"][] = ["table", "replay", "first-deal"];

/** Loads a page, code and words; it comes once and only when somebody goes there. */
export function loadPage(page: Route["page"]): Promise<unknown> {
  if (WITH_CARDS.includes(page))
    preloadDeck(page === "first-deal" ? lessonDeck() : settings().deck);
  switch (page) {
    case "start":
      return whole(import("./start-page.ts"), "start");
    case "table":
      return import("./table-page.ts");
    case "replay":
      return whole(import("./replay-page.ts"), "replay");
    case "records":
      return whole(import("./records-page.ts"), "replay");
    case "told":
      return whole(import("../reach/told-page.ts"), "own", "later");
    case "data":
      return whole(import("../my-data/data-page.ts"), "own", "later");
    case "devices":
      return whole(import("../devices/devices-page.ts"), "own", "later");
    case "rules":
      return import("../guide/guide-page.ts");
    case "first-deal":
      return import("../guide/first-deal/first-deal-page.ts");
    case "missing":
      return import("./missing-page.ts");
  }
}

/** Code that says things of parts of the messages, and those. */
function whole(code: Promise<unknown>, ...parts: readonly Part[]): Promise<unknown> {
  return Promise.all([code, ...parts.map(loadPart)]);
}

/** Asks for the drawings of the cards before the code that wants them has come. */
function preloadDeck(deck: DeckName): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
  link.href = `/decks/${deck}.svg`;
  document.head.append(link);
}
