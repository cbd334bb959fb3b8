import { analyse } from "../../shared/analysis/analyse.ts";
import { dealOfXskat } from "../analysis/support.ts";
import { XSKAT_GAMES } from "../rules/fixtures.ts";
import { quantile } from "./ratio.ts";

/** Milliseconds of processor time a deal, and how many worlds the first three cards that are a choice were judged by. */
export interface AnalysisFigures {
  readonly deals: number;
  readonly mean: number;
  readonly median: number;
  readonly worst: number;
  readonly earlyWorlds: number;
}

/** Every 25th of the games XSkat played against itself, each analysed as a browser does it. */
export function benchAnalysis(deals = 40): AnalysisFigures {
  const times: number[] = [];
  const worlds: number[] = [];
  for (const game of XSKAT_GAMES.filter((_, n) => n % 25 === 0).slice(0, deals)) {
    const deal = dealOfXskat(game);
    const start = process.cpuUsage();
    const steps = analyse(deal);
    let next = steps.next();
    while (!next.done) next = steps.next();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    const early = next.value.cards.flatMap(({ known }) => known ?? []).slice(0, 3);
    worlds.push(...early.map((known) => known.worlds));
  }
  return {
    deals: times.length,
    mean: times.reduce((sum, ms) => sum + ms, 0) / times.length,
    median: quantile(times, 0.5),
    worst: Math.max(...times),
    earlyWorlds: quantile(worlds, 0.5),
  };
}

export function analysisLine({ deals, mean, median, worst, earlyWorlds }: AnalysisFigures): string {
  const ms = [mean, median, worst].map((value) => value.toFixed(0)).join(" / ");
  return `analysis of ${deals} full deals, one thread, ms mean / median / worst\n  ${ms}   (the first cards by ${earlyWorlds} worlds in the median)`;
}

if (import.meta.main) console.log(analysisLine(benchAnalysis()));
