import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { dealOut } from "../skat/deal.ts";
import { activeSeats, type DealRoles } from "../skat/seats.ts";
import type { Hands } from "./events.ts";
import { CHAIN_LENGTH, linksTo, shuffle } from "./shuffle.ts";

/** A finished deal with everything that is published about its shuffle. */
export interface PublishedDeal {
  readonly table: string;
  readonly k: number;
  readonly roles: DealRoles;
  readonly nonces: readonly string[];
  /** The link before this one, in hex: the commitment for the first deal of a chain. */
  readonly earlier: string;
  readonly link: string;
  readonly hands: Hands;
  readonly skat: readonly string[];
}

export interface ShuffleCheck {
  /** The revealed link hashes to the one published before: the server had fixed it in advance. */
  readonly linkHolds: boolean;
  /** The cards are those that link and nonces give. */
  readonly cardsHold: boolean;
  /** How many cards were cut off the top; null when the link cannot be read. */
  readonly cutAt: number | null;
}

const LINK = /^[0-9a-f]{64}$/;

/**
 * Recomputes a deal from what was published about it. It proves that the server could not choose the cards once it had
 * seen the nonces, not that it did not know them.
 */
export function checkShuffle(deal: PublishedDeal): ShuffleCheck {
  if (!LINK.test(deal.link)) return { linkHolds: false, cardsHold: false, cutAt: null };
  const { pack, cutAt } = shuffle(hexToBytes(deal.link), deal);
  const cards = dealOut(pack);
  const hands = [cards.forehand, cards.middlehand, cards.rearhand];
  const same = (a: readonly string[] | undefined, b: readonly string[]): boolean =>
    a !== undefined && a.join() === b.join();
  const handsHold = activeSeats(deal.roles).every((seat, place) =>
    same(deal.hands[seat], hands[place] ?? []),
  );
  return {
    linkHolds: linksTo(deal.link, deal.earlier),
    cardsHold: handsHold && same(deal.skat, cards.skat),
    cutAt,
  };
}

/** How often the link of the k-th deal is hashed until the end of its chain comes out. */
export function stepsToCommitment(k: number): number {
  return ((k - 1) % CHAIN_LENGTH) + 1;
}

/** Whether the link of the k-th deal leads to what was published before the first deal of its chain; both in hex. */
export function leadsTo(commitment: string, link: string, k: number): boolean {
  if (!LINK.test(link)) return false;
  let hashed = hexToBytes(link);
  for (let step = stepsToCommitment(k); step > 0; step--) hashed = sha256(hashed);
  return bytesToHex(hashed) === commitment;
}
