import type { ReactiveController, ReactiveElement } from "lit";
import type { BoardMotion } from "./board-motion.ts";
import { keepFocus } from "./keep-focus.ts";

/** What goes on from one rendering of a board to the next: cards move to where they lie now, and the focus is not lost. */
export class Continuity implements ReactiveController {
  readonly #host: ReactiveElement;
  /** Comes when the table stands: until then there is nothing to move. */
  #motion: BoardMotion | null = null;
  #hasBegun = false;
  #hadFocus = false;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#hadFocus = (this.#host.shadowRoot?.activeElement ?? null) !== null;
    this.#motion?.before();
  }

  hostUpdated(): void {
    this.#motion?.after();
    if (this.#hadFocus) requestAnimationFrame(() => keepFocus(this.#host));
    if (!this.#hasBegun) this.#begin();
  }

  /** Without it the table plays on; nothing moves, then. */
  #begin(): void {
    this.#hasBegun = true;
    import("./board-motion.ts").then(
      ({ BoardMotion }) => {
        this.#motion = new BoardMotion(this.#host);
      },
      () => undefined,
    );
  }
}
