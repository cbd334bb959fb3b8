import { dealOfCode } from "../../shared/protocol/code/code.ts";
import type { LinkedDeals } from "../../shared/protocol/code/link-text.ts";
import { recordText } from "./record-text.ts";
import { dealFromCode } from "./replay-deal.ts";

/** Every deal of a link in ISS notation, one a line; without those that are damaged or that the notation cannot say. */
export function recordsInLink({ codes, names }: LinkedDeals, named: boolean): string {
  const records = codes.flatMap((code, n) => {
    const read = dealOfCode(code);
    const record = read.ok ? recordText(dealFromCode(read.value, n + 1, names), named) : null;
    return record === null ? [] : [record];
  });
  return records.join("\n");
}
