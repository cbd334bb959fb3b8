import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages/messages.ts";
import { icon } from "./icons.ts";

/**
 * A link that can be read and selected, because copying and sharing by program need a secure context.
 * @param text what is sent along with it
 */
export function linkField(
  url: string,
  label: string,
  isCopied: boolean,
  onCopied: () => void,
  text = "",
): TemplateResult {
  const copy = async (event: Event): Promise<void> => {
    const field = (event.currentTarget as Element).parentElement?.querySelector("input");
    if (await copyText(url, field ?? null)) onCopied();
  };
  return html`<span class="link">
    <span class="label">${label}</span>
    <input readonly .value=${url} aria-label=${label} @focus=${selectAll} />
    <button type="button" class="button" aria-label=${t("seating.copyOf", { label })} @click=${copy}>
      ${icon(isCopied ? "check" : "copy")}${isCopied ? t("seating.copied") : t("seating.copy")}
    </button>
    ${
      "share" in navigator
        ? html`<button
          type="button"
          class="button"
          aria-label=${t("seating.shareOf", { label })}
          @click=${() => send(url, text)}
        >
          ${t("seating.share")}
        </button>`
        : nothing
    }
  </span>`;
}

/** Hands a link to whatever the device sends with; turning its dialog away is no failure. */
async function send(url: string, text: string): Promise<void> {
  await navigator.share({ url, ...(text !== "" && { text }) }).catch(() => undefined);
}

const selectAll = (event: Event): void => (event.target as HTMLInputElement).select();

/**
 * Copies where the browser allows it; over plain http by the older command, which takes what it is handed.
 * @param field is selected then, for browsers that copy nothing but what is
 */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  const hand = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", hand, { once: true });
  const isCopied = document.execCommand("copy");
  document.removeEventListener("copy", hand);
  return isCopied;
}
