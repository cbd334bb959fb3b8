import type { ReactiveController, ReactiveControllerHost } from "lit";
import { onSettings } from "../store/settings.ts";

/** Renders its element again whenever a setting of this device changes. */
export class SettingsController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #stop: (() => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = onSettings(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
