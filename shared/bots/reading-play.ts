import { bitsOf } from "./masks.ts";
import { scoreOf } from "./play-card.ts";
import { type CardPlay, inTurn, playCard, replay, seenFrom } from "./play-out.ts";
import type { Situation } from "./situation.ts";
import type { World } from "./worlds.ts";

/** The share of cards nobody can foresee: spread evenly over those that were legal. */
const SURPRISE = 0.2;
/**
 * How seriously the rules' scores are taken as log-odds, for a declarer and for a defender. Read as they were tuned they would
 * tell best what a player of the rules holds and mislead about anybody better (README.md).
 */
const TRUST = { declarer: 0.3, defender: 0.45 } as const;

/**
 * How well a world explains the cards the others have played, as a log-likelihood: at each of their turns the rules of
 * play are asked how much they speak for the card that fell, with the hand the player would have held. Zero at best.
 */
export function explainedBy(situation: Situation, world: World): number {
  const { me, past, trick } = situation;
  const play = replay(situation, world);
  let log = 0;
  for (const cards of [...past.map((one) => one.cards), trick]) {
    for (const card of cards) {
      if (inTurn(play) !== me) log += Math.log(chanceOf(card, play));
      playCard(play, card);
    }
  }
  return log;
}

/** How likely whoever is in turn plays `card`: the rules' scores read as log-odds. */
function chanceOf(card: number, play: CardPlay): number {
  const place = inTurn(play);
  const trust = place === 0 ? TRUST.declarer : TRUST.defender;
  const seen = seenFrom(play, place);
  if ((seen.legal & (seen.legal - 1)) === 0) return 1;
  const cards = bitsOf(seen.legal);
  const own = scoreOf(seen, card);
  const others = cards.reduce(
    (sum, other) => sum + Math.exp(trust * (scoreOf(seen, other) - own)),
    0,
  );
  return (1 - SURPRISE) / others + SURPRISE / cards.length;
}
