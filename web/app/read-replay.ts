import { dealOfCode } from "../../shared/protocol/code/code.ts";
import { readLink } from "../../shared/protocol/code/link-text.ts";
import { errorOf } from "../../shared/protocol/errors.ts";
import { type ReplayAddress, replayPath } from "../../shared/protocol/replay-address.ts";
import { accepted, type Result } from "../../shared/skat/refusal.ts";
import { dealFromCode, type ReplayDeal } from "../replay/replay-deal.ts";
import type { ReplaySource } from "../replay/source.ts";
import { readDealOrKept } from "../store/kept-deals.ts";

/** A deal, and where it came from. */
export interface Found {
  readonly deal: ReplayDeal;
  readonly source: ReplaySource;
}

/** What an address reads its deal from, whatever moment of it it points at. */
export function readFrom(address: ReplayAddress): string {
  return address.kind === "table"
    ? replayPath(address.table, address.n)
    : `${address.at.deal} ${address.text}`;
}

/** The deal at an address, from the server or out of the address itself. */
export async function readAt(address: ReplayAddress): Promise<Result<Found>> {
  if (address.kind === "table") {
    const { table, n } = address;
    const answer = await readDealOrKept(table, n);
    return answer.ok
      ? accepted({ deal: answer.value, source: { kind: "table", table, n } })
      : answer;
  }
  const link = readLink(address.text);
  if (!link.ok) return link;
  const { deal: n } = address.at;
  const code = link.value.codes[n - 1];
  if (code === undefined) return { ok: false, refusal: errorOf("CODE_MALFORMED") };
  const read = dealOfCode(code);
  if (!read.ok) return read;
  const deal = dealFromCode(read.value, n, link.value.names);
  return accepted({ deal, source: { kind: "code", link: link.value, deal: n } });
}
