import type { Rolldown } from "vite";

/**
 * The pages, by the module each begins with, and what is fetched right after one of them. What is only opened from a page
 * counts for none.
 */
const PAGES = {
  start: "/web/app/start-page.ts",
  table: "/web/app/table-page.ts",
  replay: "/web/app/replay-page.ts",
  records: "/web/app/records-page.ts",
  told: "/web/reach/told-page.ts",
  data: "/web/my-data/data-page.ts",
  devices: "/web/devices/devices-page.ts",
  rules: "/web/guide/guide-page.ts",
  firstDeal: "/web/guide/first-deal/first-deal-page.ts",
  details: "/web/replay/details.ts",
  settings: "/web/settings/settings-dialog.ts",
} as const;
type Page = keyof typeof PAGES;

/**
 * What pages share, in as few files as may be, since every file is a wait of its own and is compressed by itself. A module
 * goes with the first group that names every page it is loaded by: so the start page does not load the card table, and no
 * group ever needs one that stands before it.
 */
const GROUPS: readonly { readonly name: string; readonly pages: readonly Page[] }[] = [
  { name: "playing", pages: ["table", "firstDeal"] },
  { name: "settled", pages: ["table", "firstDeal", "details", "settings"] },
  { name: "explained", pages: ["rules", "firstDeal"] },
  { name: "entering", pages: ["start", "table", "firstDeal", "details", "settings"] },
  { name: "recorded", pages: ["replay", "records", "details"] },
  { name: "proved", pages: ["replay", "records", "firstDeal", "details"] },
  { name: "cards", pages: ["table", "replay", "records", "firstDeal", "details", "settings"] },
  {
    name: "game",
    pages: ["table", "replay", "records", "firstDeal", "details", "settings", "rules"],
  },
  { name: "common", pages: Object.keys(PAGES) as Page[] },
];
/** What is loaded before any page, but for the entry itself. */
const SHELL = "shell";
const START = "/web/main.ts";

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** The group of a module; null when it belongs to one page, or to what is fetched later. */
function groupOf(id: string, graph: Graph): string | null {
  // The entry stays a file of its own, which the pages name.
  if (graph.getModuleInfo(id)?.isEntry || id.endsWith(START)) return null;
  const starts = startsOf(id, graph);
  if (starts.has(SHELL)) return SHELL;
  if (starts.size < 2) return null;
  return (
    GROUPS.find(({ pages }) => [...starts].every((page) => pages.includes(page as Page)))?.name ??
    null
  );
}

/** The pages that load a module at once, and the shell. */
function startsOf(module: string, graph: Graph): ReadonlySet<string> {
  const starts = new Set<string>();
  const met = new Set([module]);
  // What is added on the way is walked through as well.
  for (const id of met) {
    const info = graph.getModuleInfo(id);
    if (info?.isEntry) starts.add(SHELL);
    for (const [page, file] of Object.entries(PAGES)) if (id.endsWith(file)) starts.add(page);
    for (const importer of info?.importers ?? []) met.add(importer);
  }
  return starts;
}

/** Taken from the end: what a group needs is then placed already. */
const IN_ORDER = [SHELL, ...GROUPS.map(({ name }) => name).reverse()];

export const fewFiles: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: IN_ORDER.map((name, place) => ({
      name: (id, graph) => (groupOf(id, graph) === name ? name : null),
      debugName: name,
      priority: IN_ORDER.length - place,
    })),
  },
};
