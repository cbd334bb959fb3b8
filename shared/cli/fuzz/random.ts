/** Repeatable chance: the same seed gives the same run on every machine. */
export interface Random {
  /** A whole number from 0 to count - 1. */
  below(count: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** @param seed any whole number */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  // Mulberry32: short, and good enough to wander about with.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new RangeError("nothing to pick from");
      return items[below(items.length)] as (typeof items)[number];
    },
    shuffle: (items) => {
      const mixed = [...items];
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [mixed[i], mixed[j]] = [
          mixed[j] as (typeof mixed)[number],
          mixed[i] as (typeof mixed)[number],
        ];
      }
      return mixed;
    },
  };
}
