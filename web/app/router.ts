import { guidePageOf, type RulesPage } from "../guide/paths.ts";

/** Where somebody is. */
export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly table: string; readonly n: number }
  | { readonly page: "rules"; readonly part: RulesPage }
  | { readonly page: "first-deal" }
  | { readonly page: "missing" };

/** The page a path leads to (INTERFACE.md, pages). */
export function routeOf(path: string): Route {
  if (path === "/") return { page: "start" };
  const [, table] = /^\/t\/([\w-]+)\/?$/.exec(path) ?? [];
  if (table !== undefined) return { page: "table", table };
  const [, of, n] = /^\/r\/([\w-]+)\/(\d{1,4})\/?$/.exec(path) ?? [];
  if (of !== undefined) return { page: "replay", table: of, n: Number(n) };
  const guide = guidePageOf(path);
  if (guide === "first-deal") return { page: guide };
  if (guide !== null) return { page: "rules", part: guide };
  return { page: "missing" };
}

export const tablePath = (table: string): string => `/t/${table}`;
export const replayPath = (table: string, n: number): string => `/r/${table}/${n}`;

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
    if (routeOf(link.pathname).page === "missing") return;
    event.preventDefault();
    navigate(link.pathname + link.hash);
  });
}
