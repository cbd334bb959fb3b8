import { countCards } from "../solver/layout.ts";
import { chanceOfNone, chanceToBeat } from "./chances.ts";
import { lowestBit } from "./masks.ts";
import { say } from "./sayings.ts";
import { nextPlace, type Place, type Situation } from "./situation.ts";

/**
 * What speaks for or against leading a card in a suit game or Grand. Each rule is a number, mostly 0 to 1; how much it
 * weighs for each role is tuned (play-weights.ts).
 */
export const LEADING_RULES = [
  "is a trump",
  "is a jack",
  "card points",
  "we take the trick",
  "card points we take home",
  "certain to take the trick",
  "draws trumps: a trump that wins",
  "draws trumps: a trump that loses",
  "no trumps left against us, and a trump",
  "trumps against us, and a trump",
  "more trumps than they have, and a trump",
  "few trumps in my hand, and a trump",
  "highest card left of a plain suit",
  "highest left and trumps out against us",
  "highest of my suit",
  "lowest of my suit",
  "length of my plain suit",
  "single plain card",
  "cards left in the plain suit",
  "leads away from an ace",
  "leads away from a ten, ace still out",
  "ten or ace that can be beaten",
  "king or queen",
  "first opponent is out of the suit",
  "second opponent or partner is out of the suit",
  "partner can ruff",
  "height of a trump",
  "late in the deal, and a trump",
  "late in the deal, highest left",
  "partner has led the suit",
  "declarer has led the suit",
  "declarer had to ruff or throw on it",
  "points still to win over, and we take it",
] as const;

const TEN = 10;

/** Fills `out` with what each of {@link LEADING_RULES} says of leading `card`, in their order. */
export function weighLead(situation: Situation, card: number, out: Float64Array): void {
  const facts = factsOf(situation, card);
  let at = 0;
  at = say(out, at, ofTheTrick(facts));
  at = say(out, at, ofTrumps(facts));
  at = say(out, at, ofTheSuit(facts));
  say(out, at, ofOthers(facts));
}

/** What the rules look at. */
interface LeadFacts {
  readonly situation: Situation;
  readonly card: number;
  /** The class of the card, our own cards of it, and those we cannot see. */
  readonly cards: number;
  readonly own: number;
  readonly against: number;
  readonly isTrump: number;
  readonly trumpsOut: number;
  readonly myTrumps: number;
  /** Tens of card points. */
  readonly points: number;
  /** How likely our side takes the trick. */
  readonly taking: number;
  readonly highestLeft: number;
  /** 0 at the first trick, 1 at the last. */
  readonly late: number;
  readonly first: Place;
  readonly second: Place;
}

function factsOf(situation: Situation, card: number): LeadFacts {
  const { layout, hand, pool, me, known } = situation;
  const cards = layout.classMask[card] as number;
  const unseen = pool | known[0] | known[1] | known[2];
  const isTrump = (layout.trumps >>> card) & 1;
  const higher = unseen & cards & (layout.beaters[card] as number);
  const first = nextPlace(me);
  const second = nextPlace(first);
  return {
    ...{ situation, card, cards, own: hand & cards, against: unseen & cards, isTrump },
    trumpsOut: countCards(unseen & layout.trumps),
    myTrumps: countCards(hand & layout.trumps),
    points: (layout.points[card] as number) / TEN,
    taking: chanceOfTaking(situation, card, first, second),
    highestLeft: flag(isTrump === 0 && higher === 0),
    late: (10 - countCards(hand)) / 9,
    ...{ first, second },
  };
}

function flag(holds: boolean): number {
  return holds ? 1 : 0;
}

function ofTheTrick({ isTrump, points, taking }: LeadFacts): number[] {
  return [
    isTrump,
    flag(isTrump === 1 && points === 0.2),
    points,
    taking,
    points * taking,
    flag(taking > 0.999),
  ];
}

function ofTrumps({ isTrump, taking, trumpsOut, myTrumps }: LeadFacts): number[] {
  const out = Math.min(trumpsOut, 3) / 3;
  return [
    isTrump * taking * out,
    isTrump * (1 - taking) * out,
    flag(isTrump === 1 && trumpsOut === 0),
    (isTrump * trumpsOut) / 5,
    flag(isTrump === 1 && myTrumps > trumpsOut),
    flag(isTrump === 1 && myTrumps <= 2),
  ];
}

function ofTheSuit(facts: LeadFacts): number[] {
  const { situation, card, own, against, isTrump, highestLeft, trumpsOut, points } = facts;
  const isPlain = isTrump === 0;
  const ace = topOf(own & ~against, against);
  return [
    highestLeft,
    (highestLeft * Math.min(trumpsOut, 4)) / 4,
    flag(card === 31 - Math.clz32(own)),
    flag((own & ((1 << card) - 1)) === 0),
    isPlain ? countCards(own) / 4 : 0,
    flag(isPlain && countCards(own) === 1),
    isPlain ? countCards(against) / 7 : 0,
    flag(isPlain && highestLeft === 0 && ace),
    flag(isPlain && !ace && holdsTen(situation, own) && points !== 1),
    flag(isPlain && points >= 1 && highestLeft === 0),
    flag(points > 0.25 && points < 0.5),
  ];
}

function ofOthers(facts: LeadFacts): number[] {
  const { situation, card, cards, isTrump, highestLeft, late, first, second, taking } = facts;
  const led = ledBefore(situation, cards);
  return [
    chanceOfNone(situation, first, cards),
    chanceOfNone(situation, second, cards),
    isTrump === 1 || situation.me === 0 ? 0 : partnerRuffs(situation, cards),
    isTrump === 1 ? (situation.layout.height[card] as number) / 11 : 0,
    late * isTrump,
    late * highestLeft,
    led.partner,
    led.declarer,
    led.ruffed,
    Math.min(1, pointsWanted(situation) / 30) * taking,
  ];
}

/** How likely our side takes a trick in which `card` is led. */
function chanceOfTaking(situation: Situation, card: number, first: Place, second: Place): number {
  const beaten = (place: Place): number => chanceToBeat(situation, place, card, card);
  if (situation.me === 0) return (1 - beaten(first)) * (1 - beaten(second));
  const partner = first === 0 ? second : first;
  // The partner helps only against what the declarer can hold over the card; half of his chances is a fair guess.
  const lost = beaten(0);
  return 1 - lost * (1 - 0.5 * beaten(partner));
}

function topOf(own: number, against: number): boolean {
  return own !== 0 && Math.clz32(own) < Math.clz32(against);
}

function holdsTen({ layout }: Situation, own: number): boolean {
  for (let left = own; left !== 0; left &= left - 1) {
    if (layout.points[lowestBit(left)] === TEN) return true;
  }
  return false;
}

function partnerRuffs(situation: Situation, cards: number): number {
  const partner = (3 - situation.me) as Place;
  const none = chanceOfNone(situation, partner, cards);
  return none * (1 - chanceOfNone(situation, partner, situation.layout.trumps));
}

/** Who has led a class before, and whether the declarer failed to follow it. */
function ledBefore(
  { past, me }: Situation,
  cards: number,
): { readonly partner: number; readonly declarer: number; readonly ruffed: number } {
  let [partner, declarer, ruffed] = [0, 0, 0];
  for (const trick of past) {
    const led = trick.cards[0] as number;
    if (((cards >>> led) & 1) === 0) continue;
    if (trick.leader === 0) declarer = 1;
    else if (trick.leader !== me) partner = 1;
    const his = trick.cards[(3 - trick.leader) % 3] as number;
    if (((cards >>> his) & 1) === 0) ruffed = 1;
  }
  return { partner, declarer, ruffed };
}

/** Card points our side still needs to win the game, or to save the Schneider once it is decided. */
function pointsWanted({ me, declarerPoints, defenderPoints }: Situation): number {
  const have = me === 0 ? declarerPoints : defenderPoints;
  return Math.max(0, (me === 0 ? 61 : 60) - have);
}
