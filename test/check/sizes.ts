import { sizeBudgets } from "./budgets.ts";
import { filesOf, scriptsOf } from "./measure.ts";

// Prints every size budget with what is used of it; exits 1 when one is exceeded or its entry is not built.

const DIST = "dist";

let exceeded = 0;
for (const { what, entry, counts, with: others = [], limit } of sizeBudgets) {
  const own = await (counts === "scripts" ? scriptsOf(DIST, entry) : filesOf(DIST, [entry]));
  const total = own.total + (await filesOf(DIST, others)).total;
  if (total > limit) exceeded += 1;
  const kb = (bytes: number) => (bytes / 1024).toFixed(1);
  console.log(`${total > limit ? "OVER" : "ok  "} ${kb(total)} of ${kb(limit)} KB gzip: ${what}`);
}
process.exitCode = exceeded === 0 ? 0 : 1;
