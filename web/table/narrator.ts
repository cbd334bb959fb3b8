import { html, type ReactiveControllerHost, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import type { SeatView } from "../../shared/table/view.ts";
import { t } from "../messages/messages.ts";
import { statusOf } from "./status.ts";

/** How many sentences the log for listeners keeps. */
const LOG_LENGTH = 20;

interface Sentence {
  /** A new number says it again, in the same words. */
  readonly id: number;
  readonly text: string;
}

/** Tells people who hear the table what happened, politely, and at once when it is their turn. */
export class Narrator {
  readonly #host: ReactiveControllerHost;
  #said = 0;
  #log: readonly Sentence[] = [];
  #alarm: Sentence = { id: 0, text: "" };

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  say(sentences: readonly string[]): void {
    const added = sentences.map((text) => this.#sentence(text));
    this.#log = [...this.#log, ...added].slice(-LOG_LENGTH);
    this.#host.requestUpdate();
  }

  /** Says whose turn it is if it is the viewer's, and only once a turn. */
  sayTurn(view: SeatView, before?: SeatView): void {
    const words = turnWords(view, before);
    if (words === null) return;
    this.#alarm = this.#sentence(words);
    this.#host.requestUpdate();
  }

  /** Takes back what was said about the turn. */
  hush(): void {
    this.#alarm = this.#sentence("");
  }

  /** @param note why something was not done; it comes before whose turn it is */
  render(note: string): TemplateResult {
    return html`<div class="unseen" role="log" aria-label=${t("live.label")}>
        ${repeat(
          this.#log,
          ({ id }) => id,
          ({ text }) => html`<p>${text}</p>`,
        )}
      </div>
      ${keyed(this.#alarm.id, html`<p class="unseen" role="alert">${note || this.#alarm.text}</p>`)}`;
  }

  #sentence(text: string): Sentence {
    this.#said += 1;
    return { id: this.#said, text };
  }
}

/** What is said at once about whose turn it is: nothing ("") when it is not the viewer's, null when it was said before. */
export function turnWords(view: SeatView, before?: SeatView): string | null {
  const { text, mine } = statusOf(view);
  if (before && statusOf(before).text === text && !hasActed(before, view)) return null;
  if (!mine) return "";
  // Whoever is to play a card is told so in these words already.
  const isPlaying = view.state.phase === "playing" && !view.state.deal?.offer;
  return isPlaying ? text : t("live.yourTurn", { text });
}

/** Whether the viewer has said or played something between two moments. */
function hasActed(before: SeatView, after: SeatView): boolean {
  const said = (view: SeatView) => view.state.deal?.auction.length ?? 0;
  return before.hand.length !== after.hand.length || said(before) !== said(after);
}
