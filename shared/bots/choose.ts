import { assertNever } from "../skat/refusal.ts";
import { canonicalCommand, type SeatCommand } from "../table/commands.ts";
import type { BotLevel } from "../table/rules.ts";
import type { SeatView } from "../table/view.ts";
import { outlookOf } from "./bidding.ts";
import { chooseDeclaration, chooseSkatOrHand } from "./declaring.ts";
import { packMask } from "./masks.ts";
import { cardByRules } from "./play-card.ts";
import { answerTo, claimOf } from "./shortening.ts";
import { cardAt, situationOf } from "./situation.ts";

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
  if (isListed(command, view.legal)) return command;
  const [first] = view.legal;
  if (!first) throw new Error("this seat has nothing to do");
  return first.type === "declare" && first.discard === null
    ? { ...first, discard: view.hand.slice(0, 2) }
    : first;
}

function wish(view: SeatView, options: BotOptions): SeatCommand {
  const { phase } = view.state;
  const seed = options.seed ?? 0;
  switch (phase) {
    case "bidding":
      return chooseCall(view, seed);
    case "skat":
      return chooseSkatOrHand(view, seed);
    case "declaring":
      return chooseDeclaration(view);
    case "playing":
      return choosePlay(view);
    case "seating":
    case "paused":
    case "finished":
      return { type: "pass" };
    default:
      return assertNever(phase);
  }
}

function chooseCall(view: SeatView, seed: number): SeatCommand {
  const { deal } = view.state;
  const bid = view.legal.find((command) => command.type === "bid");
  const asked = view.legal.some((command) => command.type === "hold");
  const value = asked ? deal?.bid : bid?.value;
  if (value === undefined) return { type: "pass" };
  const outlook = outlookOf(packMask(view.hand), deal?.forehand === view.viewer, seed);
  if (value > outlook.limit()) return { type: "pass" };
  return asked ? { type: "hold" } : { type: "bid", value };
}

function choosePlay(view: SeatView): SeatCommand {
  const { deal } = view.state;
  const situation = situationOf(view);
  if (!situation || !deal) return { type: "pass" };
  const mustAnswer = view.legal.some((command) => command.type === "answer");
  if (mustAnswer && deal.offer) {
    return answerTo(situation, deal.offer, deal.offer.by === deal.declarer);
  }
  const claim = claimOf(situation, view.legal);
  if (claim) return claim;
  return { type: "play", card: cardAt(cardByRules(situation), situation.layout) };
}

/** Whether a command is one of those listed, a declaration's own discard apart. */
function isListed(command: SeatCommand, legal: readonly SeatCommand[]): boolean {
  const bare = (one: SeatCommand): string =>
    canonicalCommand(one.type === "declare" ? { ...one, discard: null } : one);
  const wanted = bare(command);
  return legal.some((one) => bare(one) === wanted);
}
