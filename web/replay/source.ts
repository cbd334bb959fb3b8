import type { LinkedDeals } from "../../shared/protocol/code/link-text.ts";

/** Where a deal comes from: what its links are made of. */
export type ReplaySource =
  | { readonly kind: "table"; readonly table: string; readonly n: number }
  | {
      readonly kind: "code";
      readonly link: LinkedDeals;
      /** Which of its deals is shown, from 1. */
      readonly deal: number;
    };
