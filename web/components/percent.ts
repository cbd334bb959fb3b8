/** A share (0 to 1) in whole per cent; what is not certain is never called so. */
export function percent(share: number): number {
  const rounded = Math.round(100 * share);
  if (rounded === 100 && share < 1) return 99;
  return rounded === 0 && share > 0 ? 1 : rounded;
}
