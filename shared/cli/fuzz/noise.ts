import { BID_VALUES } from "../../skat/bids.ts";
import { type Card, PACK } from "../../skat/cards.ts";
import { GAMES } from "../../skat/games.ts";
import { assertNever } from "../../skat/refusal.ts";
import type { SeatCommand } from "../../table/commands.ts";
import type { DealState, Phase, TableState } from "../../table/state.ts";
import type { Random } from "./random.ts";

type Type = SeatCommand["type"];

const TYPES: readonly Type[] = [
  ...(["bid", "hold", "pass", "take-skat", "declare", "play"] as const),
  ...(["claim", "concede", "answer", "cut"] as const),
];

/** What is about right in a phase, so that it is refused for a subtler reason. */
const NEAR: Readonly<Record<Phase, readonly Type[]>> = {
  seating: ["cut"],
  bidding: ["bid", "hold"],
  skat: ["declare"],
  declaring: ["declare"],
  playing: ["play", "play", "claim", "answer"],
  paused: TYPES,
  finished: TYPES,
};

/** Any command at all, whether it makes sense or not. */
export function anyCommand(random: Random, { phase, deal }: TableState): SeatCommand {
  const type = random.pick(random.chance(0.6) ? NEAR[phase] : TYPES);
  const flag = (): boolean => random.chance(0.2);
  switch (type) {
    case "bid":
      return { type, value: random.chance(0.7) ? random.pick(BID_VALUES) : random.below(300) };
    case "hold":
    case "pass":
    case "take-skat":
      return { type };
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

function anyDiscard(random: Random, deal: DealState | null): readonly Card[] | null {
  if (random.chance(0.1)) return null;
  const held = deal?.declarer == null ? [] : (deal.hands[deal.declarer] ?? []);
  const from = held.length > 0 && random.chance(0.7) ? held.slice(0, 4) : PACK;
  const size = random.pick([0, 1, 2, 2, 2, 2, 2, 3]);
  return Array.from({ length: size }, () => random.pick(from));
}
