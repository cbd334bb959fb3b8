import type { ReactiveElement } from "lit";
import { deal, gather, moveFrom, type Spot, spotOf } from "./motion.ts";

/** How soon after a trick is finished what is needed to move it is made ready: not in the frame in which it falls. */
const READY_AFTER_MS = 100;

interface Snapshot {
  /** Cards that can be seen, by card: in the hand, in open hands, in the trick. */
  readonly cards: ReadonlyMap<string, Spot>;
  readonly plates: ReadonlyMap<string, Spot>;
  readonly trick: readonly { card: string; element: HTMLElement; spot: Spot }[];
  readonly hand: ReadonlySet<string>;
}

/**
 * Moves the cards between two renderings of a board: a card to the trick from where it was, a finished trick to its winner,
 * a new hand from the middle, a hand that is laid open from its holder. Nothing waits for it and any of it may be cut short.
 */
export class BoardMotion {
  readonly #host: ReactiveElement;
  /** How the table looked when it was last on the screen. */
  #before: Snapshot | null = null;
  #frame = 0;
  /** Copies of the cards of a finished trick, not to be seen yet. */
  #copies: readonly HTMLElement[] = [];
  #readying = 0;

  constructor(host: ReactiveElement) {
    this.#host = host;
  }

  /** To be called before the board renders. */
  before(): void {
    if (this.#frame === 0) this.#before = this.#host.hasUpdated ? this.#look() : null;
  }

  /**
   * To be called when it has rendered. Where the cards lie now is asked in the next frame, before it is shown, so that
   * rendering and laying out are two short tasks and not one long one.
   */
  after(): void {
    if (this.#before && this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#move());
  }

  #move(): void {
    const before = this.#before;
    this.#frame = 0;
    this.#before = null;
    if (!before) return;
    this.#layOpen(before);
    this.#dealHand(before);
    this.#moveToTrick(before);
    // Last, because it adds to the page: what is measured after that has to be laid out again.
    this.#gatherTrick(before);
    clearTimeout(this.#readying);
    this.#readying = setTimeout(() => this.#makeReady(), READY_AFTER_MS);
  }

  get #root(): ShadowRoot | HTMLElement {
    return this.#host.shadowRoot ?? this.#host;
  }

  #all(selector: string): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>(selector)];
  }

  #look(): Snapshot {
    const cards = new Map<string, Spot>();
    const add = (selector: string): void => {
      for (const element of this.#all(selector)) {
        const spot = spotOf(element.querySelector(".card") ?? element);
        if (spot) cards.set(element.dataset["card"] ?? "", spot);
      }
    };
    add(".open-hand [data-card]");
    add(".hand [data-card]");
    const plates = new Map<string, Spot>();
    for (const element of this.#all(".plate")) {
      const spot = spotOf(element);
      if (spot) plates.set(element.dataset["seat"] ?? "", spot);
    }
    return {
      cards,
      plates,
      trick: this.#all(".trick .lying").map((element) => ({
        card: element.dataset["card"] ?? "",
        element,
        spot: element.getBoundingClientRect(),
      })),
      hand: new Set(this.#all(".hand [data-card]").map((element) => element.dataset["card"] ?? "")),
    };
  }

  #moveToTrick(before: Snapshot): void {
    const lay = new Set(before.trick.map(({ card }) => card));
    for (const element of this.#all(".trick .lying")) {
      const card = element.dataset["card"] ?? "";
      if (lay.has(card)) continue;
      const from = before.cards.get(card) ?? before.plates.get(element.dataset["seat"] ?? "");
      if (from) moveFrom(element, from);
    }
  }

  /** To put copies into the page only when the winner leads would be too much for one frame. */
  #makeReady(): void {
    const lying = this.#all(".trick .lying");
    if (this.#copies.length > 0 || !winnerOf(lying)) return;
    this.#copies = lying.map((element) => element.cloneNode(true) as HTMLElement);
    for (const copy of this.#copies) copy.className = "copy waiting";
    this.#layer?.append(...this.#copies);
  }

  get #layer(): HTMLElement | null {
    return this.#root.querySelector(".flying");
  }

  #gatherTrick(before: Snapshot): void {
    const lies = new Set(this.#all(".trick .lying").map((element) => element.dataset["card"]));
    const gone = before.trick.filter(({ card }) => !lies.has(card));
    if (gone.length === 0) return;
    const copies = this.#copies;
    this.#copies = [];
    const winner = winnerOf(gone.map(({ element }) => element));
    const to = before.plates.get(winner ?? "");
    const layer = this.#layer;
    if (!layer || !to) {
      for (const copy of copies) copy.remove();
      return;
    }
    const ready = gone.map(({ card, element, spot }) => ({
      copy: copies.find((copy) => copy.dataset["card"] === card) ?? asCopy(element),
      spot,
    }));
    gather(ready, layer, to);
  }

  /** An Ouvert hand, or that of a claim, comes from the place of whoever lays it down. */
  #layOpen(before: Snapshot): void {
    for (const hand of this.#all(".open-hand")) {
      const cards = [...hand.querySelectorAll<HTMLElement>("[data-card]")];
      const from = before.plates.get(hand.dataset["seat"] ?? "");
      const isNew = cards.every((card) => !before.cards.has(card.dataset["card"] ?? ""));
      if (isNew && from) deal(cards, from);
    }
  }

  #dealHand(before: Snapshot): void {
    const cards = this.#all(".hand [data-card]");
    const isNew =
      cards.length > 2 && cards.every((card) => !before.hand.has(card.dataset["card"] ?? ""));
    const felt = spotOf(this.#root.querySelector(".felt"));
    if (isNew && felt) deal(cards, { ...felt, left: felt.left + felt.width / 2, width: 0 });
  }
}

/** A card that is off the table, to be moved without being taken for one that lies there. */
function asCopy(element: HTMLElement): HTMLElement {
  element.className = "copy";
  return element;
}

/** The seat that has won the cards on the table; undefined while it is open. */
function winnerOf(lying: readonly HTMLElement[]): string | undefined {
  return lying.find((element) => "winner" in element.dataset)?.dataset["seat"];
}
