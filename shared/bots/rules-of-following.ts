import { countCards } from "../solver/layout.ts";
import { chanceOfNone, chanceToBeat } from "./chances.ts";
import { lowestBit } from "./masks.ts";
import { say } from "./sayings.ts";
import { nextPlace, type Situation, winningOf } from "./situation.ts";

/**
 * What speaks for or against playing a card second or last to a trick in a suit game or Grand; weighed like
 * {@link LEADING_RULES}.
 */
export const FOLLOWING_RULES = [
  "our side takes the trick",
  "points on the table we take",
  "card points we take home",
  "card points we give away",
  "beats what lies",
  "ruffs",
  "ruffs for points",
  "beats the partner",
  "is a jack",
  "is a trump",
  "height of a trump",
  "wins with a high trump",
  "card points",
  "highest card left of its plain suit",
  "throws away a certain trick",
  "throws away a plain card",
  "makes me void, with trumps in hand",
  "cards of the suit I keep",
  "bares a ten",
  "cheapest card that wins",
  "cheapest card",
  "dearest card",
  "a ten, ace still out",
  "few trumps left to me, and a trump",
  "trumps out against us, and a trump",
  "late in the deal, card points",
  "late in the deal, beats what lies",
  "wins the game for us",
  "saves us by points",
  "the player to come is out of the suit",
  "next card of the suit is safe",
  "throws a low card while we take it",
] as const;

const TEN = 10;

/** Fills `out` with what each of {@link FOLLOWING_RULES} says of playing `card` now, in their order. */
export function weighFollow(situation: Situation, card: number, out: Float64Array): void {
  const facts = factsOf(situation, card);
  let at = 0;
  at = say(out, at, ofTheTrick(facts));
  at = say(out, at, ofTheCard(facts));
  at = say(out, at, ofTheSuit(facts));
  at = say(out, at, ofChoice(facts));
  say(out, at, ofTheDeal(facts));
}

/** What the rules look at. */
interface FollowFacts {
  readonly situation: Situation;
  readonly card: number;
  readonly winning: number;
  readonly beats: number;
  readonly isTrump: number;
  /** Neither a trump nor of the class led. */
  readonly isThrown: number;
  readonly ruffs: number;
  readonly highestLeft: number;
  /** Tens of card points, of the card and of those on the table. */
  readonly points: number;
  readonly table: number;
  /** How likely our side takes the trick. */
  readonly taking: number;
  /** The other cards I hold of its class, and those I cannot see. */
  readonly keeps: number;
  readonly against: number;
  readonly myTrumps: number;
}

function factsOf(situation: Situation, card: number): FollowFacts {
  const { layout, hand, trick } = situation;
  const winning = winningOf(trick, layout);
  const cards = layout.classMask[card] as number;
  const isTrump = (layout.trumps >>> card) & 1;
  const beats = ((layout.beaters[winning] as number) >>> card) & 1;
  const follows = ((layout.classMask[trick[0] as number] as number) >>> card) & 1;
  const against = unseenBy(situation) & cards;
  return {
    ...{ situation, card, winning, beats, isTrump, against },
    isThrown: flag(isTrump === 0 && follows === 0),
    ruffs: flag(isTrump === 1 && follows === 0),
    highestLeft: flag(isTrump === 0 && (against & (layout.beaters[card] as number)) === 0),
    points: (layout.points[card] as number) / TEN,
    table: trick.reduce((sum, one) => sum + (layout.points[one] as number), 0) / TEN,
    taking: chanceOfTaking(situation, card, beats === 1, winning),
    keeps: hand & cards & ~(1 << card),
    myTrumps: countCards(hand & layout.trumps),
  };
}

function unseenBy({ pool, known }: Situation): number {
  return pool | known[0] | known[1] | known[2];
}

function flag(holds: boolean): number {
  return holds ? 1 : 0;
}

function ofTheTrick(facts: FollowFacts): number[] {
  const { situation, winning, beats, ruffs, points, table, taking } = facts;
  return [
    taking,
    taking * table,
    taking * points,
    (1 - taking) * points,
    beats,
    ruffs,
    ruffs * beats * table,
    flag(beats === 1 && beatsPartner(situation, winning)),
  ];
}

function ofTheCard({ situation, card, isTrump, beats, points }: FollowFacts): number[] {
  const height = isTrump === 1 ? (situation.layout.height[card] as number) / 11 : 0;
  return [flag(isTrump === 1 && points === 0.2), isTrump, height, beats * height, points];
}

function ofTheSuit(facts: FollowFacts): number[] {
  const { situation, isTrump, isThrown, highestLeft, keeps, against, myTrumps } = facts;
  const isPlain = isTrump === 0;
  return [
    highestLeft,
    isThrown * highestLeft,
    isThrown,
    flag(isPlain && keeps === 0 && myTrumps > 0),
    isPlain ? countCards(keeps) / 4 : 0,
    flag(isPlain && bares(situation, keeps, against)),
  ];
}

function ofChoice(facts: FollowFacts): number[] {
  const { situation, card, winning, beats, points, isTrump, highestLeft } = facts;
  const beating = situation.layout.beaters[winning] as number;
  return [
    flag(beats === 1 && isCheapest(situation, card, beating)),
    flag(isCheapest(situation, card, -1)),
    flag(isDearest(situation, card)),
    flag(points === 1 && isTrump === 0 && highestLeft === 0),
  ];
}

function ofTheDeal(facts: FollowFacts): number[] {
  const { situation, card, beats, isTrump, points, table, taking, keeps, against, myTrumps } =
    facts;
  const { layout, hand, legal, trick, leader } = situation;
  const late = (10 - countCards(hand)) / 9;
  const won = table + points;
  const need = pointsStillNeeded(situation) / TEN;
  const third = nextPlace(nextPlace(leader));
  const cards = layout.classMask[card] as number;
  return [
    flag(isTrump === 1 && myTrumps <= 2),
    isTrump * countCards(unseenBy(situation) & layout.trumps) * 0.2,
    late * points,
    late * beats,
    won >= need ? taking : 0,
    need > 0 ? Math.min(1, won / need) * taking : 0,
    trick.length === 1 ? chanceOfNone(situation, third, cards) : 0,
    flag(topOf(keeps, against)),
    taking * flag(points < 0.3 && countCards(legal) > 1),
  ];
}

/** How likely our side takes the trick if the card is played. */
function chanceOfTaking(
  situation: Situation,
  card: number,
  beats: boolean,
  winning: number,
): number {
  const { trick, me, leader } = situation;
  const best = beats ? card : winning;
  const holder = beats ? me : winnerSoFar(situation, winning);
  const ours = (holder === 0) === (me === 0);
  if (trick.length === 2) return ours ? 1 : 0;
  const third = nextPlace(nextPlace(leader));
  const beaten = chanceToBeat(situation, third, trick[0] as number, best);
  if (ours) return (third === 0) === (me === 0) ? 1 : 1 - beaten;
  return (third === 0) === (me === 0) ? beaten : 0;
}

function winnerSoFar({ trick, leader }: Situation, winning: number): number {
  return (leader + trick.indexOf(winning)) % 3;
}

function beatsPartner(situation: Situation, winning: number): boolean {
  return situation.me !== 0 && winnerSoFar(situation, winning) !== 0;
}

function topOf(own: number, against: number): boolean {
  return own !== 0 && Math.clz32(own) < Math.clz32(against);
}

/** Whether what I keep of the suit is a lone ten under the ace. */
function bares({ layout }: Situation, keeps: number, against: number): boolean {
  if (keeps === 0 || (keeps & (keeps - 1)) !== 0) return false;
  const left = 31 - Math.clz32(keeps);
  return layout.points[left] === TEN && (against & (layout.beaters[left] as number)) !== 0;
}

/** Whether no legal card within `among` costs less: fewer points, or as many at a lower height. */
function isCheapest({ layout, legal }: Situation, card: number, among: number): boolean {
  for (let left = legal & among; left !== 0; left &= left - 1) {
    const other = lowestBit(left);
    if (costOf(other, layout) < costOf(card, layout)) return false;
  }
  return true;
}

function costOf(card: number, layout: Situation["layout"]): number {
  const isTrump = (layout.trumps >>> card) & 1;
  return (layout.points[card] as number) * 4 + (layout.height[card] as number) + isTrump * 20;
}

function isDearest({ layout, legal }: Situation, card: number): boolean {
  const points = layout.points[card] as number;
  for (let left = legal; left !== 0; left &= left - 1) {
    if ((layout.points[lowestBit(left)] as number) > points) return false;
  }
  return true;
}

/** Card points our side still needs for the game itself. */
function pointsStillNeeded({ me, declarerPoints, defenderPoints }: Situation): number {
  return me === 0 ? Math.max(0, 61 - declarerPoints) : Math.max(0, 60 - defenderPoints);
}
