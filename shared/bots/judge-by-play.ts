import { POINTS_FOR_SCHNEIDER } from "../skat/value.ts";
import {
  lineOf,
  OUT_OF_SCHNEIDER,
  PER_POINT,
  SCHNEIDER,
  type WorldVerdict,
} from "./judge-world.ts";
import { bitsOf } from "./masks.ts";
import { playCard, playOn, resumePlay } from "./play-out.ts";
import type { Situation } from "./situation.ts";
import type { World } from "./worlds.ts";

/** How far around a line a point more still makes a difference. */
const WIDTH = 3;

/**
 * Every legal card in one world, the deal then played to its end by the rules of play, everybody seeing only what he may.
 * Unlike open cards this does not flatter plans that need to see them, and it asks more of the others than perfection:
 * whoever has to guess may guess wrong. One step better than the rules themselves.
 */
export function judgeByPlay(situation: Situation, world: World): readonly WorldVerdict[] {
  const { contract } = situation;
  const line = lineOf(situation);
  return bitsOf(situation.legal).map((card) => {
    const play = resumePlay(situation, world);
    playCard(play, card);
    const { points, tricks } = playOn(play);
    if (contract.game === "N") return { card, won: tricks === 0, worth: Number(tricks === 0) };
    return { card, won: points >= line, worth: worthOf(points, line) };
  });
}

/** What a result in points is worth to the declarer: the game above all, and a little less sharply than it is counted. */
function worthOf(points: number, line: number): number {
  const reach = (wanted: number): number => 1 / (1 + Math.exp((wanted - 0.5 - points) / WIDTH));
  const levels = reach(POINTS_FOR_SCHNEIDER) + reach(OUT_OF_SCHNEIDER);
  return reach(line) + SCHNEIDER * levels + points * PER_POINT;
}
