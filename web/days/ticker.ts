import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Renders its element again and again while somebody looks, so that what depends on the time stays true. */
export class Ticker implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer = 0;
  #every = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** How often, in ms; 0 never. */
  tick(every: number): void {
    if (every === this.#every) return;
    this.#every = every;
    this.#start();
  }

  hostConnected(): void {
    document.addEventListener("visibilitychange", this.#render);
    this.#start();
  }

  hostDisconnected(): void {
    document.removeEventListener("visibilitychange", this.#render);
    clearInterval(this.#timer);
  }

  #start(): void {
    clearInterval(this.#timer);
    if (this.#every > 0) this.#timer = setInterval(this.#render, this.#every);
  }

  readonly #render = (): void => {
    if (document.visibilityState === "visible") this.#host.requestUpdate();
  };
}
