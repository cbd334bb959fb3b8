/** A stream of pseudo-random numbers that is the same on every machine for the same seed. */
export interface Seeded {
  /** The next whole number from 0 to `below` - 1. */
  below(below: number): number;
}

/** Numbers from a seed (xorshift128 of Marsaglia, its state filled by a multiplicative hash of the seed). */
export function seeded(seed: number): Seeded {
  let state = seed | 0;
  const word = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  let [a, b, c, d] = [word(), word(), word(), word() | 1];
  return {
    below(below) {
      const mixed = a ^ (a << 11);
      [a, b, c] = [b, c, d];
      d = d ^ (d >>> 19) ^ mixed ^ (mixed >>> 8);
      return Math.floor(((d >>> 0) / 0x100000000) * below);
    },
  };
}

/** One whole number out of several, for a seed that depends on all of them. */
export function mixedSeed(...parts: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part & 0xffff), 0x01000193);
    hash = Math.imul(hash ^ (part >>> 16), 0x01000193);
  }
  return hash;
}

/** Shuffles in place. */
export function shuffle(items: number[], random: Seeded): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = items[i] as number;
    items[i] = items[j] as number;
    items[j] = kept;
  }
}
