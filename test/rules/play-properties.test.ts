import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterCall, type Call, openAuction, seatToCall } from "../../shared/skat/bidding.ts";
import { BID_VALUES } from "../../shared/skat/bids.ts";
import { checkCall } from "../../shared/skat/calling.ts";
import { ALL_POINTS, type Card, PACK, pointsOf } from "../../shared/skat/cards.ts";
import { dealOut } from "../../shared/skat/deal.ts";
import { checkPlay } from "../../shared/skat/following.ts";
import { activeSeats, type DealRoles, rolesOf, type Seat } from "../../shared/skat/seats.ts";
import { legalCards } from "../../shared/skat/trick.ts";
import { contracts, packs, putAway, roles } from "./any-deal.ts";
import { declaredDeal, endOf, type PlayedDeal, playCard, takenIn } from "./deal-driver.ts";

describe("the auction", () => {
  const calls = fc.array(
    fc.oneof(
      fc.constantFrom<Call>({ type: "hold" }, { type: "pass" }),
      fc.constantFrom(...BID_VALUES).map((value): Call => ({ type: "bid", value })),
      fc.constantFrom(0, 17, 19, 265).map((value): Call => ({ type: "bid", value })),
    ),
    { minLength: 1, maxLength: 60 },
  );

  it("ends with its survivor as declarer at the last number said", () => {
    fc.assert(
      fc.property(roles, calls, (seated, wishes) => {
        const { auction, said } = runAuction(seated, wishes);
        const passed = said.filter(({ call }) => call.type === "pass").map(({ seat }) => seat);
        const numbers = said.flatMap(({ call }) => (call.type === "bid" ? [call.value] : []));
        const last = numbers.at(-1) ?? 0;
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(new Set(passed).size).toBe(passed.length);
        // Every number but the last is answered; three passes at most.
        expect(said.length).toBeLessThanOrEqual(2 * BID_VALUES.length + 3);
        expect(passed).toHaveLength(last === 0 ? 3 : 2);
        const survivor = activeSeats(seated).find((seat) => !passed.includes(seat)) ?? null;
        expect(auction).toMatchObject({ stage: "over", bid: last, declarer: survivor });
        expect(seatToCall(auction)).toBeNull();
        expect(checkCall(auction, seated.forehand, { type: "pass" })).toMatchObject({
          refusal: { code: "BIDDING_OVER" },
        });
      }),
      { seed: 6, numRuns: 2_000 },
    );
  });

  it("ends even when everybody goes up to the last number", () => {
    const seated = rolesOf(0, 3);
    let auction = openAuction(seated);
    let said = 0;
    while (auction.stage !== "over") {
      const next = BID_VALUES.find((value) => value > auction.bid);
      const call: Call = auction.asked
        ? { type: "hold" }
        : next
          ? { type: "bid", value: next }
          : { type: "pass" };
      expect(checkCall(auction, seatToCall(auction) as Seat, call).ok).toBe(true);
      auction = afterCall(auction, seated, call);
      said++;
    }
    expect(said).toBe(2 * BID_VALUES.length + 2);
    expect(auction).toMatchObject({ bid: 264, declarer: seated.forehand });
  });
});

/** Lets the seats say what they wish, as far as they may; whoever has no wishes left passes. */
function runAuction(seated: DealRoles, wishes: readonly Call[]) {
  let auction = openAuction(seated);
  const said: { seat: Seat; call: Call }[] = [];
  for (let n = 0; auction.stage !== "over"; n++) {
    const seat = seatToCall(auction) as Seat;
    const call = wishes[n] ?? { type: "pass" };
    const before = structuredClone(auction);
    for (const other of activeSeats(seated).filter((one) => one !== seat)) {
      expect(checkCall(auction, other, call)).toMatchObject({ refusal: { code: "NOT_YOUR_TURN" } });
    }
    const checked = checkCall(auction, seat, call);
    expect(auction).toEqual(before);
    if (!checked.ok) continue;
    said.push({ seat, call });
    auction = afterCall(auction, seated, call);
  }
  return { auction, said };
}

/** A random deal in a random contract, with what decides each card. */
const deals = fc
  .record({
    pack: packs,
    seated: roles,
    place: fc.nat(2),
    contract: contracts,
    away: fc.tuple(fc.nat(11), fc.nat(10)),
    picks: fc.array(fc.nat(9), { minLength: 30, maxLength: 30 }),
  })
  .map(({ pack, seated, place, contract, away, picks }) => {
    const dealt = dealOut(pack);
    const declarer = activeSeats(seated)[place] as Seat;
    const hands: Record<Seat, readonly Card[]> = { 0: [], 1: [], 2: [], 3: [] };
    hands[seated.forehand] = dealt.forehand;
    hands[seated.middlehand] = dealt.middlehand;
    hands[seated.rearhand] = dealt.rearhand;
    const twelve = [...hands[declarer], ...dealt.skat];
    const discard = contract.hand ? dealt.skat : putAway(twelve, away);
    hands[declarer] = twelve.filter((card) => !discard.includes(card));
    return { start: declaredDeal(seated, declarer, contract, hands, discard), twelve, picks };
  });

function playOut(start: PlayedDeal, picks: readonly number[]): PlayedDeal {
  let deal = start;
  for (let n = 0; !endOf(deal); n++) {
    const seat = deal.toPlay;
    const hand = deal.hands[seat];
    const legal = legalCards(hand, deal.trick, deal.contract.game);
    expect(legal.length).toBeGreaterThan(0);
    for (const card of PACK) {
      const { ok } = checkPlay(hand, deal.trick, deal.contract.game, card);
      expect(ok).toBe(legal.includes(card));
    }
    const card = legal[(picks[n] as number) % legal.length] as Card;
    const next = playCard(deal, { seat, card });
    if (typeof next === "string") throw new Error(next);
    deal = next;
  }
  return deal;
}

describe("the play", () => {
  it("plays each card once, always has a legal one, and shares out 120 points", () => {
    const endings = new Map<string, number>();
    fc.assert(
      fc.property(deals, ({ start, picks }) => {
        const deal = playOut(start, picks);
        const ending = endOf(deal) as string;
        endings.set(ending, (endings.get(ending) ?? 0) + 1);
        const played = deal.tricks.flatMap((trick) => trick.cards);
        const left = Object.values(deal.hands).flat();
        expect([...played, ...left, ...deal.putAway].sort()).toEqual([...PACK].sort());
        const { points, tricks, defenderPoints, defenderTricks } = takenIn(deal);
        expect(points + defenderPoints + pointsOf(left)).toBe(ALL_POINTS);
        expect(tricks + defenderTricks).toBe(deal.tricks.length);
        if (ending === "all-tricks") expect(left).toEqual([]);
      }),
      { seed: 7, numRuns: 300 },
    );
    expect([...endings.keys()].sort()).toEqual(["all-tricks", "null-broken", "schwarz-broken"]);
  });
});
