import { type Card, cardPoints, PACK, rankOf } from "../../skat/cards.ts";
import { dealOut } from "../../skat/deal.ts";
import type { Seat } from "../../skat/seats.ts";
import type { TableContext } from "../../table/context.ts";
import type { Random } from "./random.ts";

/** How a deal is slanted, so that what is rare at a real table comes up often enough. */
const SLANTS = ["even", "even", "strong", "low", "crushing"] as const;

/** A table's packs, drawn once each; chains, links and nonces are none of the rules' business. */
export function fuzzContext(random: Random, players: 3 | 4): TableContext {
  const packs = new Map<number, readonly Card[]>();
  const firstDealer = random.below(players) as Seat;
  // A chain of few links, so that new ones are opened.
  const chain = (k: number): string => `chain-${Math.floor((k - 1) / 5)}`;
  return {
    deal: (k) => {
      const pack = packs.get(k) ?? slantedPack(random);
      packs.set(k, pack);
      return pack;
    },
    link: (k) => `link-${k}`,
    commitment: chain,
    firstDealer: () => firstDealer,
  };
}

function slantedPack(random: Random): readonly Card[] {
  const slant = random.pick(SLANTS);
  const mixed = random.shuffle(PACK);
  if (slant === "even") return mixed;
  const noise = slant === "crushing" ? 0 : 12;
  const weight = new Map(mixed.map((card) => [card, power(card) + random.below(noise + 1)]));
  const worth = (card: Card): number => weight.get(card) ?? 0;
  const sorted = [...mixed].sort((a, b) => worth(b) - worth(a));
  const chosen = slant === "low" ? sorted.slice(-10) : sorted.slice(0, 10);
  const rest = mixed.filter((card) => !chosen.includes(card));
  const place = random.pick(["forehand", "middlehand", "rearhand"] as const);
  const places = new Set(dealOut(PACK)[place].map((card) => PACK.indexOf(card)));
  return PACK.map((_, n) => (places.has(n) ? chosen : rest).shift() as Card);
}

function power(card: Card): number {
  return rankOf(card) === "J" ? 40 : cardPoints(card) + (card[0] === "C" ? 10 : 0);
}
