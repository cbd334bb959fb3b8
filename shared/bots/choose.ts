import { assertNever } from "../skat/refusal.ts";
import { canonicalCommand, type SeatCommand } from "../table/commands.ts";
import type { BotLevel } from "../table/rules.ts";
import type { SeatView } from "../table/view.ts";
import { outlookOf, rivalsAt } from "./bidding.ts";
import type { DeclaringEffort } from "./declare-by-play.ts";
import { chooseDeclaration, chooseSkatOrHand, leaderFor } from "./declaring.ts";
import { firstListed } from "./first-listed.ts";
import { packMask } from "./masks.ts";
import { cardBySearch, type Effort } from "./search-card.ts";
import { answerTo, claimOf } from "./shortening.ts";
import { cardAt, type Place, situationOf } from "./situation.ts";

/** What the rules of play say weighs little beside worlds both judged with open cards and played on. */
const THINKING = { playsOn: true, readsPlay: true, rules: 0.002 } as const;

/**
 * What a level spends on a card. The instant level plays by the rules of play and only counts out the last tricks, which
 * fits the ten milliseconds of the smallest server.
 */
export const EFFORTS: Readonly<Record<BotLevel, Effort>> = {
  instant: {
    ...{ fromCards: 5, openFrom: 5, worlds: 16, nodes: 8_000, drawnPerWorld: 4 },
    ...{ playsOn: false, readsPlay: false, rules: 0.02 },
  },
  club: { ...THINKING, fromCards: 8, openFrom: 7, worlds: 16, nodes: 200_000, drawnPerWorld: 4 },
  strong: {
    ...THINKING,
    ...{ fromCards: 10, openFrom: 10, worlds: 80, nodes: 2_000_000, drawnPerWorld: 8 },
  },
  master: {
    ...THINKING,
    ...{ fromCards: 10, openFrom: 10, worlds: 200, nodes: 20_000_000, drawnPerWorld: 10 },
  },
};

/**
 * What a level spends on the card of the player at `place`. A declarer gains nothing by more worlds than _strong_ looks at
 * (README.md); defenders do, who have to tell what the declarer holds and put away.
 */
export function effortFor(level: BotLevel, place: Place): Effort {
  return EFFORTS[level === "master" && place === 0 ? "strong" : level];
}

/** What a level spends on its bids and its declaration beyond the tables. */
export const DECLARING: Readonly<Record<BotLevel, DeclaringEffort | null>> = {
  instant: null,
  club: { plans: 8, deals: 30, dealsPerSkat: 4 },
  strong: { plans: 12, deals: 100, dealsPerSkat: 10 },
  master: { plans: 20, deals: 200, dealsPerSkat: 20 },
};

export interface BotOptions {
  readonly level: BotLevel;
  /** What the bot's sampling depends on beside the view; the same view and seed give the same command. 0 if left out. */
  readonly seed?: number;
}

/**
 * The command a bot gives when it is its turn, or when an offer wants its answer. It knows what its seat sees and nothing
 * else, is the same on every machine, and always is a command the table accepts.
 * @throws Error when the seat has nothing to do
 */
export function choose(view: SeatView, options: BotOptions): SeatCommand {
  const command = wish(view, options);
  return isListed(command, view.legal) ? command : firstListed(view);
}

function wish(view: SeatView, options: BotOptions): SeatCommand {
  const { phase } = view.state;
  const seed = options.seed ?? 0;
  switch (phase) {
    case "bidding":
      return chooseCall(view, DECLARING[options.level], seed);
    case "skat":
      return chooseSkatOrHand(view, DECLARING[options.level], seed);
    case "declaring":
      return chooseDeclaration(view, DECLARING[options.level], seed);
    case "playing":
      return choosePlay(view, options.level, seed);
    case "seating":
    case "paused":
    case "finished":
      return { type: "pass" };
    default:
      return assertNever(phase);
  }
}

function chooseCall(view: SeatView, effort: DeclaringEffort | null, seed: number): SeatCommand {
  const { deal } = view.state;
  const bid = view.legal.find((command) => command.type === "bid");
  const asked = view.legal.some((command) => command.type === "hold");
  const value = asked ? deal?.bid : bid?.value;
  if (value === undefined) return { type: "pass" };
  const outlook = outlookOf(packMask(view.hand), leaderFor(view), seed, effort);
  if (value > outlook.limit(rivalsAt(deal?.bid ?? 0))) return { type: "pass" };
  return asked ? { type: "hold" } : { type: "bid", value };
}

function choosePlay(view: SeatView, level: BotLevel, seed: number): SeatCommand {
  const { deal } = view.state;
  const situation = situationOf(view);
  if (!situation || !deal) return { type: "pass" };
  const mustAnswer = view.legal.some((command) => command.type === "answer");
  if (mustAnswer && deal.offer) {
    return answerTo(situation, deal.offer, deal.offer.by === deal.declarer);
  }
  const claim = claimOf(situation, view.legal);
  if (claim) return claim;
  const card = cardBySearch(situation, effortFor(level, situation.me), seed);
  return { type: "play", card: cardAt(card, situation.layout) };
}

/** Whether a command is one of those listed, a declaration's own discard apart. */
function isListed(command: SeatCommand, legal: readonly SeatCommand[]): boolean {
  const bare = (one: SeatCommand): string =>
    canonicalCommand(one.type === "declare" ? { ...one, discard: null } : one);
  const wanted = bare(command);
  return legal.some((one) => bare(one) === wanted);
}
