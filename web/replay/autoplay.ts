import type { ReactiveController, ReactiveControllerHost } from "lit";

/** How long a step stays on the board while the deal plays by itself. */
const STEP_MS = 1400;

/** Lets a deal play by itself, a step at a time, until its end or until somebody takes over. */
export class Autoplay implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  /** Takes a step; answers whether there is another one. */
  readonly #step: () => boolean;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(host: ReactiveControllerHost, step: () => boolean) {
    this.#host = host;
    this.#step = step;
    host.addController(this);
  }

  get runs(): boolean {
    return this.#timer !== null;
  }

  toggle(): void {
    if (this.runs) this.stop();
    else this.#start();
  }

  stop(): void {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.stop();
  }

  #start(): void {
    this.#timer = setInterval(() => this.#next(), STEP_MS);
    this.#next();
    this.#host.requestUpdate();
  }

  #next(): void {
    if (!this.#step()) this.stop();
  }
}
