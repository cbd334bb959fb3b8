import { winningCards } from "../bots/judge-world.ts";
import { likelyWorlds } from "../bots/likely-worlds.ts";
import { bitsOf } from "../bots/masks.ts";
import { cardAt, type Situation, situationOf } from "../bots/situation.ts";
import { type Card, cardIndex } from "../skat/cards.ts";
import type { Solver } from "../solver/solver.ts";
import { seenBy } from "../table/seen.ts";
import { viewOf } from "../table/views.ts";
import type { PlayedCard } from "./course.ts";

/** How hard the analysis looks at what a player could know. */
export interface KnownEffort {
  /** Worlds looked at for each card; when there are no more than that, all of them are. */
  readonly worlds: number;
  /** How many worlds are drawn for each one kept, the likelier ones being kept. */
  readonly drawnPerWorld: number;
  /** Positions the solver may visit for each card. */
  readonly nodes: number;
}

/** A card in the light of what its player could know: how the unseen cards may have lain. */
export interface KnownVerdict {
  /** How many worlds were looked at. */
  readonly worlds: number;
  /** Whether these are all there are, not a sample. */
  readonly isComplete: boolean;
  /** The share of worlds (0 to 1) that his side still wins after his card, with open cards and best play from there. */
  readonly played: number;
  /** The same after the best card. */
  readonly best: number;
  readonly bestCards: readonly Card[];
  /** Whether the difference is more than what a sample may show by chance (two standard errors of the paired worlds). */
  readonly isClear: boolean;
}

/**
 * Judges a card over the worlds that fit what its player saw: his own cards, those played, suits not followed, open hands,
 * and how likely the declarer would have played this game. Null when he had no choice, or when the effort did not suffice.
 */
export function knownVerdict(
  solver: Solver,
  { event, before }: PlayedCard,
  effort: KnownEffort,
  seed: number,
): KnownVerdict | null {
  const situation = situationOf(viewOf(seenBy(before, event.seat), event.seat, []));
  if (!situation) return null;
  const { layout, legal } = situation;
  if ((legal & (legal - 1)) === 0) return null;
  const { worlds, isComplete } = likelyWorlds(situation, { ...effort, readsPlay: false }, seed);
  const end = solver.visited() + effort.nodes;
  const winning: number[] = [];
  for (const world of worlds) {
    const budget = end - solver.visited();
    const cards = budget > 0 ? winningCards(solver, situation, world, budget) : null;
    if (cards === null) break;
    winning.push(situation.me === 0 ? cards : legal & ~cards);
  }
  if (winning.length === 0) return null;
  const played = layout.bitOf[cardIndex(event.card)] as number;
  return {
    ...verdictOver(winning, situation, played),
    isComplete: isComplete && winning.length === worlds.length,
  };
}

/** @param winning for each world the cards, as bits, after which the player's side wins */
function verdictOver(
  winning: readonly number[],
  { legal, layout }: Situation,
  played: number,
): Omit<KnownVerdict, "isComplete"> {
  const worlds = winning.length;
  const counts = bitsOf(legal).map((card) => ({
    card,
    won: winning.reduce((sum, cards) => sum + ((cards >>> card) & 1), 0),
  }));
  const most = Math.max(...counts.map(({ won }) => won));
  const best = counts.filter(({ won }) => won === most).map(({ card }) => card);
  const own = counts.find(({ card }) => card === played)?.won ?? 0;
  return {
    worlds,
    played: own / worlds,
    best: most / worlds,
    bestCards: best.map((card) => cardAt(card, layout)),
    isClear: isClear(winning, played, best[0] ?? played),
  };
}

/** Only worlds in which the two cards differ tell them apart. */
function isClear(winning: readonly number[], played: number, best: number): boolean {
  let better = 0;
  let worse = 0;
  for (const cards of winning) {
    const gain = ((cards >>> best) & 1) - ((cards >>> played) & 1);
    if (gain > 0) better++;
    if (gain < 0) worse++;
  }
  return better - worse > 2 * Math.sqrt(better + worse);
}
