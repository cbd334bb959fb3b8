import { html, type TemplateResult } from "lit";

/** What lies there instead: cards on their way, a place with nothing on it, a card that slipped beside its place. */
export type Sign = "waiting" | "empty" | "failed";

/** Drawn by `design/laid.css`; the words beside it say the same. */
export const laid = (sign: Sign): TemplateResult => html`<div class="laid ${sign}"></div>`;
