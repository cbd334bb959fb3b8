import { assertNever } from "./refusal.ts";
import type { DealRoles, Seat } from "./seats.ts";

/** Something said in the auction. */
export type Call =
  | { readonly type: "bid"; readonly value: number }
  | { readonly type: "hold" }
  | { readonly type: "pass" };

/**
 * Where the auction stands (RULES.md 3.2). Middlehand bids to forehand, then rearhand to the survivor; when all others
 * passed and nothing was said, forehand may take the deal at 18.
 */
export interface Auction {
  readonly stage: "middlehand" | "rearhand" | "forehand" | "over";
  /** The last number said or held; 0 when nothing was said. */
  readonly bid: number;
  /** Who names numbers; null when nobody does any more. */
  readonly bidder: Seat | null;
  /** Who answers them; null when nobody does any more. */
  readonly holder: Seat | null;
  /** Whether the holder has to answer a number just said. */
  readonly asked: boolean;
  /** Who won the auction; null while it runs and when the deal was passed in. */
  readonly declarer: Seat | null;
}

export function openAuction(roles: DealRoles): Auction {
  return {
    stage: "middlehand",
    bid: 0,
    bidder: roles.middlehand,
    holder: roles.forehand,
    asked: false,
    declarer: null,
  };
}

/** The seat whose word is awaited, or null when the auction is over. */
export function seatToCall(auction: Auction): Seat | null {
  if (auction.stage === "over") return null;
  if (auction.stage === "forehand") return auction.holder;
  return auction.asked ? auction.holder : auction.bidder;
}

/** The auction after a legal call by the seat whose turn it was; does not check it. */
export function afterCall(auction: Auction, roles: DealRoles, call: Call): Auction {
  switch (call.type) {
    case "bid":
      if (auction.stage === "forehand") return over(auction, call.value, auction.holder);
      return { ...auction, bid: call.value, asked: true };
    case "hold":
      return { ...auction, asked: false };
    case "pass":
      return afterPass(auction, roles);
    default:
      return assertNever(call);
  }
}

function afterPass(auction: Auction, roles: DealRoles): Auction {
  if (auction.stage === "forehand") return over(auction, 0, null);
  const survivor = auction.asked ? auction.bidder : auction.holder;
  if (auction.stage === "middlehand") {
    return {
      ...auction,
      stage: "rearhand",
      bidder: roles.rearhand,
      holder: survivor,
      asked: false,
    };
  }
  if (auction.bid > 0) return over(auction, auction.bid, survivor);
  return { ...auction, stage: "forehand", bidder: null, holder: roles.forehand, asked: false };
}

function over(auction: Auction, bid: number, declarer: Seat | null): Auction {
  return { ...auction, stage: "over", bid, bidder: null, holder: null, asked: false, declarer };
}
