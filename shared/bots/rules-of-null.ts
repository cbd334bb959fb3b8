import { countCards } from "../solver/layout.ts";
import { chanceOfNone } from "./chances.ts";
import { say } from "./sayings.ts";
import { nextPlace, type Place, type Situation, winningOf } from "./situation.ts";

/** What speaks for or against a card in Null, led or followed; weighed like {@link LEADING_RULES}. */
export const NULL_RULES = [
  "height",
  "lowest of its suit",
  "highest of its suit",
  "cards of its suit in my hand",
  "single card",
  "others cannot help but beat it",
  "others may stay under it",
  "declarer cannot help but take it",
  "declarer is out of the suit",
  "partner is out of the suit",
  "partner may take it before the declarer",
  "cards left of the suit",
  "suit is safe without it",
  "suit is safe as it is",
  "beats what lies",
  "beats what lies, declarer winning",
  "beats what lies, declarer to come",
  "highest that stays under",
  "height of a card thrown",
  "thrown from a suit in danger",
  "throws away my last of the suit",
  "lower cards out against it",
  "declarer threw from this suit",
  "declarer followed low in this suit",
  "forces the declarer to take it",
] as const;

/** Fills `out` with what each of {@link NULL_RULES} says of playing `card` now, in their order. */
export function weighNull(situation: Situation, card: number, out: Float64Array): void {
  const facts = factsOf(situation, card);
  let at = 0;
  at = say(out, at, ofTheCard(facts));
  at = say(out, at, ofLeading(facts));
  at = say(out, at, ofOthers(facts));
  at = say(out, at, ofSafety(facts));
  at = say(out, at, ofFollowing(facts));
  at = say(out, at, ofThrowing(facts));
  say(out, at, ofTheDeclarer(facts));
}

/** What the rules look at. */
interface NullFacts {
  readonly situation: Situation;
  readonly card: number;
  readonly cards: number;
  readonly own: number;
  /** The cards of the suit that others may hold. */
  readonly against: number;
  readonly lower: number;
  readonly higher: number;
  /** 0 for a seven, 1 for an ace. */
  readonly height: number;
  /** The bit of the card that wins so far, -1 when a card is to be led. */
  readonly winning: number;
  readonly beats: boolean;
  readonly isThrown: boolean;
  readonly isDefender: boolean;
}

function factsOf(situation: Situation, card: number): NullFacts {
  const { layout, hand, pool, known, trick, me } = situation;
  const cards = layout.classMask[card] as number;
  const led = trick[0];
  const winning = led === undefined ? -1 : winningOf(trick, layout);
  return {
    ...{ situation, card, cards, winning },
    own: hand & cards,
    against: (pool | known[0] | known[1] | known[2]) & cards,
    lower: cards & ((1 << card) - 1),
    higher: layout.beaters[card] as number,
    height: (layout.height[card] as number) / 7,
    beats: winning >= 0 && (((layout.beaters[winning] as number) >>> card) & 1) === 1,
    isThrown: led !== undefined && (((layout.classMask[led] as number) >>> card) & 1) === 0,
    isDefender: me !== 0,
  };
}

function flag(holds: boolean): number {
  return holds ? 1 : 0;
}

function ofTheCard({ own, lower, higher, height }: NullFacts): number[] {
  const length = countCards(own);
  return [
    height,
    flag((own & lower) === 0),
    flag((own & higher) === 0),
    length / 4,
    flag(length === 1),
  ];
}

function ofLeading({
  situation,
  card,
  lower,
  higher,
  height,
  winning,
  isDefender,
}: NullFacts): number[] {
  if (winning >= 0) return [0, 0, 0];
  const free = (place: Place): number =>
    1 - chanceOfNone(situation, place, lower) * (1 - chanceOfNone(situation, place, higher));
  const first = nextPlace(situation.me);
  const ducked = free(first) * free(nextPlace(first));
  return [1 - ducked, ducked * height, isDefender ? stuckOver(situation, card) : 0];
}

function ofOthers({ situation, cards, higher, against, winning, isDefender }: NullFacts): number[] {
  const left = countCards(against) / 7;
  if (!isDefender) return [0, 0, 0, left];
  const partner = (3 - situation.me) as Place;
  return [
    chanceOfNone(situation, 0, cards),
    chanceOfNone(situation, partner, cards),
    winning < 0 ? 1 - chanceOfNone(situation, partner, higher) : 0,
    left,
  ];
}

function ofSafety({ card, own, against }: NullFacts): number[] {
  return [flag(staysUnder(own & ~(1 << card), against)), flag(staysUnder(own, against))];
}

function ofFollowing({ situation, card, winning, beats, isThrown }: NullFacts): number[] {
  if (winning < 0) return [0, 0, 0, 0];
  const { legal, layout, leader, trick } = situation;
  const under = legal & ~(layout.beaters[winning] as number);
  return [
    flag(beats),
    flag(beats && (leader + trick.indexOf(winning)) % 3 === 0),
    flag(beats && declarerToCome(situation)),
    flag(!beats && !isThrown && isHighest(under, card)),
  ];
}

function ofThrowing({ own, against, lower, height, isThrown }: NullFacts): number[] {
  return [
    isThrown ? height : 0,
    flag(isThrown && !staysUnder(own, against)),
    flag(isThrown && countCards(own) === 1),
    countCards(against & lower) / 7,
  ];
}

function ofTheDeclarer({
  situation,
  card,
  cards,
  winning,
  beats,
  isDefender,
}: NullFacts): number[] {
  const past = thrownByDeclarer(situation, cards);
  const best = beats ? card : winning;
  const isChasing = isDefender && winning >= 0 && declarerToCome(situation);
  return [past.threw, past.low, isChasing ? stuckOver(situation, best) : 0];
}

function isHighest(mask: number, card: number): boolean {
  return mask !== 0 && 31 - Math.clz32(mask) === card;
}

/** How likely the declarer, still to play, has only cards above `card` of its suit. */
function stuckOver(situation: Situation, card: number): number {
  const cards = situation.layout.classMask[card] as number;
  const lower = cards & ((1 << card) - 1);
  return (
    chanceOfNone(situation, 0, lower) *
    (1 - chanceOfNone(situation, 0, situation.layout.beaters[card] as number))
  );
}

function declarerToCome({ me, leader, trick }: Situation): boolean {
  if (me === 0) return false;
  const played = (3 - leader) % 3 < trick.length;
  return !played;
}

/** Whether in this suit the holder of `own` can always stay under: his k-th lowest below the k-th lowest against him. */
function staysUnder(own: number, against: number): boolean {
  let mine = own;
  let theirs = against;
  while (mine !== 0 && theirs !== 0) {
    const low = mine & -mine;
    const bar = theirs & -theirs;
    if (low >>> 0 > bar >>> 0) return false;
    mine ^= low;
    theirs ^= bar;
  }
  return true;
}

function thrownByDeclarer({ past }: Situation, cards: number): { threw: number; low: number } {
  let [threw, low] = [0, 0];
  for (const { leader, cards: played } of past) {
    const his = played[(3 - leader) % 3] as number;
    if (((cards >>> his) & 1) === 0) continue;
    const follows = ((cards >>> (played[0] as number)) & 1) === 1;
    if (follows) low = 1;
    else threw = 1;
  }
  return { threw, low };
}
