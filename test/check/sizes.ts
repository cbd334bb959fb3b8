import { sizeBudgets } from "./budgets.ts";
import { fileOf, scriptsOf } from "./measure.ts";

// Prints every size budget with what is used of it; exits 1 when one is exceeded or its entry is not built.

const DIST = "dist";

let exceeded = 0;
for (const { what, entry, counts, limit } of sizeBudgets) {
  const { total } = await (counts === "scripts" ? scriptsOf : fileOf)(DIST, entry);
  if (total > limit) exceeded += 1;
  const kb = (bytes: number) => (bytes / 1024).toFixed(1);
  console.log(`${total > limit ? "OVER" : "ok  "} ${kb(total)} of ${kb(limit)} KB gzip: ${what}`);
}
process.exitCode = exceeded === 0 ? 0 : 1;
