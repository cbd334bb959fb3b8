import type { Offsets } from "../../shared/table/working-time.ts";

/** How many minutes a wall clock is ahead of UTC at a moment; null when nothing is known of it. */
export function offsetIn(offsets: Offsets | null, at: number): number | null {
  if (!offsets) return null;
  const [first] = offsets;
  const current = offsets.findLast(([from]) => from <= at) ?? first;
  return current?.[1] ?? null;
}
