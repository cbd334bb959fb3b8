import type { ReactiveControllerHost } from "lit";
import { RenderAgain } from "../components/render-again.ts";
import { onSettings } from "../store/settings.ts";

/** Renders its element again whenever a setting of this device changes. */
export class SettingsController extends RenderAgain {
  constructor(host: ReactiveControllerHost) {
    super(host, onSettings);
  }
}
