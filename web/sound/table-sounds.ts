import type { SeatView } from "../../shared/table/view.ts";
import { settings } from "../store/settings.ts";
import { heardBetween } from "./heard.ts";
import { sound } from "./sound.ts";

/** Lets a table be heard where somebody wants to hear it. */
export class TableSounds {
  #last: SeatView | null = null;

  /** To be told of every view, the same one as often as it likes. */
  follow(view: SeatView | null): void {
    const last = this.#last;
    this.#last = view;
    if (!last || !view || last === view || settings().sound === "off") return;
    const sounds = heardBetween(last, view);
    if (sounds.length === 0) return;
    void sound(sounds);
  }
}
