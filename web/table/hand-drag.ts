import type { Card } from "../../shared/skat/cards.ts";
import { moveFrom, type Spot } from "./motion.ts";

/** How far a finger or a mouse may slip and still have tapped. */
const SLIP = { mouse: 6, touch: 14 } as const;

/** What a drag needs of the hand, and what comes of it. */
export interface DragTarget {
  /** The list the cards lie in; the pointer is caught by it, because cards move within. */
  readonly list: () => HTMLElement | null;
  readonly cards: () => readonly Card[];
  /** Shows the cards with one at another place, while it is being dragged there. */
  readonly onShift: (card: Card, place: number) => Promise<unknown>;
  /** It was let go in the hand. */
  readonly onLaid: (card: Card) => void;
  /** It was let go over the table. */
  readonly onPlayed: (card: Card) => void;
  /** It was not let go at all: everything is as before. */
  readonly onCancelled: () => void;
}

interface Drag {
  readonly card: Card;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly slip: number;
  moved: boolean;
}

/** Dragging a card: within the hand to another place, or up to the table. Only its `transform` changes on the way. */
export class HandDrag {
  readonly #target: DragTarget;
  #drag: Drag | null = null;
  #justDragged = false;

  constructor(target: DragTarget) {
    this.#target = target;
  }

  /** Whether the click that follows belongs to a drag; asking forgets it. */
  swallowsClick(): boolean {
    const swallows = this.#justDragged;
    this.#justDragged = false;
    return swallows;
  }

  readonly down = (event: PointerEvent): void => {
    this.#justDragged = false;
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>("li") : null;
    const card = this.#target.cards().find((each) => each === item?.dataset["card"]);
    if (!card || !event.isPrimary || event.button !== 0) return;
    const slip = event.pointerType === "mouse" ? SLIP.mouse : SLIP.touch;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.#drag = { card, pointer, x, y, slip, moved: false };
    // A quick hand is out of the list before it has moved once within it.
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#up);
    addEventListener("pointercancel", this.cancel);
  };

  readonly #move = (event: PointerEvent): void => {
    const drag = this.#drag;
    const list = this.#target.list();
    if (!drag || !list || event.pointerId !== drag.pointer) return;
    if (!drag.moved) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < drag.slip) return;
      drag.moved = true;
      list.setPointerCapture(drag.pointer);
      list.dataset["dragging"] = "";
    }
    const isOver = isOverTable(list, event);
    list.toggleAttribute("data-over", isOver);
    if (!isOver) this.#shift(list, drag, event);
    this.#carry(list, drag, event);
  };

  readonly #up = (event: PointerEvent): void => {
    const drag = this.#drag;
    const list = this.#target.list();
    if (!drag || !list || event.pointerId !== drag.pointer) return;
    this.#end();
    if (!drag.moved) return;
    this.#justDragged = true;
    if (isOverTable(list, event)) this.#target.onPlayed(drag.card);
    else {
      this.#release(list, drag.card);
      this.#target.onLaid(drag.card);
    }
    delete list.dataset["dragging"];
    list.removeAttribute("data-over");
  };

  /** Everything is as before; also for when the hand is gone. */
  readonly cancel = (): void => {
    const drag = this.#drag;
    const list = this.#target.list();
    this.#end();
    if (!drag?.moved || !list) return;
    this.#release(list, drag.card);
    delete list.dataset["dragging"];
    list.removeAttribute("data-over");
    this.#target.onCancelled();
  };

  #end(): void {
    this.#drag = null;
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#up);
    removeEventListener("pointercancel", this.cancel);
  }

  /** Lets a card that was dragged to the table go back to its place. */
  release(card: Card): void {
    const list = this.#target.list();
    if (list) this.#release(list, card);
  }

  #shift(list: HTMLElement, { card }: Drag, event: PointerEvent): void {
    const items = [...list.querySelectorAll<HTMLElement>("li")];
    const place = nearest(items, event);
    if (place < 0 || this.#target.cards()[place] === card) return;
    const spots = new Map(items.map((item) => [item, item.getBoundingClientRect()]));
    void this.#target.onShift(card, place).then(() => {
      for (const [item, spot] of spots) slide(item, card, spot);
      if (this.#drag) this.#carry(list, this.#drag, event);
    });
  }

  /** Keeps the card under the pointer, wherever its own place in the row is by now. */
  #carry(list: HTMLElement, { card }: Drag, event: PointerEvent): void {
    const button = buttonOf(list, card);
    const item = button?.parentElement;
    if (!button || !item) return;
    const { left, top } = item.getBoundingClientRect();
    const x = event.clientX - left - button.offsetLeft - button.offsetWidth / 2;
    const y = event.clientY - top - button.offsetHeight * 0.4;
    button.dataset["dragged"] = "";
    button.style.transform = `translate(${x}px, ${y}px)`;
  }

  #release(list: HTMLElement, card: Card): void {
    const button = buttonOf(list, card);
    if (!button || !("dragged" in button.dataset)) return;
    const from = button.getBoundingClientRect();
    delete button.dataset["dragged"];
    button.style.transform = "";
    moveFrom(button, from);
  }
}

function buttonOf(list: HTMLElement, card: Card): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-card="${card}"] > .card`);
}

/** The others make room. */
function slide(item: HTMLElement, dragged: Card, from: Spot): void {
  if (item.dataset["card"] !== dragged) moveFrom(item, from);
}

function isOverTable(list: HTMLElement, { clientY }: PointerEvent): boolean {
  return clientY < list.getBoundingClientRect().top - 12;
}

/** The place in the row whose middle is nearest to the pointer. */
function nearest(items: readonly HTMLElement[], { clientX, clientY }: PointerEvent): number {
  const distances = items.map((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
  });
  return distances.indexOf(Math.min(...distances));
}
