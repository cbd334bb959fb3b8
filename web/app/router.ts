import {
  codeAddress,
  type ReplayAddress,
  replayAddressOf,
} from "../../shared/protocol/replay-address.ts";
import { guidePageOf, type RulesPage } from "../guide/paths.ts";

/** Where somebody is. */
export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly address: ReplayAddress; readonly isPrivate: boolean }
  | { readonly page: "records" }
  | { readonly page: "told" }
  | { readonly page: "data" }
  | { readonly page: "devices" }
  | { readonly page: "rules"; readonly part: RulesPage }
  | { readonly page: "first-deal" }
  | { readonly page: "missing" };

/** Where pages live that stand in a frame on somebody else's site. */
const FRAMED = "/embed";

/** Whether this page stands in a frame: then it is all there is, and links lead out of it. */
export function isFramed(): boolean {
  return location.pathname.startsWith(`${FRAMED}/`);
}

/** A path of ours as it has to be within a frame, so that it does not lead out of it. */
export const framedPath = (path: string): string => (isFramed() ? FRAMED + path : path);

/**
 * The page a path leads to (INTERFACE.md, pages).
 * @param hash what stands behind the `#`: a replay may be there, where no server sees it
 */
export function routeOf(path: string, hash = ""): Route {
  if (path.startsWith(`${FRAMED}/`)) return routeOf(path.slice(FRAMED.length), hash);
  if (path === "/") return { page: "start" };
  if (/^\/told(?:\.html|\/)?$/.test(path)) return { page: "told" };
  if (/^\/my-data(?:\.html|\/)?$/.test(path)) return { page: "data" };
  if (/^\/devices(?:\.html|\/)?$/.test(path)) return { page: "devices" };
  if (/^\/records(?:\.html|\/)?$/.test(path)) return { page: "records" };
  const [, table] = /^\/t\/([\w-]+)\/?$/.exec(path) ?? [];
  if (table !== undefined) return { page: "table", table };
  if (/^\/r(?:\/(?:index\.html)?)?$/.test(path)) {
    return { page: "replay", address: codeAddress(hash.replace(/^#/, "")), isPrivate: true };
  }
  const address = replayAddressOf(path);
  if (address) return { page: "replay", address, isPrivate: false };
  const guide = guidePageOf(path);
  if (guide === "first-deal") return { page: guide };
  if (guide !== null) return { page: "rules", part: guide };
  return { page: "missing" };
}

export const tablePath = (table: string): string => `/t/${table}`;

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Calls `listener` whenever another page is to be shown; the answer ends that. */
export function onNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes to a path of our own without loading a page. */
export function navigate(path: string): void {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  tell();
}

/** Lets our own links lead from page to page without loading; whatever asks for more (a new tab, a download) is left alone. */
export function startRouter(): void {
  addEventListener("popstate", tell);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || link.origin !== location.origin || link.target !== "" || link.download !== "") {
      return;
    }
    if (isFramed() && !link.pathname.startsWith(`${FRAMED}/`)) {
      // Out of the frame: the page around it is somebody else's.
      link.target = "_blank";
      return;
    }
    if (routeOf(link.pathname).page === "missing") return;
    event.preventDefault();
    navigate(link.pathname + link.hash);
  });
}
