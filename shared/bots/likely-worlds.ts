import { beliefIn } from "./belief.ts";
import { explainedBy } from "./reading-play.ts";
import { mixedSeed, seeded } from "./seeded.ts";
import type { Situation } from "./situation.ts";
import { everyWorld, sampleWorld, type World } from "./worlds.ts";

/** How worlds are come by. */
export interface WorldEffort {
  /** Worlds looked at; when there are no more than that, all of them are. */
  readonly worlds: number;
  /** How many worlds are drawn for each one kept, the likelier ones being kept. */
  readonly drawnPerWorld: number;
  /** Whether the cards the others have played tell what they hold; otherwise the declarer's game alone does. */
  readonly readsPlay: boolean;
}

export interface LikelyWorld extends World {
  /** How much the world counts beside the others, more than 0. */
  readonly weight: number;
}

export interface LikelyWorlds {
  readonly worlds: readonly LikelyWorld[];
  /** Whether these are all there are, not a sample. */
  readonly isComplete: boolean;
}

/**
 * Worlds to look at for a player: all of them if they are few, otherwise drawn at random and kept by how likely they are.
 * The same situation, effort and seed give the same worlds.
 */
export function likelyWorlds(
  situation: Situation,
  effort: WorldEffort,
  seed: number,
): LikelyWorlds {
  const { worlds: wanted, drawnPerWorld, readsPlay } = effort;
  const few = everyWorld(situation, wanted);
  if (few) {
    const weights = readsPlay ? weightsOf(situation, few, readsPlay) : few.map(() => 1);
    const worlds = few.map((world, n) => ({ ...world, weight: weights[n] as number }));
    return { worlds, isComplete: true };
  }
  // To a declarer who reads nothing into the cards played all worlds are alike.
  const isPlain = situation.me === 0 && !readsPlay;
  const drawn = drawWorlds(situation, isPlain ? wanted : wanted * drawnPerWorld, seed);
  if (isPlain || drawnPerWorld === 1)
    return { worlds: drawn.map((world) => ({ ...world, weight: 1 })), isComplete: false };
  const kept = keep(drawn, weightsOf(situation, drawn, readsPlay), wanted);
  return { worlds: kept, isComplete: false };
}

function drawWorlds(situation: Situation, count: number, seed: number): World[] {
  const { hand, pool, trick, past } = situation;
  const random = seeded(mixedSeed(seed, hand, pool, past.length * 4 + trick.length));
  const drawn: World[] = [];
  for (let n = 0; n < count; n++) {
    const world = sampleWorld(situation, random);
    if (world) drawn.push(world);
  }
  return drawn;
}

/** How likely a world is to a player, as a logarithm up to a constant. */
export function logLikelihood(situation: Situation, world: World, readsPlay: boolean): number {
  return beliefIn(situation, world) + (readsPlay ? explainedBy(situation, world) : 0);
}

/** How likely each world is, the likeliest counting 1. */
function weightsOf(situation: Situation, worlds: readonly World[], readsPlay: boolean): number[] {
  const logs = worlds.map((world) => logLikelihood(situation, world, readsPlay));
  const most = logs.reduce((best, log) => Math.max(best, log), Number.NEGATIVE_INFINITY);
  return logs.map((log) => Math.exp(log - most));
}

/** `count` worlds at equal steps along the sum of the weights: a likely one may be kept more than once. */
function keep(worlds: readonly World[], weights: readonly number[], count: number): LikelyWorld[] {
  const step = weights.reduce((all, weight) => all + weight, 0) / count;
  const kept: LikelyWorld[] = [];
  let reached = 0;
  for (const [n, world] of worlds.entries()) {
    reached += weights[n] as number;
    while (kept.length < count && (kept.length + 0.5) * step <= reached)
      kept.push({ ...world, weight: 1 });
  }
  return kept;
}
