import { outlookOf, skatsFor } from "../bots/bidding.ts";
import { bestPlan, type Plan, plansFor, scoreAt } from "../bots/discarding.ts";
import { chancesOf } from "../bots/evaluate-hand.ts";
import { packCards, packMask } from "../bots/masks.ts";
import { putAwayIn } from "../bots/traits.ts";
import { BASE_VALUE, type Contract, GAMES, type Game, nullValue } from "../skat/games.ts";
import { matadors } from "../skat/matadors.ts";
import { activeSeats, type Seat } from "../skat/seats.ts";
import { isPlayed, twelveOf } from "../table/standing.ts";
import type { DealState } from "../table/state.ts";

/** A game with the chance (0 to 1) of winning it at the bid. */
export interface GameChance {
  readonly game: Game;
  readonly hand: boolean;
  readonly ouvert: boolean;
  readonly chance: number;
}

/** What ten cards were good for before anybody saw the skat, over sampled skats and by the experience of many deals. */
interface HandOutlook {
  readonly seat: Seat;
  /** The highest value the seat said or held; 0 when it passed at once. */
  readonly said: number;
  /** The highest bid worth making, or 0. */
  readonly limit: number;
  /** The game that promises most at the bid of the auction, or at 18. */
  readonly best: GameChance;
}

/** Whether the bid was sound. */
export interface BidVerdict {
  readonly bid: number;
  /** How many skats were tried. */
  readonly skats: number;
  /** The hands of this deal, forehand first. */
  readonly hands: readonly HandOutlook[];
  /** For the declarer; null when all passed, or when the deal ended before a game was declared. */
  readonly declared: {
    readonly seat: Seat;
    readonly isSound: boolean;
    /** The game he declared, as his ten cards alone promised it. */
    readonly before: GameChance;
    /** How often, over the skats tried, that game would have been worth less than the bid without Schneider. */
    readonly overbid: number;
    /** The chance with the cards he then played with. */
    readonly after: number;
    /** The game that promised most with the skat in hand; null in a Hand game. */
    readonly bestAfter: GameChance | null;
  } | null;
}

/** Judges the auction by the cards as each player had them in it. */
export function judgeBid(deal: DealState, seed: number): BidVerdict {
  const bid = deal.auction.bid;
  const hands = activeSeats(deal).map((seat): HandOutlook => {
    const ten = packMask(deal.dealt[seat] ?? []);
    const isForehand = seat === deal.forehand;
    const said = saidBy(deal, seat);
    const rivals = activeSeats(deal).some((other) => other !== seat && saidBy(deal, other) > 0);
    return {
      ...{ seat, said },
      limit: outlookOf(ten, isForehand ? 0 : 1, seed).limit(rivals ? "bidding" : "silent"),
      best: mostPromising(prospectsOf(ten, isForehand, Math.max(18, bid), seed)),
    };
  });
  const skats = skatsFor(0x3ff, seed).length;
  return { bid, skats, hands, declared: declaredIn(deal, hands, seed) };
}

function declaredIn(
  deal: DealState,
  hands: readonly HandOutlook[],
  seed: number,
): BidVerdict["declared"] {
  if (!isPlayed(deal)) return null;
  const { declarer: seat, contract, auction } = deal;
  const { game, hand, ouvert } = contract;
  const { bid } = auction;
  const ten = packMask(deal.dealt[seat] ?? []);
  const isForehand = seat === deal.forehand;
  const before = prospectsOf(ten, isForehand, bid, seed).find(
    (each) => each.game === game && each.hand === hand && each.ouvert === (game === "N" && ouvert),
  );
  const twelve = packMask(twelveOf(deal));
  const putAway = hand ? null : putAwayIn(game, packMask(deal.discard ?? []));
  const played = hand ? ten : twelve & ~packMask(deal.discard ?? []);
  const own = chancesOf({ game, ouvert: game === "N" && ouvert, ten: played, putAway, isForehand });
  const best = bestPlan(plansFor(twelve, isForehand, bid));
  return {
    seat,
    isSound: (hands.find((each) => each.seat === seat)?.limit ?? 0) >= bid,
    before: before ? chanceOf(before) : { game, hand, ouvert, chance: own.win },
    overbid: overbidShare(ten, contract, bid, seed),
    after: winAt({ game, ...own, value: plainValue(contract, twelve) }, bid),
    bestAfter: hand
      ? null
      : { game: best.game, hand, ouvert: best.ouvert, chance: winAt(best, bid) },
  };
}

/** What the game is worth without Schneider. */
function plainValue({ game, hand, ouvert }: Contract, twelve: number): number {
  if (game === "N") return nullValue(hand, ouvert);
  return BASE_VALUE[game] * (Math.abs(matadors(packCards(twelve), game)) + 1 + Number(hand));
}

/** The chance of winning at a bid: a game below it needs Schneider, or cannot be won at all (RULES.md 8.4). */
function winAt(plan: Pick<Plan, "game" | "win" | "schneider" | "value">, bid: number): number {
  const { game, win, schneider, value } = plan;
  if (value >= bid) return win;
  return game !== "N" && value + BASE_VALUE[game] >= bid ? schneider : 0;
}

/** A game over the skats tried, with the points it promises (see `expectedScore`). */
interface Prospect extends GameChance {
  readonly score: number;
}

/** Every game with the skat taken and as Hand, over the skats that may lie there. */
function prospectsOf(
  ten: number,
  isForehand: boolean,
  bid: number,
  seed: number,
): readonly Prospect[] {
  const skats = skatsFor(ten, seed);
  const sums = new Map<string, Prospect>();
  const add = (hand: boolean, plan: Omit<Plan, "score" | "discard">): void => {
    const { game, ouvert } = plan;
    const key = `${game} ${hand} ${ouvert}`;
    const { chance, score } = sums.get(key) ?? { chance: 0, score: 0 };
    sums.set(key, {
      ...{ game, hand, ouvert },
      chance: chance + winAt(plan, bid) / skats.length,
      score: score + scoreAt(plan, bid) / skats.length,
    });
  };
  for (const skat of skats) {
    for (const plan of plansFor(ten | skat, isForehand, 0)) add(false, plan);
    for (const contract of HAND_GAMES) {
      const own = chancesOf({ ...contract, ten, putAway: null, isForehand });
      const { game, ouvert } = contract;
      add(true, { game, ouvert, ...own, value: plainValue(contract, ten | skat) });
    }
  }
  return [...sums.values()];
}

const HAND_GAMES: readonly Contract[] = [
  ...GAMES.map((game) => ({ game, ouvert: false })),
  { game: "N" as const, ouvert: true },
].map((each) => ({ ...each, hand: true, schneider: false, schwarz: false }));

function mostPromising(prospects: readonly Prospect[]): GameChance {
  const best = prospects.reduce((most, next) => (next.score > most.score ? next : most));
  return chanceOf(best);
}

function chanceOf({ game, hand, ouvert, chance }: Prospect): GameChance {
  return { game, hand, ouvert, chance };
}

function overbidShare(ten: number, contract: Contract, bid: number, seed: number): number {
  const skats = skatsFor(ten, seed);
  const over = skats.filter((skat) => plainValue(contract, ten | skat) < bid);
  return over.length / skats.length;
}

function saidBy({ said }: DealState, seat: Seat): number {
  let reached = 0;
  let own = 0;
  for (const call of said) {
    if (call.type === "bid") reached = call.value;
    if (call.seat === seat && call.type !== "pass") own = reached;
  }
  return own;
}
