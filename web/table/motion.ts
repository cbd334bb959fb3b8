/** Where something was on the screen before the table changed. */
export type Spot = Pick<DOMRect, "left" | "top" | "width" | "height">;

const MOVE_MS = 260;
const GATHER_MS = 300;
const DEAL_MS = 240;
const DEAL_STEP_MS = 28;
const EASE = "cubic-bezier(0.25, 0.7, 0.3, 1)";

/** How much longer than usual a movement takes: 0 where nothing is to move, by the device or by `--skat-motion`. */
function slowness(element: Element): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  const set = getComputedStyle(element).getPropertyValue("--skat-motion");
  return set === "" ? 1 : Number(set);
}

export function spotOf(element: Element | null): Spot | null {
  return element?.getBoundingClientRect() ?? null;
}

/** From the middle of one place to the middle of another. */
function way(from: Spot, to: Spot): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${x}px, ${y}px)`;
}

/** Moves an element from where it (or its bearer) was to where it is now. A new move of the same element replaces it. */
export function moveFrom(element: HTMLElement, from: Spot): void {
  const slow = slowness(element);
  if (slow === 0) return;
  const to = element.getBoundingClientRect();
  const start = `${way(from, to)} scale(${Math.min(1, from.width / to.width)})`;
  const end = getComputedStyle(element).transform;
  element.animate([{ transform: start }, { transform: end }], {
    duration: MOVE_MS * slow,
    easing: EASE,
  });
}

/** Sends cards of a finished trick, or copies of them, to its winner and takes them away; from the table they are gone already. */
export function gather(
  copies: readonly { copy: HTMLElement; spot: Spot }[],
  layer: HTMLElement,
  to: Spot,
): void {
  const slow = slowness(layer);
  if (slow === 0) {
    for (const { copy } of copies) copy.remove();
    return;
  }
  const origin = layer.getBoundingClientRect();
  for (const { copy, spot } of copies) {
    place(copy, spot, origin);
    copy.classList.remove("waiting");
    if (copy.parentElement !== layer) layer.append(copy);
    copy.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `${way(to, spot)} scale(0.4)`, opacity: 0 },
      ],
      { duration: GATHER_MS * slow, easing: EASE, fill: "forwards" },
    ).onfinish = () => copy.remove();
  }
}

function place(copy: HTMLElement, spot: Spot, origin: Spot): void {
  copy.style.left = `${spot.left - origin.left}px`;
  copy.style.top = `${spot.top - origin.top}px`;
  copy.style.width = `${spot.width}px`;
  copy.style.height = `${spot.height}px`;
}

/** Lays the cards of a hand down one after the other. */
export function deal(cards: readonly Element[], from: Spot): void {
  const [first] = cards;
  const slow = first ? slowness(first) : 0;
  if (slow === 0) return;
  const spots = cards.map((card) => card.getBoundingClientRect());
  for (const [i, card] of cards.entries()) {
    card.animate(
      [
        { transform: way(from, spots[i] ?? from), opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: DEAL_MS * slow,
        delay: i * DEAL_STEP_MS * slow,
        easing: EASE,
        fill: "backwards",
      },
    );
  }
}
