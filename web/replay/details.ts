import { unsafeCSS } from "lit";
import { settlementPanel } from "../table/settlement.ts";
import panels from "../table/styles/panels.css?inline";
import fitted from "./fitted.css?inline";
import layout from "./notation.css?inline";
import { notation } from "./notation.ts";
import { wordsFor } from "./words.ts";

/** What is not seen at the first look at a deal: fetched right after it. */
export const details = {
  notation,
  settlementPanel,
  wordsFor,
  styles: unsafeCSS([panels, layout, fitted].join("\n")),
};

export type Details = typeof details;
