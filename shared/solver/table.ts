/**
 * The memory of a search: for positions at the start of a trick, what is proved about the points still to win.
 *
 * A flat hash table in buckets of two. The first place of a bucket keeps the position with more cards, which cost more
 * to prove; the second always takes the newest. An entry is four words: two of key (keys.ts), one of bounds, one of age.
 */
export interface Table {
  readonly words: Int32Array;
  /** Turns a hash into the first word of a bucket. */
  readonly mask: number;
  /** The age written into new entries; entries of another age are empty places. */
  readonly age: number;
  /** Empties the table at once. */
  forget(): void;
}

const WORDS = 4;
const MAX_AGE = 0x7ffffff;

/** @param bits the table holds 2^bits positions of 16 bytes each */
export function createTable(bits: number): Table {
  const words = new Int32Array(WORDS << bits);
  const table = {
    words,
    mask: words.length - 2 * WORDS,
    age: 1,
    forget() {
      table.age++;
      if (table.age < MAX_AGE) return;
      words.fill(0);
      table.age = 1;
    },
  };
  return table;
}

/** Lower and upper bound, the leader and the best card known, in one word. */
export function packEntry(low: number, high: number, leader: number, move: number): number {
  return low | (high << 7) | (leader << 14) | (move << 16);
}
export const lowOf = (entry: number): number => entry & 127;
export const highOf = (entry: number): number => (entry >>> 7) & 127;
const leaderOf = (entry: number): number => (entry >>> 14) & 3;
/** The bit of the card that decided last time; a hint, to be checked for being held. */
export const moveOf = (entry: number): number => (entry >>> 16) & 31;

function bucketOf(table: Table, key1: number, key2: number, leader: number): number {
  const mixed = Math.imul(key1 + leader, 0x9e3779b1) ^ Math.imul(key2 ^ (key1 >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 14)) << 3) & table.mask;
}

/** Where the entry of a position stands, or -1. */
export function find(table: Table, key1: number, key2: number, leader: number): number {
  const { words } = table;
  const bucket = bucketOf(table, key1, key2, leader);
  if (isAt(table, words, bucket, key1, key2, leader)) return bucket;
  if (isAt(table, words, bucket + WORDS, key1, key2, leader)) return bucket + WORDS;
  return -1;
}

function isAt(
  table: Table,
  words: Int32Array,
  place: number,
  key1: number,
  key2: number,
  leader: number,
): boolean {
  return (
    words[place] === key1 &&
    words[place + 1] === key2 &&
    leaderOf(words[place + 2] as number) === leader &&
    (words[place + 3] as number) >>> 4 === table.age
  );
}

/** The packed entry at a place `find` gave. */
export function entryAt(table: Table, place: number): number {
  return table.words[place + 2] as number;
}

/**
 * Writes what is now known about a position as a packed entry.
 * @param tricks how many tricks are left, at most 15: the more, the longer the entry is kept
 */
export function store(
  table: Table,
  key1: number,
  key2: number,
  entry: number,
  tricks: number,
): void {
  const { words } = table;
  const leader = leaderOf(entry);
  let place = find(table, key1, key2, leader);
  if (place < 0) {
    place = bucketOf(table, key1, key2, leader);
    const standing = words[place + 3] as number;
    if (standing >>> 4 === table.age && (standing & 15) > tricks) place += WORDS;
  }
  words[place] = key1;
  words[place + 1] = key2;
  words[place + 2] = entry;
  words[place + 3] = (table.age << 4) | tricks;
}
