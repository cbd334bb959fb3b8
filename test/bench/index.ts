import { analysisLine, benchAnalysis } from "./analysis.ts";
import { benchFold } from "./fold.ts";
import { benchLive } from "./live.ts";
import { benchSolver, solverTable } from "./solver.ts";

// Prints figures for people to compare: ratios within one run, never asserted (DESIGN.md, Budgets).
const number = (value: number, digits = 2): string => value.toFixed(digits);

const fold = benchFold();
console.log(`fold of a 36-deal series (${fold.events} events) against JSON.parse of its log`);
console.log(
  `  ${number(fold.ms)} ms / ${number(fold.baseMs)} ms = ${number(fold.ratio)}   (at most 2)\n`,
);

const live = await benchLive();
const { throughput, coldLoad } = live;
console.log(
  "commands a second through one table against a bare object that inserts a row and echoes",
);
console.log(
  `  ${number(throughput.table, 0)} / ${number(throughput.bare, 0)} = ${number(throughput.ratio)}   (at least 0.8)\n`,
);
console.log("from a move to the last of four sockets seeing it, ms, p50 and p99");
for (const { tables, table, bare } of live.latency) {
  const both = ([p50, p99]: readonly [number, number]): string =>
    `${number(p50, 1)} ${number(p99, 1)}`;
  console.log(
    `  ${tables} table(s): ${both(table)}   bare: ${both(bare)}   ratio of p50 ${number(table[0] / bare[0])}`,
  );
}
console.log(`\nfirst look at a table of ${coldLoad.events} events after a restart, ms`);
console.log(`  ${number(coldLoad.first, 1)}   second look: ${number(coldLoad.second, 1)}\n`);
console.log(`rows written a deal: ${number(live.rowsPerDeal, 1)}   (at most 101)`);

console.log(`\n${solverTable(benchSolver())}`);
console.log(`\n${analysisLine(benchAnalysis())}`);
