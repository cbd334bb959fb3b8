import type { Call } from "../skat/bidding.ts";
import { checkCall } from "../skat/calling.ts";
import { assertNever } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import type { GameCommand, SeatCommand } from "./commands.ts";
import type { TableContext } from "./context.ts";
import { isFull, nextDeal } from "./dealing.ts";
import { decideDeclaration, decideTaking } from "./decide-contract.ts";
import { decideCard } from "./decide-play.ts";
import { decideAnswer, decideClaim, decideConcession } from "./decide-shortening.ts";
import { decideAround, isGivenAway, isNews } from "./decide-votes.ts";
import type { Decision } from "./decision.ts";
import type { TableEvent } from "./events.ts";
import { refuse, type TableRefusalCode } from "./refusal.ts";
import { after, settlePassedIn } from "./settle.ts";
import type { TableState } from "./state.ts";

/**
 * Judges one command of a seat: the only place that says no to a player. Changes nothing; a refusal is a value. The next
 * deal is dealt together with the settlement before it.
 */
export function decide(
  state: TableState,
  seat: Seat,
  command: SeatCommand,
  context: TableContext,
): Decision {
  switch (command.type) {
    case "cut":
      return decideCut(state, seat, command.nonce, context);
    case "call-vote":
    case "vote":
    case "take-back":
    case "return":
      return decideAround(state, seat, command, context);
    default:
      return byHolder(state, seat, decideGame(state, seat, command, context));
  }
}

/**
 * Judges a command that a bot gives for somebody who is away or whose time was up: an act of the game like any other, marked
 * in the log unless everybody knows already that a bot goes on there.
 */
export function decideStandIn(
  state: TableState,
  seat: Seat,
  command: GameCommand,
  context: TableContext,
): Decision {
  const decision = decideGame(state, seat, command, context);
  if (!decision.ok || state.players[seat]?.left) return decision;
  return { ok: true, value: [{ type: "stoodIn", seat }, ...decision.value] };
}

/** Whoever acts is there: no bot goes on for him, and nobody has to decide about his seat. */
function byHolder(state: TableState, seat: Seat, decision: Decision): Decision {
  if (!decision.ok || !isNews(state, seat)) return decision;
  if (isGivenAway(state, seat)) return refuse("SEAT_TAKEN", { seat });
  return { ok: true, value: [{ type: "returned", seat }, ...decision.value] };
}

/** Judges an act of the game, whoever gives it for the seat. */
export function decideGame(
  state: TableState,
  seat: Seat,
  command: GameCommand,
  context: TableContext,
): Decision {
  const closed = refusalOfPhase(state, seat);
  if (closed) return refuse(closed);
  switch (command.type) {
    case "bid":
    case "hold":
    case "pass":
      return decideCall(state, seat, command, context);
    case "take-skat":
      return decideTaking(state, seat);
    case "declare":
      return decideDeclaration(state, seat, command);
    case "play":
      return decideCard(state, seat, command.card, context);
    case "claim":
      return decideClaim(state, seat, command.level ?? null, context);
    case "concede":
      return decideConcession(state, seat, command, context);
    case "answer":
      return decideAnswer(state, seat, command.accept, context);
    default:
      return assertNever(command);
  }
}

/** Why nothing at all may be done by this seat now, or null. */
function refusalOfPhase(state: TableState, seat: Seat): TableRefusalCode | null {
  if (state.phase === "finished") return "SERIES_OVER";
  if (state.phase === "paused") return "TABLE_PAUSED";
  if (!state.deal) return "NOT_NOW";
  return state.deal.sitsOut === seat ? "NOT_IN_THIS_DEAL" : null;
}

/** A share in the shuffle, before the first deal. It starts a table that waits for nobody else (DESIGN.md). */
function decideCut(state: TableState, seat: Seat, nonce: string, context: TableContext): Decision {
  if (state.phase !== "seating") return refuse("NOT_NOW");
  const given: TableEvent = { type: "nonceGiven", seat, nonce };
  const next = after(state, given);
  return { ok: true, value: isFull(next) ? [given, ...nextDeal(next, null, context)] : [given] };
}

function decideCall(state: TableState, seat: Seat, call: Call, context: TableContext): Decision {
  const { deal } = state;
  if (!deal) return refuse("NOT_NOW");
  if (seat === state.rules.duel && call.type !== "pass") return refuse("DUEL_BOT_PASSES");
  const checked = checkCall(deal.auction, seat, call);
  if (!checked.ok) return checked;
  const said = saying(seat, call);
  const next = after(state, said);
  const passedIn = next.deal?.auction.stage === "over" && next.deal.declarer === null;
  return { ok: true, value: passedIn ? [said, ...settlePassedIn(next, context)] : [said] };
}

function saying(seat: Seat, call: Call): TableEvent {
  switch (call.type) {
    case "bid":
      return { type: "bid", seat, value: call.value };
    case "hold":
      return { type: "held", seat };
    case "pass":
      return { type: "passed", seat };
    default:
      return assertNever(call);
  }
}
