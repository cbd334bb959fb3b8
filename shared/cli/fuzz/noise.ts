import { BID_VALUES } from "../../skat/bids.ts";
import { type Card, PACK } from "../../skat/cards.ts";
import { GAMES } from "../../skat/games.ts";
import { assertNever } from "../../skat/refusal.ts";
import { seatsOf } from "../../skat/seats.ts";
import type { CallVoteCommand, SeatCommand } from "../../table/commands.ts";
import type { DealState, Phase, TableState } from "../../table/state.ts";
import type { Random } from "./random.ts";

type Type = SeatCommand["type"];

const TYPES: readonly Type[] = [
  ...(["bid", "hold", "pass", "take-skat", "declare", "play"] as const),
  ...(["claim", "concede", "answer", "cut"] as const),
  ...(["call-vote", "vote", "take-back", "return"] as const),
];

/** What is about right in a phase, so that it is refused for a subtler reason. */
const NEAR: Readonly<Record<Phase, readonly Type[]>> = {
  seating: ["cut"],
  bidding: ["bid", "hold"],
  skat: ["declare"],
  declaring: ["declare"],
  playing: ["play", "play", "claim", "answer"],
  paused: [...TYPES, "vote", "call-vote"],
  finished: TYPES,
};

/** Any command at all, whether it makes sense or not. */
export function anyCommand(random: Random, state: TableState): SeatCommand {
  const { phase, deal, votes } = state;
  const type = random.pick(random.chance(0.6) ? NEAR[phase] : TYPES);
  const flag = (): boolean => random.chance(0.2);
  switch (type) {
    case "bid":
      return { type, value: random.chance(0.7) ? random.pick(BID_VALUES) : random.below(300) };
    case "hold":
    case "pass":
    case "take-skat":
    case "take-back":
    case "return":
      return { type };
    case "call-vote":
      return anyVote(random, state);
    case "vote": {
      const id = votes.length > 0 && random.chance(0.9) ? random.pick(votes).id : random.below(50);
      return { type, vote: id, agree: random.chance(0.8) };
    }
    case "declare":
      return {
        type,
        game: random.pick([...GAMES, "X", ""]),
        hand: random.chance(phase === "skat" ? 0.7 : 0.2),
        ...{ schneider: flag(), schwarz: flag(), ouvert: flag() },
        discard: anyDiscard(random, deal),
      };
    case "play":
      return { type, card: random.pick(PACK) };
    case "claim":
      return { type, level: random.pick([undefined, "schneider", "schwarz"]) };
    case "concede":
      // Seldom, since it makes sense too often.
      return random.chance(0.2)
        ? { type, game: random.pick([undefined, "C", "G"]), hand: random.chance(0.5) }
        : { type: "answer", accept: true };
    case "answer":
      return { type, accept: random.chance(0.5) };
    case "cut":
      return { type, nonce: "00112233445566778899aabbccddeeff" };
    default:
      return assertNever(type);
  }
}

/** Any question to the table, whether it makes sense or not. */
export function anyVote(random: Random, { rules }: TableState): CallVoteCommand {
  const type = "call-vote";
  const about = random.pick(seatsOf(rules.players));
  const kind = random.pick([
    ...(["continue-with-bot", "replace", "pause", "resume"] as const),
    ...(random.chance(0.3) ? (["end-series"] as const) : []),
  ]);
  if (kind === "pause" || kind === "resume") return { type, kind };
  if (kind === "end-series") return random.chance(0.5) ? { type, kind, about } : { type, kind };
  return { type, kind, about };
}

function anyDiscard(random: Random, deal: DealState | null): readonly Card[] | null {
  if (random.chance(0.1)) return null;
  const held = deal?.declarer == null ? [] : (deal.hands[deal.declarer] ?? []);
  const from = held.length > 0 && random.chance(0.7) ? held.slice(0, 4) : PACK;
  const size = random.pick([0, 1, 2, 2, 2, 2, 2, 3]);
  return Array.from({ length: size }, () => random.pick(from));
}
