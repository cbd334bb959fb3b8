import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Something an element shows for a while and then lets go by itself. */
export class Lingering<Value> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #value: Value | null = null;
  #timer = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  get value(): Value | null {
    return this.#value;
  }

  /** @param ms for how long it stays, unless something else takes its place */
  show(value: Value, ms: number): void {
    this.drop();
    this.#value = value;
    this.#timer = setTimeout(() => this.drop(), ms);
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#value = null;
    this.#host.requestUpdate();
  }
}
