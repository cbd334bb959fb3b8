import { BASE_VALUE, GAMES, type Game, nullValue } from "../skat/games.ts";
import { matadors } from "../skat/matadors.ts";
import { type ChanceTables, chancesOf, oddsOf } from "./evaluate-hand.ts";
import { expectedNullScore, expectedScore } from "./expected-score.ts";
import { bitsOf, packCards } from "./masks.ts";
import { putAwayIn, type Undertaking } from "./traits.ts";

/** A game and a discard, with what may be expected of them. */
export interface Plan {
  readonly game: Game;
  readonly ouvert: boolean;
  /** The two cards put away, by `cardIndex` bits. */
  readonly discard: number;
  readonly win: number;
  readonly schneider: number;
  readonly score: number;
  /** The value of the game without Schneider. */
  readonly value: number;
}

/** All 66 ways of putting two of twelve cards away. */
export function discardsOf(twelve: number): number[] {
  const cards = bitsOf(twelve);
  return cards.flatMap((first, n) =>
    cards.slice(n + 1).map((second) => (1 << first) | (1 << second)),
  );
}

interface Choice {
  readonly game: Game;
  readonly ouvert: boolean;
}

const CHOICES: readonly Choice[] = [
  ...GAMES.map((game) => ({ game, ouvert: false })),
  { game: "N", ouvert: true },
];

/**
 * For each game the best discard, over all 66.
 * @param twelve the ten dealt cards and the skat, by `cardIndex` bits
 * @param bid what the game has to be worth; a Null below it is left out
 */
export function plansFor(
  twelve: number,
  isForehand: boolean,
  bid: number,
  tables?: ChanceTables,
): readonly Plan[] {
  return plansOf(twelve, isForehand, bid, 1, tables);
}

/** The `count` most promising games and discards, several discards of one game among them. */
export function candidatePlans(
  twelve: number,
  isForehand: boolean,
  bid: number,
  count: number,
): readonly Plan[] {
  const plans = plansOf(twelve, isForehand, bid, Math.ceil(count / 2));
  return plans.toSorted((a, b) => b.score - a.score).slice(0, count);
}

function plansOf(
  twelve: number,
  isForehand: boolean,
  bid: number,
  perGame: number,
  tables?: ChanceTables,
): Plan[] {
  const discards = discardsOf(twelve);
  return CHOICES.flatMap(({ game, ouvert }) => {
    const value = plainValueOf(game, ouvert, twelve);
    if (game === "N" && value < bid) return [];
    const undertaking = (discard: number): Undertaking => ({
      ...{ game, ouvert, ten: twelve & ~discard, isForehand },
      putAway: putAwayIn(game, discard),
    });
    const odds = discards.map((discard) => oddsOf(undertaking(discard), tables));
    // Win and Schneider rise with the same odds, so the likeliest discard is the best at any bid.
    const order =
      game === "N" ? odds : odds.map((own, n) => forSafety(own, twelve & ~(discards[n] as number)));
    return highestPlaces(order, perGame).map((place) => {
      const discard = discards[place] as number;
      const chances = chancesOf(undertaking(discard), tables);
      const plan = { game, ouvert, discard, ...chances, value };
      return { ...plan, score: scoreAt(plan, bid) };
    });
  });
}

/** From these odds on a game is as good as won, and what counts is how many tricks the others get. */
const SAFE = 3;

/** The odds of ten cards, where they are safe with the plain cards that take tricks from the top of their suit. */
function forSafety(odds: number, ten: number): number {
  if (odds < SAFE) return odds;
  let tops = 0;
  for (let suit = 0; suit < 4; suit++) tops += TOP_RUN[(ten >>> (8 * suit)) & 0xff] as number;
  return SAFE + tops + odds / 100;
}

/** By the bits of a suit (A K Q J T 9 8 7): how many cards it holds in a row from its ace on, jacks apart. */
const TOP_RUN: Uint8Array = Uint8Array.from({ length: 256 }, (_, suit) => {
  const fromTheTop = [0, 4, 1, 2, 5, 6, 7];
  const gap = fromTheTop.findIndex((rank) => ((suit >>> rank) & 1) === 0);
  return gap < 0 ? fromTheTop.length : gap;
});

/** The value of a game with the skat, without Schneider (RULES.md 8.2), with the twelve cards as `cardIndex` bits. */
export function plainValueOf(game: Game, ouvert: boolean, twelve: number): number {
  if (game === "N") return nullValue(false, ouvert);
  return BASE_VALUE[game] * (Math.abs(matadors(packCards(twelve), game)) + 1);
}

/** The places of the highest numbers, highest first; of equals the first. */
function highestPlaces(numbers: readonly number[], count: number): number[] {
  if (count === 1) return [numbers.indexOf(Math.max(...numbers))];
  const places = numbers.map((_, place) => place);
  return places.sort((a, b) => (numbers[b] as number) - (numbers[a] as number)).slice(0, count);
}

/** What a plan is worth at a bid; a Null below it cannot be declared. */
export function scoreAt(plan: Omit<Plan, "score" | "discard">, bid: number): number {
  const { game, win, schneider, value } = plan;
  if (game === "N") return value >= bid ? expectedNullScore(value, win) : Number.NEGATIVE_INFINITY;
  return expectedScore({ game, multiplier: value / BASE_VALUE[game], bid, win, schneider });
}

/** The game and discard with the best expectation; of equals the first. */
export function bestPlan(plans: readonly Plan[]): Plan {
  return plans.reduce((best, next) => (next.score > best.score ? next : best));
}
