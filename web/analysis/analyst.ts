import type { FinishedDeal } from "../../shared/analysis/course.ts";
import type { AnalysisNews } from "./analysis-worker.ts";

/** Who hears of an analysis. */
export interface Listener {
  news(news: AnalysisNews): void;
  failed(): void;
}

/** Has a deal analysed beside the page, so that it stays quick; the answer ends it. */
export function startAnalysis(deal: FinishedDeal, listener: Listener): () => void {
  const worker = new Worker(new URL("./analysis-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<AnalysisNews>) => {
    if (data.kind === "done") worker.terminate();
    listener.news(data);
  };
  worker.onerror = () => {
    worker.terminate();
    listener.failed();
  };
  worker.postMessage(deal);
  return () => worker.terminate();
}
