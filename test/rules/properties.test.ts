import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterCall, type Call, openAuction, seatToCall } from "../../shared/skat/bidding.ts";
import { BID_VALUES } from "../../shared/skat/bids.ts";
import { checkCall } from "../../shared/skat/calling.ts";
import { ALL_POINTS, type Card, PACK, pointsOf } from "../../shared/skat/cards.ts";
import { CUT_PLACES, cut, dealOut, SMALLEST_PACKET } from "../../shared/skat/deal.ts";
import { contractFrom, discardFrom } from "../../shared/skat/declaration.ts";
import { checkPlay } from "../../shared/skat/following.ts";
import { BASE_VALUE, type Contract, GAMES, type Game, nullValue } from "../../shared/skat/games.ts";
import { matadors } from "../../shared/skat/matadors.ts";
import {
  beats,
  cardsOfClass,
  classesOf,
  classOf,
  sortedFor,
  strengthOf,
  trumpsOf,
} from "../../shared/skat/order.ts";
import {
  activeSeats,
  type DealRoles,
  othersOf,
  rolesOf,
  type Seat,
  seatAfter,
} from "../../shared/skat/seats.ts";
import { entriesOf, type SheetRow, totalsOf } from "../../shared/skat/sheet.ts";
import { legalCards } from "../../shared/skat/trick.ts";
import { gameValueOf, highestValue, impossibleNull, outcomeOf } from "../../shared/skat/value.ts";
import { declaredDeal, endOf, type PlayedDeal, playCard, takenIn } from "./deal-driver.ts";

const packs = fc.shuffledSubarray([...PACK], { minLength: 32, maxLength: 32 });
const games = fc.constantFrom(...GAMES);
const roles = fc
  .tuple(fc.constantFrom<Seat>(0, 1, 2), fc.constantFrom(3 as const, 4 as const))
  .map(([dealer, players]) => rolesOf(dealer, players));
const contracts = fc
  .record({
    game: games,
    hand: fc.boolean(),
    schneider: fc.boolean(),
    schwarz: fc.boolean(),
    ouvert: fc.boolean(),
  })
  .map((said) => contractFrom(said, !said.hand, 0))
  .filter((said) => said.ok)
  .map((said) => said.value);

describe("pack and deal", () => {
  it("has 120 points in 32 cards, 30 a suit", () => {
    expect(new Set(PACK).size).toBe(32);
    expect(pointsOf(PACK)).toBe(ALL_POINTS);
  });

  it("deals every card once, as RULES.md 2 lays down", () => {
    fc.assert(
      fc.property(packs, (pack) => {
        const { forehand, middlehand, rearhand, skat } = dealOut(pack);
        const at = (...places: number[]) => places.map((place) => pack[place]);
        expect(forehand).toEqual(at(0, 1, 2, 11, 12, 13, 14, 23, 24, 25));
        expect(middlehand).toEqual(at(3, 4, 5, 15, 16, 17, 18, 26, 27, 28));
        expect(rearhand).toEqual(at(6, 7, 8, 19, 20, 21, 22, 29, 30, 31));
        expect(skat).toEqual(at(9, 10));
        expect(new Set([...forehand, ...middlehand, ...rearhand, ...skat]).size).toBe(32);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("cuts so that each packet has four cards, and refuses anything else", () => {
    fc.assert(
      fc.property(packs, fc.integer({ min: 0, max: CUT_PLACES - 1 }), (pack, place) => {
        const fromTop = place + SMALLEST_PACKET;
        const after = cut(pack, fromTop);
        expect(after[0]).toBe(pack[fromTop]);
        expect([...after.slice(32 - fromTop), ...after.slice(0, 32 - fromTop)]).toEqual(pack);
      }),
      { seed: 2, numRuns: 200 },
    );
    for (const wrong of [0, 3, 29, 32, -4, 4.5, Number.NaN]) {
      expect(() => cut(PACK, wrong)).toThrow(RangeError);
    }
  });

  it("seats three players clockwise from the dealer's left", () => {
    fc.assert(
      fc.property(roles, (seated) => {
        const active = activeSeats(seated);
        expect(new Set(active).size).toBe(3);
        expect(active).not.toContain(seated.sitsOut);
        expect(seated.sitsOut === null ? seated.rearhand : seated.sitsOut).toBe(seated.dealer);
        for (const seat of active) {
          expect(othersOf(seat, seated)).not.toContain(seat);
          expect(seatAfter(seatAfter(seatAfter(seat, seated), seated), seated)).toBe(seat);
        }
      }),
      { seed: 3 },
    );
  });
});

describe("order", () => {
  it("puts every card into one class, trumps as many as the game has", () => {
    const trumps: Record<Game, number> = { C: 11, S: 11, H: 11, D: 11, G: 4, N: 0 };
    for (const game of GAMES) {
      expect(trumpsOf(game)).toHaveLength(trumps[game]);
      const all = classesOf(game).flatMap((one) => cardsOfClass(one, game));
      expect([...all].sort()).toEqual([...PACK].sort());
    }
  });

  it("sorts without losing a card, each class falling", () => {
    fc.assert(
      fc.property(packs, games, fc.integer({ min: 0, max: 12 }), (pack, game, size) => {
        const cards = pack.slice(0, size);
        const before = [...cards];
        const sorted = sortedFor(cards, game);
        expect(cards).toEqual(before);
        expect([...sorted].sort()).toEqual([...cards].sort());
        for (const [n, card] of sorted.slice(1).entries()) {
          const left = sorted[n] as Card;
          if (classOf(left, game) === classOf(card, game)) {
            expect(strengthOf(left, game)).toBeGreaterThan(strengthOf(card, game));
          }
        }
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it("never lets two cards beat each other", () => {
    for (const game of GAMES) {
      for (const a of PACK) {
        expect(beats(a, a, game)).toBe(false);
        for (const b of PACK) expect(beats(a, b, game) && beats(b, a, game)).toBe(false);
      }
    }
  });
});

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

function putAway(twelve: readonly Card[], [first, second]: [number, number]): readonly Card[] {
  const one = twelve[first] as Card;
  const rest = twelve.filter((card) => card !== one);
  const checked = discardFrom([one, rest[second] as Card], twelve);
  if (!checked.ok) throw new Error(checked.refusal.code);
  return checked.value;
}

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

describe("value and score (RULES.md 8, 9)", () => {
  const results = fc.record({
    contract: contracts,
    bid: fc.constantFrom(...BID_VALUES),
    pack: packs,
    points: fc.nat(120),
    tricks: fc.nat(10),
  });
  const valued = (contract: Contract, bid: number, twelve: Card[], p: number, t: number) =>
    gameValueOf(contract, bid, twelve, outcomeOf(contract, p, t));

  it("charges multiples of the base that reach bid and game, once won and twice lost", () => {
    fc.assert(
      fc.property(results, ({ contract, bid, pack, points, tricks }) => {
        const { game } = contract;
        const twelve = pack.slice(0, 12);
        const value = valued(contract, bid, twelve, points, tricks);
        expect(value.score).toBe(value.won ? value.value : -2 * value.value);
        if (game === "N") {
          expect(value.value).toBe(nullValue(contract.hand, contract.ouvert));
          expect(value.won).toBe(tricks === 0);
          return;
        }
        const played = BASE_VALUE[game] * (value.multiplier as number);
        expect(value.value % BASE_VALUE[game]).toBe(0);
        expect(value.value).toBeGreaterThanOrEqual(Math.max(bid, played));
        expect(value.value).toBeLessThan(Math.max(bid, played) + BASE_VALUE[game]);
        expect(value.overbid).toBe(played < bid);
        if (value.overbid) expect(value.won).toBe(false);
        else expect(value.value).toBe(played);
      }),
      { seed: 8, numRuns: 3_000 },
    );
  });

  it("never pays less for more points and tricks once won, nor for a lower bid", () => {
    fc.assert(
      fc.property(results, fc.nat(120), ({ contract, bid, pack, points, tricks }, more) => {
        const twelve = pack.slice(0, 12);
        const one = valued(contract, bid, twelve, points, tricks);
        expect(valued(contract, 18, twelve, points, tricks).score).toBeGreaterThanOrEqual(
          one.score,
        );
        if (contract.game === "N") return;
        const better = valued(contract, bid, twelve, Math.min(120, points + more), tricks);
        if (one.won) expect(better.score).toBeGreaterThanOrEqual(one.score);
        if (better.won) expect(better.score).toBeGreaterThanOrEqual(one.score);
      }),
      { seed: 9, numRuns: 3_000 },
    );
  });

  it("adds each announcement and each level exactly once", () => {
    fc.assert(
      fc.property(results, ({ contract, pack, points, tricks }) => {
        if (contract.game === "N") return;
        const twelve = pack.slice(0, 12);
        const { multiplier } = valued(contract, 18, twelve, points, tricks);
        const { hand, schneider, schwarz, ouvert } = contract;
        const met = schwarz ? tricks === 10 : points >= (schneider ? 90 : 61);
        const levels = met
          ? [points >= 90, tricks === 10]
          : [schneider || points <= 30, schwarz || tricks === 0];
        const flags = [hand, schneider, schwarz, ouvert, ...levels].filter(Boolean).length;
        expect(multiplier).toBe(Math.abs(matadors(twelve, contract.game)) + 1 + flags);
      }),
      { seed: 10, numRuns: 3_000 },
    );
  });

  it("counts matadors on all twelve cards, whatever is put away", () => {
    fc.assert(
      fc.property(packs, games, fc.tuple(fc.nat(11), fc.nat(10)), (pack, game, away) => {
        const twelve = pack.slice(0, 12);
        const discard = putAway(twelve, away);
        const ten = twelve.filter((card) => !discard.includes(card));
        const count = matadors(twelve, game);
        expect(matadors([...discard, ...ten], game)).toBe(count);
        if (game === "N") {
          expect(count).toBe(0);
          return;
        }
        expect(count > 0).toBe(twelve.includes("CJ"));
        const trumps = trumpsOf(game);
        const run = trumps.slice(0, Math.abs(count));
        expect(run.every((trump) => twelve.includes(trump) === count > 0)).toBe(true);
        const next = trumps[Math.abs(count)];
        if (next) expect(twelve.includes(next)).toBe(count < 0);
      }),
      { seed: 11, numRuns: 2_000 },
    );
  });

  it("warns of no bid that some skat and ten tricks could still reach", () => {
    fc.assert(
      fc.property(packs, contracts, (pack, contract) => {
        const twelve = pack.slice(0, 12);
        const known = contract.hand ? twelve.slice(0, 10) : twelve;
        const best = valued(contract, 18, twelve, 120, 10);
        if (contract.game === "N") return;
        expect(best.value).toBeLessThanOrEqual(highestValue(contract, known));
        if (!contract.hand) expect(best.value).toBe(highestValue(contract, known));
      }),
      { seed: 12, numRuns: 2_000 },
    );
  });

  it("loses an impossible Null as the cheapest game that covers the bid", () => {
    const bids = fc.constantFrom(...BID_VALUES.filter((bid) => bid > 23));
    fc.assert(
      fc.property(packs, bids, fc.boolean(), (pack, bid, hand) => {
        const twelve = pack.slice(0, 12);
        const lost = impossibleNull(twelve, bid, hand);
        expect(lost).toMatchObject({ won: false, score: -2 * lost.value });
        expect(lost.value).toBeGreaterThanOrEqual(bid);
        expect(lost.value % BASE_VALUE[lost.game]).toBe(0);
        for (const game of ["D", "H", "S", "C", "G"] as const) {
          const chosen = impossibleNull(twelve, bid, hand, game);
          const least = Math.abs(matadors(twelve, game)) + 1 + Number(hand);
          const base = BASE_VALUE[game];
          expect(chosen.value).toBe(base * Math.max(least, Math.ceil(bid / base)));
          expect(chosen.value).toBeGreaterThanOrEqual(lost.value);
        }
      }),
      { seed: 13, numRuns: 1_000 },
    );
  });
});

describe("the sheets (RULES.md 11)", () => {
  const lists = fc.tuple(
    fc.constantFrom(3 as const, 4 as const),
    fc.array(
      fc.option(
        fc.record({
          declarer: fc.constantFrom<Seat>(0, 1, 2),
          won: fc.boolean(),
          value: fc.constantFrom(...BID_VALUES),
        }),
      ),
      { maxLength: 40 },
    ),
  );

  it("agree with the list form of their definitions", () => {
    fc.assert(
      fc.property(lists, ([players, list]) => {
        const played = list.map(
          (deal) => deal && { ...deal, score: deal.won ? deal.value : -2 * deal.value },
        );
        const totals = (sheet: "simple" | "seeger" | "bierlachs") => {
          const rows = played.map(
            (deal, n): SheetRow => ({
              n: n + 1,
              dealer: 0,
              declarer: deal?.declarer ?? null,
              game: null,
              value: deal?.value ?? 0,
              won: deal?.won ?? false,
              entries: entriesOf(sheet, players, deal),
            }),
          );
          return totalsOf(rows, players);
        };
        const defence = players === 3 ? 40 : 30;
        const { wins, losses } = totals("seeger");
        for (let seat = 0; seat < players; seat++) {
          const own = played.filter((deal) => deal?.declarer === seat);
          const others = played.filter((deal) => deal && deal.declarer !== seat);
          const simple = own.reduce((sum, deal) => sum + (deal?.score ?? 0), 0);
          const othersLost = others.filter((deal) => !deal?.won).length;
          const balance = (wins[seat] as number) - (losses[seat] as number);
          expect(totals("simple").totals[seat]).toBe(simple);
          expect(totals("seeger").totals[seat]).toBe(simple + 50 * balance + defence * othersLost);
          const minus = (sum: number, deal: (typeof played)[number]) =>
            sum + Math.min(0, deal?.declarer === seat ? deal.score : -(deal?.score ?? 0));
          expect(totals("bierlachs").totals[seat]).toBe(played.reduce(minus, 0));
        }
      }),
      { seed: 14, numRuns: 500 },
    );
  });
});
