import { toLayout } from "../solver/layout.ts";
import { logLikelihood } from "./likely-worlds.ts";
import { lowestBit } from "./masks.ts";
import { type Decision, playOut, type Undertaken } from "./play-out.ts";
import { seeded } from "./seeded.ts";
import { sampleWorld, type World } from "./worlds.ts";

/** How many other ways the hidden cards may lie the true one is set against. */
const OTHERS = 100;

/**
 * How well the hidden hands are told at each decision of a game's defenders: the logarithm of how much likelier than the
 * mean of random worlds that fit the true one is held to be. 0 for somebody who believes nothing, less for somebody misled.
 * @param plays the cards in the order in which they fell, by `cardIndex`
 */
export function insightsOf(deal: Undertaken, plays: readonly number[], seed: number): number[] {
  const random = seeded(seed);
  const insights: number[] = [];
  playOut(deal, ({ situation, hands }: Decision) => {
    const { layout, past, trick, me, legal } = situation;
    const card = plays[past.length * 3 + trick.length];
    // A claim has ended the game: the rest was never played.
    if (card === undefined) return lowestBit(legal);
    if (me !== 0) {
      const truth: World = { hands, skat: toLayout(deal.aside, layout) };
      const others = Array.from({ length: OTHERS }, () => sampleWorld(situation, random));
      const worlds = [truth, ...others.filter((world) => world !== null)];
      const logs = worlds.map((world) => logLikelihood(situation, world, true));
      const own = logs[0] as number;
      const mean = logs.reduce((sum, log) => sum + Math.exp(log - own), 0) / logs.length;
      insights.push(-Math.log(mean));
    }
    return layout.bitOf[card] as number;
  });
  return insights;
}
