/** Runs two pieces of work in turn, so that both see the same machine, and gives the median time of each and the ratio. */
export interface Ratio {
  readonly ms: number;
  readonly baseMs: number;
  readonly ratio: number;
}

export function ratioOf(work: () => void, base: () => void, rounds = 41): Ratio {
  const times: [number, number][] = [];
  for (let round = 0; round < rounds; round++) times.push([timed(work), timed(base)]);
  const measured = times.slice(Math.ceil(rounds / 5));
  const ms = median(measured.map(([own]) => own));
  const baseMs = median(measured.map(([, other]) => other));
  const ratio = median(measured.map(([own, other]) => own / other));
  return { ms, baseMs, ratio };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The number below which the given share (0 to 1) of all lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
