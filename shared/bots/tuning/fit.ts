/**
 * Minimises a sum of losses over examples by Adam with a small pull towards zero: a few passes over shuffled examples.
 * @param gradient adds an example's gradient to `out`
 */
export function descend(
  weights: Float64Array,
  examples: number,
  order: (pass: number) => readonly number[],
  gradient: (example: number, weights: Float64Array, out: Float64Array) => void,
  { passes, batch, rate, decay }: { passes: number; batch: number; rate: number; decay: number },
): void {
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  const out = new Float64Array(weights.length);
  let step = 0;
  for (let pass = 0; pass < passes; pass++) {
    const sequence = order(pass);
    const slower = rate * (1 - (0.9 * pass) / passes);
    for (let start = 0; start < examples; start += batch) {
      out.fill(0);
      const end = Math.min(examples, start + batch);
      for (let n = start; n < end; n++) gradient(sequence[n] as number, weights, out);
      step++;
      for (let n = 0; n < weights.length; n++) {
        const slope = (out[n] as number) / (end - start) + decay * (weights[n] as number);
        mean[n] = 0.9 * (mean[n] as number) + 0.1 * slope;
        square[n] = 0.999 * (square[n] as number) + 0.001 * slope * slope;
        const unbiased = (mean[n] as number) / (1 - 0.9 ** step);
        const spread = Math.sqrt((square[n] as number) / (1 - 0.999 ** step)) + 1e-8;
        weights[n] = (weights[n] as number) - (slower * unbiased) / spread;
      }
    }
  }
}
