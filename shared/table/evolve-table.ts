import { assertNever } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import { type SheetRow, seriesOver } from "../skat/sheet.ts";
import { isAround } from "./around-events.ts";
import type { DealEnded, FoldableEvent, Seated } from "./events.ts";
import { evolveAround } from "./evolve-around.ts";
import { type DealEvent, evolveDeal, openDeal } from "./evolve-deal.ts";
import type {
  DealState,
  EndedDeal,
  IncomingPlayer,
  SeatedPlayer,
  TableState,
  Undo,
} from "./state.ts";

/** The state after one more event, but for the clock: a replay has none. */
export function evolveTable(state: TableState, event: FoldableEvent): TableState {
  const { seq } = event;
  const next = { ...state, seq, at: event.at ?? state.at, deletesAt: null };
  if (isAround(event)) return evolveAround(next, event);
  switch (event.type) {
    case "tableOpened": {
      const { table, rules, commitment } = event;
      const players = new Array<null>(rules.players).fill(null);
      return { ...next, table, rules, players, proof: { ...state.proof, commitment } };
    }
    case "seated":
      return afterSeating(next, event);
    case "nonceGiven": {
      const player = state.players[event.seat];
      if (!player) return next;
      const players = withPlayer(state.players, event.seat, { ...player, nonce: event.nonce });
      return { ...next, players };
    }
    case "chainOpened":
      return { ...next, proof: { ...state.proof, commitment: event.commitment } };
    case "dealt":
      return {
        ...next,
        phase: "bidding",
        deal: openDeal(event, state.rules.players),
        proof: { ...state.proof, dealt: event.k },
        undo: null,
      };
    case "dealEnded":
      return afterDeal(next, event);
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
      if (!state.deal) return next;
      const deal = evolveDeal(state.deal, event);
      const undo = undoOf(state, event);
      return { ...next, phase: phaseOf(deal, state), deal, undo, votes: withoutTakeBack(state) };
    }
    default:
      return assertNever(event);
  }
}

/** Whether the series is over: by its terms, or because it was ended before. */
export function isSeriesOver({ rules, rows, endedEarly }: TableState): boolean {
  return endedEarly || seriesOver(rules, rows);
}

/** An empty chair is taken at once, somebody's seat only with the next deal. */
function afterSeating(state: TableState, event: Seated): TableState {
  const { seat, offsets } = event;
  const player = seatedPlayer(event);
  if (!state.players[seat] || !state.deal)
    return { ...state, players: withPlayer(state.players, seat, player) };
  const incoming: IncomingPlayer = offsets ? { ...player, offsets } : player;
  return { ...state, incoming: { ...state.incoming, [seat]: incoming } };
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

/** How the deal stood before an act that can be taken back; null after any other. */
function undoOf({ seq, phase, deal }: TableState, event: DealEvent): Undo | null {
  switch (event.type) {
    case "bid":
    case "held":
    case "passed":
    case "declared":
    case "played":
      return deal && { seat: event.seat, undone: event.type, seq, phase, deal };
    default:
      return null;
  }
}

/** Whoever acts turns a take-back down that was asked for. */
function withoutTakeBack({ votes }: TableState): TableState["votes"] {
  return votes.length > 0 ? votes.filter(({ kind }) => kind !== "take-back") : votes;
}

function afterDeal(state: TableState, event: DealEnded): TableState {
  // A series that is ended stands as it stood: the deal that was broken off is no row of it.
  const rows = state.endedEarly ? state.rows : [...state.rows, rowOf(event, state.deal)];
  const ended = { ...state, deal: null, last: factsOf(event), rows, undo: null };
  const proof = { ...state.proof, link: event.link };
  const phase = isSeriesOver(ended) ? "finished" : "bidding";
  return {
    ...ended,
    ...withIncoming(ended),
    ended: endedDeal(state.deal),
    ...{ phase, proof, votes: withoutTakeBack(state) },
  };
}

function withIncoming({ players, incoming }: TableState): Pick<TableState, "players" | "incoming"> {
  const all = Object.values(incoming);
  if (all.length === 0) return { players, incoming };
  let seated = players;
  for (const { offsets: _, ...player } of all) seated = withPlayer(seated, player.seat, player);
  return { players: seated, incoming: {} };
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

function rowOf({ n, settlement, entries, result }: DealEnded, deal: DealState | null): SheetRow {
  return {
    n,
    dealer: deal?.dealer ?? 0,
    declarer: settlement?.declarer ?? null,
    game: settlement?.game ?? null,
    value: settlement?.value ?? 0,
    won: settlement?.won ?? false,
    entries,
    ...(result === "annulled" && { annulled: true }),
  };
}
