import type { ReactiveElement } from "lit";
import { deal, gather, moveFrom, type Spot, spotOf } from "./motion.ts";

interface Snapshot {
  /** Cards that can be seen, by card: in the hand, in open hands, in the trick. */
  readonly cards: ReadonlyMap<string, Spot>;
  readonly plates: ReadonlyMap<string, Spot>;
  readonly trick: readonly { card: string; seatWins: boolean; copy: HTMLElement; spot: Spot }[];
  readonly hand: ReadonlySet<string>;
}

/**
 * Moves the cards between two renderings of a board: a card to the trick from where it was, a finished trick to its winner,
 * a new hand from the middle, a hand that is laid open from its holder. Nothing waits for it and any of it may be cut short.
 */
export class BoardMotion {
  readonly #host: ReactiveElement;
  #before: Snapshot | null = null;

  constructor(host: ReactiveElement) {
    this.#host = host;
  }

  /** To be called before the board renders. */
  before(): void {
    this.#before = this.#host.hasUpdated ? this.#look() : null;
  }

  /** To be called when it has rendered. */
  after(): void {
    const before = this.#before;
    this.#before = null;
    if (!before) return;
    this.#moveToTrick(before);
    this.#gatherTrick(before);
    const hand = this.#root.querySelector<ReactiveElement>("skat-hand");
    this.#layOpen(before);
    void hand?.updateComplete.then(() => this.#dealHand(before));
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
      trick: this.#all(".lying").map((element) => ({
        card: element.dataset["card"] ?? "",
        seatWins: "winner" in element.dataset,
        copy: element.cloneNode(true) as HTMLElement,
        spot: element.getBoundingClientRect(),
      })),
      hand: new Set(this.#all(".hand [data-card]").map((element) => element.dataset["card"] ?? "")),
    };
  }

  #moveToTrick(before: Snapshot): void {
    const lay = new Set(before.trick.map(({ card }) => card));
    for (const element of this.#all(".lying")) {
      const card = element.dataset["card"] ?? "";
      if (lay.has(card)) continue;
      const from = before.cards.get(card) ?? before.plates.get(element.dataset["seat"] ?? "");
      if (from) moveFrom(element, from);
    }
  }

  #gatherTrick(before: Snapshot): void {
    const lies = new Set(this.#all(".lying").map((element) => element.dataset["card"]));
    const gone = before.trick.filter(({ card }) => !lies.has(card));
    const winner = gone.find(({ seatWins }) => seatWins)?.copy.dataset["seat"];
    const layer = this.#root.querySelector<HTMLElement>(".flying");
    const to = winner === undefined ? undefined : before.plates.get(winner);
    if (gone.length === 3 && layer && to) gather(gone, layer, to);
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
