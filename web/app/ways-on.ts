import { html, type TemplateResult } from "lit";
import { placard } from "../components/placard.ts";
import { t } from "../messages/messages.ts";

// Where it goes on from a page that has nothing to show.

/** @param kind `primary` where it is the only way, or the best */
export const toStart = (kind: "primary" | "" = "primary"): TemplateResult =>
  html`<a class="button ${kind}" href="/">${t("app.toStart")}</a>`;

export const again = (onClick: () => unknown): TemplateResult =>
  html`<button type="button" class="button primary" @click=${onClick}>${t("app.tryAgain")}</button>`;

/** A page whose code or texts are on their way. */
export const pageLoading = (): TemplateResult =>
  placard("waiting", t("connection.title"), t("app.loading"));

/** A page whose code or texts did not come. */
export const pageNotLoaded = (retry: () => unknown): TemplateResult =>
  placard("failed", t("app.failedTitle"), t("app.notLoaded"), html`${again(retry)}${toStart("")}`);
