import { PROTOCOL_VERSION } from "../../shared/protocol/version.ts";
import { buildOf, newestBuild } from "./build.ts";
import { onNavigation, type Route, routeOf } from "./router.ts";
import { isUnderWay } from "./under-way.ts";
import "./update-notice.ts";

/** Why the page is no longer the newest. */
export interface Newer {
  /** What is newer: a build, or the protocol that the server speaks. The page is loaded again by itself once for each. */
  readonly target: string;
  /** There is nothing on the page that could be lost. */
  readonly atOnce?: boolean;
}

const STORED_AS = "fernskat.loaded-for";
/** How long it is said before it is done, in ms. */
const SAID_FOR_MS = 5_000;
/** Whoever has touched nothing for so long is in the middle of nothing, in ms. */
const IDLE_FOR_MS = 10_000;
const LOOK_EVERY_MS = 500;

let newer: Newer | null = null;
let touchedAt = 0;
/** Something was typed that loading would lose. */
let typed = false;

/** Tells that the page is stale, and loads it again once, as soon as that takes nothing away from anybody. */
export function foundNewer(found: Newer): void {
  if (newer?.target === found.target) return;
  const isFirst = newer === null;
  newer = found;
  const notice = document.querySelector("update-notice") ?? document.createElement("update-notice");
  notice.byItself = mayLoadByItself(found.target);
  if (!isFirst) return;
  const saidAt = performance.now();
  notice.addEventListener("load-now", () => load(found));
  document.body.append(notice);
  // Whoever goes to another page gets that from the newest build.
  onNavigation(loadByItself);
  const look = setInterval(() => {
    const isSaid = performance.now() - saidAt >= SAID_FOR_MS || document.hidden;
    if (newer?.atOnce || (isSaid && isCalm())) {
      clearInterval(look);
      loadByItself();
    }
  }, LOOK_EVERY_MS);
}

/** The server has turned this page away because it speaks a newer protocol. */
export function protocolIsNewer(): void {
  foundNewer({ target: `protocol above ${PROTOCOL_VERSION}`, atOnce: true });
}

/** Finds out from the server whether there is a newer build, when part of this one is not to be had any more. */
export async function lookForNewer(): Promise<void> {
  const newest = await newestBuild();
  if (newest !== null && newest !== buildOf(document)) foundNewer({ target: newest, atOnce: true });
}

document.addEventListener("input", (event) => {
  const [field] = event.composedPath();
  if (field instanceof HTMLTextAreaElement) typed = true;
  if (field instanceof HTMLInputElement && field.type !== "checkbox" && field.type !== "radio")
    typed = true;
});
for (const type of ["pointerdown", "keydown", "scroll", "wheel"])
  document.addEventListener(type, touched, { capture: true, passive: true });
onNavigation(() => {
  typed = false;
});

function touched(): void {
  touchedAt = performance.now();
}

function isCalm(): boolean {
  if (typed || isUnderWay()) return false;
  const { page } = routeOf(location.pathname, location.hash);
  if (document.hidden) return page !== "first-deal";
  return isLeftAlone(page) && performance.now() - touchedAt >= IDLE_FOR_MS;
}

/** Pages that come back as they were. Whoever reads, or is in the middle of a lesson, would have to find the place again. */
function isLeftAlone(page: Route["page"]): boolean {
  return page === "start" || page === "table" || page === "missing";
}

/** Loads the page again, unless it was done for this target before: whatever is wrong then, doing it again does not help. */
function loadByItself(): void {
  if (newer && mayLoadByItself(newer.target)) load(newer);
}

function load({ target }: Newer): void {
  keep([...loadedFor(), target]);
  location.reload();
}

function mayLoadByItself(target: string): boolean {
  // What cannot be remembered must not be done: it would be done for ever.
  return !loadedFor().includes(target) && keep(loadedFor());
}

/** For what this tab has loaded its page again so far. */
function loadedFor(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? "[]");
    return Array.isArray(kept) ? kept.filter((target) => typeof target === "string") : [];
  } catch {
    return [];
  }
}

function keep(targets: readonly string[]): boolean {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(targets));
    return true;
  } catch {
    return false;
  }
}
