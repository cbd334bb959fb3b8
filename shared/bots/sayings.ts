/** Writes what a group of rules says into `out` from place `at` on, and gives the place after it. */
export function say(out: Float64Array, at: number, sayings: readonly number[]): number {
  for (let n = 0; n < sayings.length; n++) out[at + n] = sayings[n] as number;
  return at + sayings.length;
}
