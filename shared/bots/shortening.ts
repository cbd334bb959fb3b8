import { ALL_POINTS, type Card } from "../skat/cards.ts";
import { proveClaim } from "../skat/claim.ts";
import type { ClaimGoal, ClaimView, UnseenHand } from "../skat/claim-view.ts";
import { classesOf, classOf } from "../skat/order.ts";
import type { ClaimLevel } from "../skat/shorten.ts";
import { POINTS_TO_WIN, SCHNEIDER_LIMIT } from "../skat/value.ts";
import type { SeatCommand } from "../table/commands.ts";
import type { Offer } from "../table/state.ts";
import { bitsOf } from "./masks.ts";
import { cardAt, nextPlace, type Place, type Situation } from "./situation.ts";

/** A bot looks for a claim of its own only with so few cards left: searching it has to stay quick. */
const CLAIM_CARDS = 4;

/**
 * A claim that is proved from what the declarer knows and gives nothing away: no level above it can still be made. Null
 * when there is none.
 */
export function claimOf(situation: Situation, legal: readonly SeatCommand[]): SeatCommand | null {
  const claims = legal.filter((command) => command.type === "claim");
  if (claims.length === 0) return null;
  // A defender's claim is listed only when it is proved.
  if (situation.me !== 0) return claims[0] ?? null;
  if (bitsOf(situation.hand).length > CLAIM_CARDS || situation.hidden > 0) return null;
  const level = levelInReach(situation);
  const wanted = claims.find((claim) => (claim.level ?? null) === level);
  if (!wanted) return null;
  const view = claimView(situation, 0, situation.hand);
  return proveClaim(view, goalOf(situation, level)).proved ? wanted : null;
}

/** The highest level that may still be made, beyond what was announced. */
function levelInReach({ contract, defenderTricks, defenderPoints }: Situation): ClaimLevel | null {
  if (contract.game === "N") return null;
  if (defenderTricks === 0 && !contract.schwarz) return "schwarz";
  return defenderPoints <= SCHNEIDER_LIMIT && !contract.schneider ? "schneider" : null;
}

function goalOf({ contract, defenderPoints }: Situation, level: ClaimLevel | null): ClaimGoal {
  if (contract.game === "N") return { type: "declarer-none" };
  if (contract.schwarz || level === "schwarz") return { type: "declarer-all" };
  const isSchneider = contract.schneider || level === "schneider";
  const most = isSchneider ? SCHNEIDER_LIMIT : ALL_POINTS - POINTS_TO_WIN;
  return { type: "points", defendersAtMost: most - defenderPoints };
}

/**
 * An honest answer to a claim or an offer to give up. A claim is accepted when the answerer, who sees the open hand and
 * his own, can prove that nothing is left to win; the declarer's giving up unless a Schneider is in sight; the partner's
 * only when everything is decided anyway.
 */
export function answerTo(situation: Situation, offer: Offer, byDeclarer: boolean): SeatCommand {
  return { type: "answer", accept: isAcceptable(situation, offer, byDeclarer) };
}

function isAcceptable(situation: Situation, offer: Offer, byDeclarer: boolean): boolean {
  const { declarerPoints, defenderPoints, contract } = situation;
  if (offer.kind === "claim") {
    const view = claimView(situation, 0, situation.known[0]);
    return proveClaim(view, goalOf(situation, offer.level ?? null)).proved;
  }
  if (byDeclarer) return contract.game === "N" || defenderPoints < 75 || declarerPoints > 30;
  if (contract.game === "N" || contract.schwarz) return false;
  return declarerPoints >= POINTS_TO_WIN && defenderPoints > SCHNEIDER_LIMIT;
}

/** The declarer's claim as the player of the situation sees it: his own hand, if another's, is known to him. */
function claimView(situation: Situation, claimant: Place, hand: number): ClaimView {
  const { layout, contract, leader, trick, counts, known, me, pool, barred } = situation;
  const cards = (mask: number): readonly Card[] => bitsOf(mask).map((bit) => cardAt(bit, layout));
  const other = (place: Place): UnseenHand => ({
    seat: place,
    count: counts[place],
    known: cards(place === me ? situation.hand : known[place]),
    voids: classesOf(contract.game).filter((one) =>
      bitsOf(barred[place]).some((bit) => classOf(cardAt(bit, layout), contract.game) === one),
    ),
  });
  const next = nextPlace(claimant);
  return {
    game: contract.game,
    declarer: 0,
    claimant,
    hand: cards(hand),
    others: [other(next), other(nextPlace(next))],
    unseen: cards(pool),
    leader,
    trick: trick.map((bit, n) => ({
      seat: ((leader + n) % 3) as Place,
      card: cardAt(bit, layout),
    })),
  };
}
