/** How far a finger has to go sideways, in CSS pixels, and how much more sideways than up or down. */
const FAR = 40;
const STEEPEST = 0.6;

/** Tells a swipe over an element: to the left is forward. Scrolling and pinching stay what they are. */
export function swipes(onSwipe: (forward: boolean) => void) {
  let start: { readonly id: number; readonly x: number; readonly y: number } | null = null;
  return {
    down: (event: PointerEvent): void => {
      start =
        event.isPrimary && event.pointerType !== "mouse"
          ? { id: event.pointerId, x: event.clientX, y: event.clientY }
          : null;
    },
    up: (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      start = null;
      if (Math.abs(dx) >= FAR && Math.abs(dy) <= STEEPEST * Math.abs(dx)) onSwipe(dx < 0);
    },
    cancel: (): void => {
      start = null;
    },
  };
}
