import { BID_VALUES } from "../../skat/bids.ts";
import { PACK } from "../../skat/cards.ts";
import type { SeatCommand } from "../../table/commands.ts";
import type { Random } from "./random.ts";

/** Any command at all, whether it makes sense or not. */
export function anyCommand(random: Random): SeatCommand {
  const flag = (): boolean => random.chance(0.3);
  switch (random.below(10)) {
    case 0:
      return { type: "bid", value: random.chance(0.7) ? random.pick(BID_VALUES) : random.below(300) };
    case 1:
      return { type: "hold" };
    case 2:
      return { type: "pass" };
    case 3:
      return { type: "take-skat" };
    case 4:
    case 5:
      return {
        type: "declare",
        game: random.pick(["C", "S", "H", "D", "G", "N", "N", "X", ""]),
        hand: random.chance(0.5),
        ...{ schneider: flag(), schwarz: flag(), ouvert: flag() },
        discard: anyDiscard(random),
      };
    case 6:
      return { type: "play", card: random.pick(PACK) };
    case 7:
      return { type: "claim", level: random.pick([undefined, "schneider", "schwarz"]) };
    case 8:
      return random.chance(0.2)
        ? {
            type: "concede",
            game: random.pick([undefined, "C", "S", "H", "D", "G"]),
            hand: random.chance(0.5),
          }
        : { type: "cut", nonce: "00112233445566778899aabbccddeeff" };
    default:
      return { type: "answer", accept: random.chance(0.5) };
  }
}

function anyDiscard(random: Random) {
  const cards = Array.from({ length: random.pick([0, 1, 2, 2, 2, 2, 3]) }, () => random.pick(PACK));
  return random.chance(0.1) ? null : cards;
}
