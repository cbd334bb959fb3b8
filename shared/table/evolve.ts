import { assertNever } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import { type SheetRow, seriesOver } from "../skat/sheet.ts";
import type { DealEnded, Seated, TableEvent } from "./events.ts";
import { evolveDeal, openDeal } from "./evolve-deal.ts";
import type { DealState, EndedDeal, SeatedPlayer, TableState } from "./state.ts";

/** An event that can be folded: as logged or as projected for one viewer. */
export type FoldableEvent = TableEvent & { readonly seq: number };

/**
 * The state after one more event: the one reducer that server, browser, bots and replays share. It never fails on a
 * legal log, looks at nothing but its arguments, and does not change them.
 */
export function evolve(state: TableState, event: FoldableEvent): TableState {
  const { seq } = event;
  switch (event.type) {
    case "tableOpened": {
      const { table, rules, commitment } = event;
      const players = new Array<null>(rules.players).fill(null);
      return { ...state, seq, table, rules, players, proof: { ...state.proof, commitment } };
    }
    case "seated":
      return { ...state, seq, players: withPlayer(state.players, event.seat, seatedPlayer(event)) };
    case "nonceGiven": {
      const player = state.players[event.seat];
      if (!player) return { ...state, seq };
      const players = withPlayer(state.players, event.seat, { ...player, nonce: event.nonce });
      return { ...state, seq, players };
    }
    case "chainOpened":
      return { ...state, seq, proof: { ...state.proof, commitment: event.commitment } };
    case "dealt":
      return {
        ...state,
        seq,
        phase: "bidding",
        deal: openDeal(event, state.rules.players),
        proof: { ...state.proof, dealt: event.k },
      };
    case "dealEnded":
      return afterDeal(state, event);
    case "bid":
    case "held":
    case "passed":
    case "skatTaken":
    case "declared":
    case "played":
    case "handShown":
    case "claimed":
    case "conceded":
    case "answered":
    case "adjudicated": {
      if (!state.deal) return { ...state, seq };
      const deal = evolveDeal(state.deal, event);
      return { ...state, seq, phase: phaseOf(deal, state), deal };
    }
    default:
      return assertNever(event);
  }
}

/** Folds a whole log, or the rest of one onto a state. */
export function fold(state: TableState, events: Iterable<FoldableEvent>): TableState {
  let folded = state;
  for (const event of events) folded = evolve(folded, event);
  return folded;
}

function withPlayer(
  players: readonly (SeatedPlayer | null)[],
  seat: Seat,
  player: SeatedPlayer,
): readonly (SeatedPlayer | null)[] {
  return players.map((old, place) => (place === seat ? player : old));
}

function seatedPlayer({ seat, person, kind, level, nonce }: Seated): SeatedPlayer {
  return level ? { seat, person, kind, level, nonce } : { seat, person, kind, nonce };
}

function phaseOf(deal: DealState, before: TableState): TableState["phase"] {
  if (deal.contract) return "playing";
  if (deal.declarer === null) return before.phase;
  return deal.pickedUp ? "declaring" : "skat";
}

function afterDeal(state: TableState, event: DealEnded): TableState {
  const { seq } = event as FoldableEvent;
  const rows = [...state.rows, rowOf(event, state.deal)];
  const phase = seriesOver(state.rules, rows) ? "finished" : "bidding";
  const proof = { ...state.proof, link: event.link };
  const last = factsOf(event);
  return { ...state, seq, phase, deal: null, last, ended: endedDeal(state.deal), rows, proof };
}

/** The fact without its envelope: the state must not tell which command caused it, nor differ between viewers. */
function factsOf(event: DealEnded): DealEnded {
  const { type, n, k, result, ending, settlement, entries, hands, skat, discard, link } = event;
  return { type, n, k, result, ending, settlement, entries, hands, skat, discard, link };
}

function endedDeal(deal: DealState | null): EndedDeal | null {
  if (!deal) return null;
  const { dealer, sitsOut, forehand, middlehand, rearhand } = deal;
  const { n, said, declarer, contract, tricks, trick } = deal;
  return {
    ...{ dealer, sitsOut, forehand, middlehand, rearhand },
    ...{ n, said, declarer, contract, tricks, trick },
  };
}

function rowOf({ n, settlement, entries }: DealEnded, deal: DealState | null): SheetRow {
  return {
    n,
    dealer: deal?.dealer ?? 0,
    declarer: settlement?.declarer ?? null,
    game: settlement?.game ?? null,
    value: settlement?.value ?? 0,
    won: settlement?.won ?? false,
    entries,
  };
}
