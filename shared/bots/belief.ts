import { chanceFrom, oddsOf } from "./evaluate-hand.ts";
import { bitsOf, packPoints } from "./masks.ts";
import { packOf } from "./open-position.ts";
import type { Situation } from "./situation.ts";
import type { World } from "./worlds.ts";

/** How steeply a declarer's hopes decide whether he plays a game, and from what odds on he does. */
const STEEPNESS = 2;
const PLAYED_FROM = 0.4;
/** Nobody plays exactly as expected. */
const SURPRISE = 0.03;

/**
 * How likely a world is for a defender, up to a factor: would the declarer have played this game with these cards, and
 * put these two away? For the declarer himself all worlds are alike.
 */
export function beliefIn(situation: Situation, world: World): number {
  const { contract, layout, me, past, leader, trick } = situation;
  if (me === 0) return 1;
  let ten = world.hands[0];
  for (const { leader: led, cards } of past) ten |= 1 << (cards[(3 - led) % 3] as number);
  const own = trick[(3 - leader) % 3];
  if (own !== undefined) ten |= 1 << own;
  const isForehand = (past[0]?.leader ?? leader) === 0;
  const { game, hand, ouvert } = contract;
  const pack = packOf(ten, layout);
  if (hand) {
    const odds = oddsOf({ game, ouvert, ten: pack, putAway: null, isForehand });
    return SURPRISE + chanceFrom(STEEPNESS * (odds - PLAYED_FROM));
  }
  const aside = packOf(world.skat, layout);
  const oddsWith = (discard: number): number =>
    oddsOf({
      ...{ game, ouvert, ten: (pack | aside) & ~discard, isForehand },
      putAway: game === "N" ? 0 : packPoints(discard),
    });
  const odds = oddsWith(aside);
  const better = bestOther(pack, aside, oddsWith);
  const kept = Math.exp(Math.min(0, odds - better));
  return SURPRISE * kept + chanceFrom(STEEPNESS * (odds - PLAYED_FROM)) * kept;
}

/** The best odds he could have had by putting one other card away instead. */
function bestOther(ten: number, aside: number, oddsWith: (discard: number) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const dropped of bitsOf(aside)) {
    for (const card of bitsOf(ten)) {
      best = Math.max(best, oddsWith((aside & ~(1 << dropped)) | (1 << card)));
    }
  }
  return best;
}
