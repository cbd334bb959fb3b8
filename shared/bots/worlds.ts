import { countCards } from "../solver/layout.ts";
import { bitsOf } from "./masks.ts";
import { type Seeded, shuffle } from "./seeded.ts";
import type { ByPlace, Place, Situation } from "./situation.ts";

/** One way the cards a player cannot see may lie, in the bits of the game's layout. */
export interface World {
  readonly hands: ByPlace;
  /** What lies in the skat, as far as the player does not know it. */
  readonly skat: number;
}

/** Where a card of the pool may be: one of the two other hands, or the skat. */
const SKAT = 3;
type Spot = Place | typeof SKAT;

interface Room {
  readonly spots: readonly Spot[];
  readonly free: number[];
  readonly barred: readonly number[];
}

function roomIn({ me, counts, known, barred, hidden }: Situation): Room {
  const free = [0, 0, 0, hidden];
  for (const place of [0, 1, 2] as const) {
    if (place !== me) free[place] = counts[place] - countCards(known[place]);
  }
  const others = ([0, 1, 2] as const).filter((place) => place !== me);
  const spots: readonly Spot[] = [...others, SKAT];
  return { spots, free, barred: [...barred, 0] };
}

function worldFrom({ hand, known, me }: Situation, given: readonly number[]): World {
  const at = (place: Place): number =>
    place === me ? hand : known[place] | (given[place] as number);
  return { hands: [at(0), at(1), at(2)], skat: given[SKAT] as number };
}

/**
 * Every way the unseen cards may lie that fits the hands' sizes and the suits not followed; null when there are more than
 * `most`.
 */
export function everyWorld(situation: Situation, most: number): World[] | null {
  const { spots, free, barred } = roomIn(situation);
  const cards = bitsOf(situation.pool);
  const given = [0, 0, 0, 0];
  const worlds: World[] = [];
  const place = (n: number): boolean => {
    const card = cards[n];
    if (card === undefined) {
      worlds.push(worldFrom(situation, given));
      return worlds.length <= most;
    }
    for (const spot of spots) {
      if (free[spot] === 0 || ((barred[spot] as number) >>> card) & 1) continue;
      free[spot] = (free[spot] as number) - 1;
      given[spot] = (given[spot] as number) | (1 << card);
      const goOn = place(n + 1);
      free[spot] = (free[spot] as number) + 1;
      given[spot] = (given[spot] as number) & ~(1 << card);
      if (!goOn) return false;
    }
    return true;
  };
  return place(0) ? worlds : null;
}

/** A random one of the ways the unseen cards may lie; those with few choices are placed first. Null after bad luck. */
export function sampleWorld(situation: Situation, random: Seeded): World | null {
  for (let attempt = 0; attempt < 50; attempt++) {
    const given = deal(situation, random);
    if (given) return worldFrom(situation, given);
  }
  return null;
}

function deal(situation: Situation, random: Seeded): number[] | null {
  const { spots, free, barred } = roomIn(situation);
  const given = [0, 0, 0, 0];
  const cards = bitsOf(situation.pool);
  shuffle(cards, random);
  const openTo = (card: number): Spot[] =>
    spots.filter((spot) => free[spot] !== 0 && !(((barred[spot] as number) >>> card) & 1));
  const choices = new Map(cards.map((card) => [card, openTo(card).length]));
  cards.sort((a, b) => (choices.get(a) as number) - (choices.get(b) as number));
  for (const card of cards) {
    const open = openTo(card);
    const room = open.reduce((sum: number, spot) => sum + (free[spot] as number), 0);
    if (room === 0) return null;
    let drawn = random.below(room);
    const spot = open.find((one) => {
      drawn -= free[one] as number;
      return drawn < 0;
    }) as Spot;
    free[spot] = (free[spot] as number) - 1;
    given[spot] = (given[spot] as number) | (1 << card);
  }
  return given;
}
