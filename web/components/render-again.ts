import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Renders its element again whenever something that all elements share has changed, as long as the element is connected. */
export class RenderAgain implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #on: (listener: () => void) => () => void;
  #stop: (() => void) | undefined;

  /** @param on hears of changes until what it answers is called */
  constructor(host: ReactiveControllerHost, on: (listener: () => void) => () => void) {
    this.#host = host;
    this.#on = on;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = this.#on(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
