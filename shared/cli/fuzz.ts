import { parseArgs } from "node:util";
import { missing, noCounts } from "./fuzz/counts.ts";
import { randomFrom } from "./fuzz/random.ts";
import { fuzzSeries } from "./fuzz/series.ts";

/*
 * npm run fuzz -- [--deals 100000] [--seed 1]
 *
 * Plays random deals, with nonsense mixed in, through the rules of the table (fuzz/series.ts tells what is checked) and
 * prints how often everything happened. The exit code is 1 when something did not hold, or never happened.
 */

/** Every so many series one is looked at thoroughly. */
const THOROUGH_EVERY = 50;

const { values } = parseArgs({
  options: {
    deals: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
  },
});
const wanted = Number(values.deals);
const seed = Number(values.seed);
if (!Number.isSafeInteger(wanted) || wanted < 1 || !Number.isSafeInteger(seed)) {
  console.error("usage: npm run fuzz -- [--deals N] [--seed N]");
  process.exit(2);
}

const counts = noCounts();
let deals = 0;
let events = 0;
let series = 0;

try {
  for (; deals < wanted; series++) {
    const seedOfSeries = seed * 1_000_003 + series;
    const played = fuzzSeries(randomFrom(seedOfSeries), counts, series % THOROUGH_EVERY === 0);
    deals += played.deals;
    events += played.log.length;
  }
} catch (error) {
  console.error(`seed ${seed}, series ${series}:`, error);
  process.exit(1);
}

console.log(`${deals} deals in ${series} series, ${events} events, seed ${seed}`);
for (const [group, names] of counts) {
  console.log(`\n${group}`);
  for (const [name, number] of names) console.log(`  ${name.padEnd(36)} ${number}`);
}

const never = missing(counts);
for (const name of never) console.error(`never happened: ${name}`);
process.exitCode = never.length > 0 ? 1 : 0;
