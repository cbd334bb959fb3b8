import { type ClaimProof, proveClaim } from "../skat/claim.ts";
import { CLAIM_TRICKS, type ClaimGoal, type UnseenHand } from "../skat/claim-view.ts";
import { type CardClass, classOf } from "../skat/order.ts";
import { othersOf, type Seat } from "../skat/seats.ts";
import {
  type ClaimLevel,
  checkClaim,
  goalOfDeclarerClaim,
  possibleTwelves,
} from "../skat/shorten.ts";
import { playsOf } from "../skat/trick.ts";
import { type PlayedDeal, standingOf, twelveOf, unseenBy } from "./standing.ts";

/**
 * Whether a seat may lay its claim at all, from what everybody has seen: the declarer unless it is excluded or was turned
 * down in this very trick, a defender (never in Null) only in the last tricks, where it can be proved.
 */
export function mayClaim(seen: PlayedDeal, seat: Seat, level: ClaimLevel | null): boolean {
  if (seen.offer) return false;
  if (seat === seen.declarer) {
    return seen.claimRefusedIn !== seen.tricks.length && checkClaim(standingOf(seen, 0), level).ok;
  }
  return level === null && seen.contract.game !== "N";
}

/**
 * Whether the claim of `seat` holds for every distribution of the cards it cannot see and for any play (RULES.md 15).
 * @param seen the deal as `seat` knows it and nothing more: the verdict must not tell what others hold
 */
export function isClaimProved(
  seen: PlayedDeal,
  bid: number,
  seat: Seat,
  level: ClaimLevel | null,
): boolean {
  if ((seen.hands[seat]?.length ?? CLAIM_TRICKS + 1) > CLAIM_TRICKS) return false;
  return proofOf(seen, seat, goalOf(seen, bid, seat, level)).proved;
}

function goalOf(seen: PlayedDeal, bid: number, seat: Seat, level: ClaimLevel | null): ClaimGoal {
  if (seat !== seen.declarer) return { type: "declarer-none" };
  const own = twelveOf(seen);
  const twelves = seen.contract.hand ? possibleTwelves(own, unseenBy(seen)) : [own];
  return goalOfDeclarerClaim(standingOf(seen, bid), level, twelves);
}

function proofOf(seen: PlayedDeal, claimant: Seat, goal: ClaimGoal): ClaimProof {
  const [next, last] = othersOf(claimant, seen);
  const known = (seat: Seat): UnseenHand => ({
    seat,
    count: seen.counts[seat] ?? 0,
    known: seen.hands[seat] ?? [],
    voids: voidsShown(seen, seat),
  });
  return proveClaim(
    {
      game: seen.contract.game,
      declarer: seen.declarer,
      claimant,
      hand: seen.hands[claimant] ?? [],
      others: [known(next), known(last)],
      unseen: unseenBy(seen),
      leader: seen.leader,
      trick: seen.trick,
    },
    goal,
  );
}

/** The classes a seat has shown not to hold, by not following when they were led. */
export function voidsShown(deal: PlayedDeal, seat: Seat): readonly CardClass[] {
  const { game } = deal.contract;
  const voids = new Set<CardClass>();
  for (const plays of [...deal.tricks.map((trick) => playsOf(trick, deal)), deal.trick]) {
    const led = plays[0];
    const own = plays.find((play) => play.seat === seat);
    if (!led || !own) continue;
    const cardClass = classOf(led.card, game);
    if (classOf(own.card, game) !== cardClass) voids.add(cardClass);
  }
  return [...voids];
}
