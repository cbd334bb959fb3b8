import { GAMES, type Game } from "../skat/games.ts";
import { plainValueOf, scoreAt } from "./discarding.ts";
import { chancesOf, oddsOf } from "./evaluate-hand.ts";
import { bitsOf } from "./masks.ts";
import { packOf } from "./open-position.ts";
import type { Situation } from "./situation.ts";
import { putAwayIn, type Undertaking } from "./traits.ts";
import type { World } from "./worlds.ts";

// What speaks for a world, in log-odds: fitted so that the true hands stand out among random ones, over games the strong
// level played among its own kind and games of another program alike (README.md).
/** For each unit of the log-odds of winning, and what it weighs more while they are below even. */
const HOPE = 0.25;
const DOUBT = 1.5;
/** For each unit of log-odds he would have thrown away by putting these two cards aside. */
const KEPT = 4;
/** For each point he would have thrown away by not playing another game, as far as it is counted. */
const OTHER_GAME = 0.03;
const MOST_THROWN_AWAY = 200;

/**
 * How likely a world is for a defender, as a logarithm up to a constant: would the declarer have played this game with
 * these cards, rather than another, and put those two away? For the declarer himself all worlds are alike.
 */
export function beliefIn(situation: Situation, world: World): number {
  const { contract, layout, me, past, leader, bid } = situation;
  if (me === 0) return 0;
  const isForehand = (past[0]?.leader ?? leader) === 0;
  const { game, hand, ouvert } = contract;
  const ten = packOf(tenOf(situation, world), layout);
  if (hand) return hopeIn(oddsOf({ game, ouvert, ten, putAway: null, isForehand }));

  const aside = packOf(world.skat, layout);
  const twelve = ten | aside;
  const nearby = nearbyDiscards(ten, aside);
  const undertaking = (one: Game, isOuvert: boolean, discard: number): Undertaking => ({
    ...{ game: one, ouvert: isOuvert, ten: twelve & ~discard, isForehand },
    putAway: putAwayIn(one, discard),
  });
  const promise = (one: Game, isOuvert: boolean, discard: number): number => {
    const chances = chancesOf(undertaking(one, isOuvert, discard));
    return scoreAt(
      { game: one, ouvert: isOuvert, ...chances, value: plainValueOf(one, isOuvert, twelve) },
      bid,
    );
  };
  const odds = oddsOf(undertaking(game, ouvert, aside));
  let best = odds;
  for (const discard of nearby) best = Math.max(best, oddsOf(undertaking(game, ouvert, discard)));
  let other = Number.NEGATIVE_INFINITY;
  for (const one of GAMES) {
    if (one === game) continue;
    const discard = likeliest(nearby, aside, (each) => oddsOf(undertaking(one, false, each)));
    other = Math.max(other, promise(one, false, discard));
  }
  const thrownAway = Math.min(MOST_THROWN_AWAY, Math.max(0, other - promise(game, ouvert, aside)));
  return hopeIn(odds) - KEPT * (best - odds) - OTHER_GAME * thrownAway;
}

function hopeIn(odds: number): number {
  return HOPE * odds + DOUBT * Math.min(0, odds);
}

/** The ten cards the declarer played from. */
function tenOf({ past, trick, leader }: Situation, world: World): number {
  let ten = world.hands[0];
  for (const { leader: led, cards } of past) ten |= 1 << (cards[(3 - led) % 3] as number);
  const own = trick[(3 - leader) % 3];
  return own === undefined ? ten : ten | (1 << own);
}

/** The discards that differ from his in one card: all 66 would take too long, and hardly ever say more. */
function nearbyDiscards(ten: number, aside: number): number[] {
  const cards = bitsOf(ten);
  return bitsOf(aside).flatMap((dropped) =>
    cards.map((card) => (aside & ~(1 << dropped)) | (1 << card)),
  );
}

/** Which of some discards has the highest odds, `first` among equals. */
function likeliest(
  discards: readonly number[],
  first: number,
  odds: (discard: number) => number,
): number {
  let best = first;
  let most = odds(first);
  for (const discard of discards) {
    const own = odds(discard);
    if (own > most) [best, most] = [discard, own];
  }
  return best;
}
