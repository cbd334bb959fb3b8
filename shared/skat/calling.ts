import { type Auction, type Call, seatToCall } from "./bidding.ts";
import { isBidValue, LOWEST_BID } from "./bids.ts";
import { accepted, assertNever, type Result } from "./refusal.ts";
import { type RuleRefusalCode, refused } from "./rule-refusals.ts";
import type { Seat } from "./seats.ts";

/** Whether `seat` may say `call` now; refuses with the codes of RULES.md 16. */
export function checkCall(auction: Auction, seat: Seat, call: Call): Result<Call, RuleRefusalCode> {
  if (auction.stage === "over") return refused("BIDDING_OVER");
  if (seatToCall(auction) !== seat) return refused("NOT_YOUR_TURN");
  switch (call.type) {
    case "pass":
      return accepted(call);
    case "hold":
      return auction.asked ? accepted(call) : refused("NOTHING_TO_HOLD");
    case "bid":
      if (!isBidValue(call.value)) return refused("BID_NOT_A_GAME_VALUE", { value: call.value });
      if (auction.asked) return refused("HOLDER_CANNOT_BID", { bid: auction.bid });
      if (auction.stage === "forehand" && call.value !== LOWEST_BID)
        return refused("FOREHAND_ONLY_18");
      if (call.value <= auction.bid) return refused("BID_TOO_LOW", { bid: auction.bid });
      return accepted(call);
    default:
      return assertNever(call);
  }
}
