import { type Auction, afterCall, type Call, openAuction, seatToCall } from "../../skat/bidding.ts";
import { BID_VALUES, LOWEST_BID } from "../../skat/bids.ts";
import type { DealRoles } from "../../skat/seats.ts";
import type { Coder } from "./coder.ts";

/**
 * An auction in one of two spellings. Call by call, with the likely calls cheap, suits nearly all; the numbers said as one
 * set of the 63 suits the wild ones, and bounds what any auction can cost.
 */
export function codeAuction(
  coder: Coder,
  roles: DealRoles,
  calls: readonly Call[],
  asSet: boolean,
): Call[] {
  const spelledAsSet = coder.pick(SPELLING, () => Number(asSet)) === 1;
  return spelledAsSet ? codeAsSet(coder, roles, calls) : codeCallByCall(coder, roles, calls);
}

const PASS: Call = { type: "pass" };
const SPELLING = [7, 1];
/** Saying the next number, or jumping over some. */
const NEXT_OR_JUMP = [15, 1];
/** Passing, or going on: rarer before the first number than after it. */
const OPENS = [3, 2];
const GOES_ON = [1, 2];
const HOLDS = [2, 3];

function codeCallByCall(coder: Coder, roles: DealRoles, calls: readonly Call[]): Call[] {
  const said: Call[] = [];
  let auction = openAuction(roles);
  while (seatToCall(auction) !== null) {
    const call = codeCall(coder, auction, () => calls[said.length] ?? { type: "pass" });
    said.push(call);
    auction = afterCall(auction, roles, call);
  }
  return said;
}

function codeCall(coder: Coder, auction: Auction, wanted: () => Call): Call {
  const saysMore = (): number => Number(wanted().type !== "pass");
  if (auction.asked) {
    return coder.pick(HOLDS, saysMore) === 1 ? { type: "hold" } : { type: "pass" };
  }
  const higher = BID_VALUES.filter((value) => value > auction.bid);
  if (higher.length === 0) return { type: "pass" };
  const mood = auction.bid === 0 ? OPENS : GOES_ON;
  if (coder.pick(mood, saysMore) === 0) return { type: "pass" };
  if (auction.stage === "forehand") return { type: "bid", value: LOWEST_BID };
  const place = (): number => {
    const call = wanted();
    return call.type === "bid" ? higher.indexOf(call.value) : 0;
  };
  const beyond = higher.length - 1;
  const jumps = beyond > 0 && coder.pick(NEXT_OR_JUMP, () => Number(place() > 0)) === 1;
  const step = jumps ? 1 + coder.among(beyond, () => place() - 1) : 0;
  return { type: "bid", value: higher[step] ?? LOWEST_BID };
}

/**
 * The set of numbers said, how many of them in the first duel, and which side gave up each duel: every number is held but
 * the last of a duel that the holder ends.
 */
function codeAsSet(coder: Coder, roles: DealRoles, calls: readonly Call[]): Call[] {
  const duels = duelsOf(roles, calls);
  const spoken = BID_VALUES.filter(
    (value) =>
      coder.among(2, () => Number(duels.some((duel) => duel.values.includes(value)))) === 1,
  );
  const inFirst = coder.among(spoken.length + 1, () => duels[0]?.values.length ?? 0);
  if (spoken.length === 0) {
    const plays = coder.among(2, () => Number(calls.some((call) => call.type === "bid"))) === 1;
    return [PASS, PASS, plays ? { type: "bid", value: LOWEST_BID } : PASS];
  }
  return [spoken.slice(0, inFirst), spoken.slice(inFirst)].flatMap((values, n) => {
    const holderEnds =
      values.length > 0 && coder.among(2, () => Number(duels[n]?.holderEnds)) === 1;
    return spelledOut(values, holderEnds);
  });
}

interface Duel {
  readonly values: readonly number[];
  readonly holderEnds: boolean;
}

function duelsOf(roles: DealRoles, calls: readonly Call[]): readonly Duel[] {
  const duels = [
    { values: [] as number[], holderEnds: false },
    { values: [] as number[], holderEnds: false },
  ];
  let auction = openAuction(roles);
  for (const call of calls) {
    const duel = duels[auction.stage === "middlehand" ? 0 : 1];
    if (call.type === "bid" && auction.stage !== "forehand") duel?.values.push(call.value);
    if (call.type === "pass" && auction.asked && duel) duel.holderEnds = true;
    auction = afterCall(auction, roles, call);
  }
  return duels;
}

function spelledOut(values: readonly number[], holderEnds: boolean): readonly Call[] {
  const calls = values.flatMap((value): Call[] => [{ type: "bid", value }, { type: "hold" }]);
  return holderEnds ? [...calls.slice(0, -1), { type: "pass" }] : [...calls, { type: "pass" }];
}
