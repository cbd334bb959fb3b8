import type { ReactiveController, ReactiveControllerHost } from "lit";
import { onLanguage } from "./messages.ts";

/** Renders its element again whenever another language is shown. */
export class MessagesController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #stop: (() => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = onLanguage(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
