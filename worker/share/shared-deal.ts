import { dealOfCode } from "../../shared/protocol/code/code.ts";
import { readLink } from "../../shared/protocol/code/link-text.ts";
import { codePath, type ReplayAddress } from "../../shared/protocol/replay-address.ts";
import { activeSeats, type PlayerCount, rolesOf, type Seat } from "../../shared/skat/seats.ts";
import type { DealEnded, TableEvent } from "../../shared/table/events.ts";

/** A finished deal as it is shown to somebody who has not opened it yet. */
export interface SharedDeal {
  /** Forehand, middlehand, rearhand. */
  readonly seats: readonly [Seat, Seat, Seat];
  readonly ended: DealEnded;
  /** Where its picture is, without names and without anything of the series around it. */
  readonly picture: string;
  /** Whether it comes from the log of a table, or only from its link. */
  readonly isChecked: boolean;
}

const PICTURE = "/picture.png";

/** The path of an address whose picture is asked for; null for any other path. */
export function pictured(path: string): string | null {
  return path.endsWith(PICTURE) ? path.slice(0, -PICTURE.length) : null;
}

/**
 * The deal a self-contained link shows. Only that one is read, however many its series has; null for damaged text.
 */
export function dealInLink({
  text,
  at,
}: ReplayAddress & { readonly kind: "code" }): SharedDeal | null {
  const link = readLink(text);
  const code = link.ok ? link.value.codes[at.deal - 1] : undefined;
  const deal = code === undefined ? null : dealOfCode(code);
  return code !== undefined && deal?.ok ? dealIn(deal.value.events, codePath(code), false) : null;
}

/** The deal of a table's log. */
export function dealInLog(events: readonly TableEvent[], path: string): SharedDeal | null {
  return dealIn(events, path, true);
}

function dealIn(
  events: readonly TableEvent[],
  path: string,
  isChecked: boolean,
): SharedDeal | null {
  const dealt = events.find((event) => event.type === "dealt");
  const ended = events.findLast((event) => event.type === "dealEnded");
  if (dealt?.type !== "dealt" || ended?.type !== "dealEnded") return null;
  const seats = activeSeats(rolesOf(dealt.dealer, dealt.counts.length as PlayerCount));
  return { seats, ended, picture: path + PICTURE, isChecked };
}
