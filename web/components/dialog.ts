import { html, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { t } from "../messages/messages.ts";
import { icon } from "./icons.ts";

/** A native dialog traps the focus, closes on Escape and gives the focus back; it can open once it is in the page. */
const show = (element: Element | undefined): void => {
  if (!(element instanceof HTMLDialogElement)) return;
  queueMicrotask(() => {
    if (element.isConnected && !element.open) element.showModal();
  });
};

/** Closes the dialog a control stands in; its owner hears of it through `onClose`. */
export function closeDialog(event: Event): void {
  const within = event.target instanceof Element ? event.target.closest("dialog") : null;
  within?.close();
}

/** A dialog for as long as its owner renders it. */
export function modal(
  title: string,
  content: TemplateResult,
  onClose: () => void,
  actions: TemplateResult | null = null,
): TemplateResult {
  return html`<dialog aria-label=${title} ${ref(show)} @close=${onClose}>
    <div class="dialog-head">
      <h2 class="dialog-title">${title}</h2>
      <button type="button" class="button quiet" aria-label=${t("dialog.close")} @click=${closeDialog}>
        ${icon("close")}
      </button>
    </div>
    <div class="dialog-body" tabindex="0">${content}</div>
    ${actions ? html`<div class="dialog-actions">${actions}</div>` : ""}
  </dialog>`;
}

/** A question before something that cannot be taken back. */
export function confirmation(
  title: string,
  text: TemplateResult,
  act: string,
  onAct: () => void,
  onClose: () => void,
): TemplateResult {
  return modal(
    title,
    text,
    onClose,
    html`<button type="button" class="button" @click=${closeDialog}>${t("dialog.back")}</button>
      <button
        type="button"
        class="button primary"
        @click=${(event: Event) => {
          closeDialog(event);
          onAct();
        }}
      >
        ${act}
      </button>`,
  );
}
