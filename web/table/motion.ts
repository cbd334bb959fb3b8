/** Where something was on the screen before the table changed. */
export type Spot = Pick<DOMRect, "left" | "top" | "width" | "height">;

const MOVE_MS = 260;
const GATHER_MS = 300;
const DEAL_MS = 240;
const DEAL_STEP_MS = 28;
const EASE = "cubic-bezier(0.25, 0.7, 0.3, 1)";

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function spotOf(element: Element | null): Spot | null {
  return element?.getBoundingClientRect() ?? null;
}

/** Moves an element from where it (or its bearer) was to where it is now. A new move of the same element replaces it. */
export function moveFrom(element: HTMLElement, from: Spot): void {
  if (isStill()) return;
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(1, from.width / to.width);
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  const at = getComputedStyle(element).transform;
  const end = at === "none" ? "none" : at;
  element.animate([{ transform: start }, { transform: end }], { duration: MOVE_MS, easing: EASE });
}

/** Sends copies of the cards of a finished trick to its winner; the cards themselves are gone already. */
export function gather(
  copies: readonly { copy: HTMLElement; spot: Spot }[],
  layer: HTMLElement,
  to: Spot,
): void {
  if (isStill()) return;
  const origin = layer.getBoundingClientRect();
  for (const { copy, spot } of copies) {
    place(copy, spot, origin);
    layer.append(copy);
    const x = to.left + to.width / 2 - (spot.left + spot.width / 2);
    const y = to.top + to.height / 2 - (spot.top + spot.height / 2);
    copy.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
      ],
      { duration: GATHER_MS, easing: EASE, fill: "forwards" },
    ).onfinish = () => copy.remove();
  }
}

function place(copy: HTMLElement, spot: Spot, origin: Spot): void {
  copy.style.left = `${spot.left - origin.left}px`;
  copy.style.top = `${spot.top - origin.top}px`;
  copy.style.width = `${spot.width}px`;
  copy.style.height = `${spot.height}px`;
}

/** Lays the cards of a new hand down one after the other. */
export function deal(cards: readonly HTMLElement[], from: Spot): void {
  if (isStill()) return;
  for (const [i, card] of cards.entries()) {
    const to = card.getBoundingClientRect();
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    card.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      { duration: DEAL_MS, delay: i * DEAL_STEP_MS, easing: EASE, fill: "backwards" },
    );
  }
}
