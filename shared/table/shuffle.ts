import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Card, PACK } from "../skat/cards.ts";
import { CUT_PLACES, cut, SMALLEST_PACKET } from "../skat/deal.ts";
import type { PlayerCount, Seat } from "../skat/seats.ts";
import type { TableContext } from "./context.ts";

/** How many deals one chain serves (INTERFACE.md, The deal, byte for byte). */
export const CHAIN_LENGTH = 1024;

/** What a deal is made of besides the secret link; all of it public when it is dealt. */
export interface DealFacts {
  readonly table: string;
  readonly k: number;
  readonly nonces: readonly string[];
}

/** All links of a chain, `links[0]` being its published end; every link is the hash of the next. */
export function chainFrom(secret: Uint8Array): readonly Uint8Array[] {
  const links = [secret];
  for (let i = 0; i < CHAIN_LENGTH; i++) links.push(sha256(links[i] as Uint8Array));
  return links.reverse();
}

/** The key of one deal: its link mixed with the table, its number and everybody's nonces. */
export function dealKey(link: Uint8Array, { table, k, nonces }: DealFacts): Uint8Array {
  return hmac(sha256, link, utf8ToBytes(`fernskat/1|${table}|${k}|${nonces.join(",")}`));
}

/** The 32-bit words of one 32-byte block, big-endian. */
function wordsOf(block: Uint8Array): number[] {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  return Array.from({ length: block.byteLength / 4 }, (_, i) => view.getUint32(4 * i));
}

/** An endless stream of words: HMAC(key, 0), HMAC(key, 1), ... */
function* streamOf(key: Uint8Array): Generator<number> {
  const counter = new Uint8Array(4);
  for (let j = 0; ; j++) {
    new DataView(counter.buffer).setUint32(0, j);
    yield* wordsOf(hmac(sha256, key, counter));
  }
}

/** The next number below `count` with every number equally likely: words past the last full round are thrown away. */
function below(words: Iterator<number>, count: number): number {
  const limit = Math.floor(2 ** 32 / count) * count;
  for (;;) {
    const next = words.next();
    if (next.done) throw new Error("the words ran out: astronomically unlikely");
    if (next.value < limit) return next.value % count;
  }
}

/** A pack ready to be dealt. */
export interface Shuffled {
  /** Shuffled and cut, the first card dealt first. */
  readonly pack: readonly Card[];
  /** How many cards were taken off the top and put below. */
  readonly cutAt: number;
}

/** Shuffles and cuts the pack of a deal. */
export function shuffle(link: Uint8Array, facts: DealFacts): Shuffled {
  const words = streamOf(dealKey(link, facts));
  const pack = [...PACK];
  for (let i = pack.length - 1; i >= 1; i--) {
    const j = below(words, i + 1);
    [pack[i], pack[j]] = [pack[j] as Card, pack[i] as Card];
  }
  const cutAt = below(words, CUT_PLACES) + SMALLEST_PACKET;
  return { pack: cut(pack, cutAt), cutAt };
}

/** Who deals first: drawn from the key of the first deal. */
export function firstDealerOf(link: Uint8Array, facts: DealFacts, players: PlayerCount): Seat {
  const words = wordsOf(hmac(sha256, dealKey(link, facts), utf8ToBytes("dealer")));
  return below(words.values(), players) as Seat;
}

/** Whether `link` is the one before which `earlier` was published: it hashes to it. Both in hex. */
export function linksTo(link: string, earlier: string): boolean {
  return bytesToHex(sha256(hexToBytes(link))) === earlier;
}

/** The secret of the c-th chain (from 0) of a table, drawn from a master secret that is never revealed. */
function chainSecret(master: Uint8Array, chain: number): Uint8Array {
  return hmac(sha256, master, utf8ToBytes(`fernskat/1|chain|${chain}`));
}

/**
 * Deals from a table's hash chains.
 * @param master 32 random bytes, known to the server alone
 */
export function contextFrom(master: Uint8Array, table: string, players: PlayerCount): TableContext {
  const chains = new Map<number, readonly Uint8Array[]>();
  const chainOf = (k: number): readonly Uint8Array[] => {
    const chain = Math.floor((k - 1) / CHAIN_LENGTH);
    const links = chains.get(chain) ?? chainFrom(chainSecret(master, chain));
    chains.set(chain, links);
    return links;
  };
  const linkOf = (k: number): Uint8Array => chainOf(k)[((k - 1) % CHAIN_LENGTH) + 1] as Uint8Array;
  return {
    deal: (k, nonces) => shuffle(linkOf(k), { table, k, nonces }).pack,
    link: (k) => bytesToHex(linkOf(k)),
    commitment: (k) => bytesToHex(chainOf(k)[0] as Uint8Array),
    firstDealer: (nonces) => firstDealerOf(linkOf(1), { table, k: 1, nonces }, players),
  };
}
