import type { ReactiveControllerHost } from "lit";
import { RenderAgain } from "../components/render-again.ts";
import { onLanguage } from "./messages.ts";

/** Renders its element again whenever another language is shown. */
export class MessagesController extends RenderAgain {
  constructor(host: ReactiveControllerHost) {
    super(host, onLanguage);
  }
}
