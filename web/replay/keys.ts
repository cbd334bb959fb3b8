/** The keys that step through a deal, and how far. */
export const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** What can be stepped through by keys. */
interface Stepping {
  /** Goes by a key; tells whether it was one that does something. */
  stepBy(key: string): boolean;
}

/**
 * Steps by a key, unless it means something else where it was pressed: in a field or a dialog, or the space bar on a
 * control.
 */
export function followKey(event: KeyboardEvent, replay: Stepping): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const path = event.composedPath().filter((node) => node instanceof Element);
  const own = "input, select, textarea, dialog";
  const controls = "button, a, summary";
  if (path.some((node) => node.matches(own))) return;
  if (event.key === " " && path.some((node) => node.matches(controls))) return;
  if (replay.stepBy(event.key)) event.preventDefault();
}
