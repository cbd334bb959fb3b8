/**
 * Canonical keys of what is left in the three hands.
 *
 * Only three things about a class matter: who holds its remaining cards, in which order they stand, and what they count.
 * So each remaining card is written as its owner in a slot of two bits, and cards of equal points close ranks downwards:
 * with the 8 gone, a 7 and a 9 give the same key. Four such codes make 64 bits, exact (no two different positions share
 * a key) and free of the deal they came from, so one table serves many worlds.
 */
export interface KeyShape {
  /** For each of the four chunks of a hand, from the lowest bit: how many cards of equal points follow each other. */
  readonly chunks: readonly (readonly number[])[];
}

const POINT_SUIT = [3, 1, 1, 1, 1] as const;
/** Points count: 7 8 9 are alike, so are the jacks. Suit games and Grand share it (layout.ts). */
export const BY_POINTS: KeyShape = {
  chunks: [POINT_SUIT, POINT_SUIT, POINT_SUIT, [...POINT_SUIT, 4]],
};
/** Only tricks count, in a suit game: trumps are one run of eleven. */
export const BY_TRICKS_IN_SUIT: KeyShape = { chunks: [[7], [7], [7], [11]] };
/** Only tricks count, in Grand: the suit under the jacks is a run of its own. */
export const BY_TRICKS_IN_GRAND: KeyShape = { chunks: [[7], [7], [7], [7, 4]] };
/** Only tricks count, in Null. */
export const BY_TRICKS_IN_NULL: KeyShape = { chunks: [[8], [8], [8], [8]] };

/** Filled per deal: the code of every subset of the cards held, chunk by chunk. */
export interface Keys {
  /** One table after the other for each chunk, lowest first, indexed by the chunk's bits of a hand. */
  readonly codes: Int32Array;
  /** Cards in each of the three lower chunks, which are of one size. */
  readonly size: number;
  /** Tells the keys who holds what: the hands in the order declarer, next, next but one. */
  deal(first: number, second: number, third: number): void;
}

/** The first word of the key of all cards left: the highest chunk, and what fits of the next. */
export function keyOne(keys: Keys, all: number): number {
  const { codes, size } = keys;
  const third = codes[(2 << size) + ((all >>> (2 * size)) & ((1 << size) - 1))] as number;
  return (codes[(3 << size) + (all >>> (3 * size))] as number) | (third << (64 - 6 * size));
}

/** The second word: the two lowest chunks, and the rest of the third. */
export function keyTwo(keys: Keys, all: number): number {
  const { codes, size } = keys;
  const low = (1 << size) - 1;
  const third = codes[(2 << size) + ((all >>> (2 * size)) & low)] as number;
  const first = codes[all & low] as number;
  const second = codes[(1 << size) + ((all >>> size) & low)] as number;
  // In Null 4 * size is 32, a shift by 0, and nothing of the third chunk is left.
  return first | (second << (2 * size)) | ((third >>> (6 * size - 32)) << (4 * size));
}

export function createKeys(shape: KeyShape): Keys {
  const sizes = shape.chunks.map((groups) => groups.reduce((sum, size) => sum + size, 0));
  const shifts = sizes.map((_, chunk) => sizes.slice(0, chunk).reduce((sum, n) => sum + n, 0));
  const size = sizes[0] as number;
  const codes = new Int32Array((3 << size) + (1 << (sizes[3] as number)));
  const groupStart = shape.chunks.map(groupStarts);
  let dealt = [0, 0, 0];

  return {
    codes,
    size,
    deal(first, second, third) {
      const sameOwners = (first & ~(dealt[0] as number)) | (second & ~(dealt[1] as number));
      if ((sameOwners | (third & ~(dealt[2] as number))) === 0) return;
      dealt = [first, second, third];
      for (let chunk = 0; chunk < 4; chunk++) {
        const mask = (1 << (sizes[chunk] as number)) - 1;
        const bits = (hand: number) => (hand >>> (shifts[chunk] as number)) & mask;
        fill(
          codes.subarray(chunk << size),
          groupStart[chunk] as Uint8Array,
          bits(first),
          bits(second),
          bits(third),
        );
      }
    },
  };
}

/** By bit of a chunk: the first bit of its group of equal cards. */
function groupStarts(groups: readonly number[]): Uint8Array {
  return Uint8Array.from(
    groups.flatMap((size, group) => {
      const start = groups.slice(0, group).reduce((sum, n) => sum + n, 0);
      return Array<number>(size).fill(start);
    }),
  );
}

function fill(codes: Int32Array, starts: Uint8Array, first: number, second: number, third: number) {
  const held = first | second | third;
  codes[0] = 0;
  // The subsets of `held` in rising order, so that each finds the one without its highest card done.
  for (let subset = (0 - held) & held; subset !== 0; subset = (subset - held) & held) {
    const top = 31 - Math.clz32(subset);
    const rest = subset ^ (1 << top);
    const start = starts[top] as number;
    let slot = start;
    for (let below = rest >>> start; below !== 0; below &= below - 1) slot++;
    const owner = (first >>> top) & 1 ? 1 : (second >>> top) & 1 ? 2 : 3;
    codes[subset] = (codes[rest] as number) | (owner << (2 * slot));
  }
}
