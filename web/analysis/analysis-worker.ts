import { type Analysis, analyse, type Progress } from "../../shared/analysis/analyse.ts";
import type { FinishedDeal } from "../../shared/analysis/course.ts";

/** What the worker tells: how far it has come, and at last that it is done. */
export type AnalysisNews =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "done"; readonly analysis: Analysis; readonly ms: number };

/** Told no more often than this: drawing takes time too. */
const NEWS_EVERY_MS = 80;

// A worker of one task: a deal comes in, news go out, and whoever has seen enough ends the worker.
const worker = self as unknown as {
  onmessage: ((event: MessageEvent<FinishedDeal>) => void) | null;
  postMessage(news: AnalysisNews): void;
};

worker.onmessage = ({ data: deal }) => {
  const start = performance.now();
  let told = start;
  const steps = analyse(deal);
  let next = steps.next();
  for (; !next.done; next = steps.next()) {
    const now = performance.now();
    if (now - told < NEWS_EVERY_MS) continue;
    told = now;
    worker.postMessage({ kind: "progress", progress: next.value });
  }
  worker.postMessage({ kind: "done", analysis: next.value, ms: performance.now() - start });
};
