/** What a page or an embed may cost to load. Sizes are gzip, in bytes; 1 KB is 1,024. */
export interface SizeBudget {
  /** Said when it is exceeded. */
  what: string;
  /** A built file of dist: a page (its module scripts count) or a script. */
  entry: string;
  /** Count this kind of file: scripts with all they import statically, or one file as it is. */
  counts: "scripts" | "file";
  limit: number;
}

const KB = 1024;

/** DESIGN.md, Budgets. Add a line when an entry is added to vite.config.ts. */
export const sizeBudgets: readonly SizeBudget[] = [
  // The whole first load of a table (120 KB) is weighed in a browser: test/browser/weight.test.ts.
  {
    what: "what every page loads before its own script",
    entry: "index.html",
    counts: "scripts",
    limit: 20 * KB,
  },
  { what: "the French deck", entry: "decks/french.svg", counts: "file", limit: 25 * KB },
  { what: "the German deck", entry: "decks/german.svg", counts: "file", limit: 25 * KB },
  { what: "the tournament deck", entry: "decks/tournament.svg", counts: "file", limit: 25 * KB },
];
