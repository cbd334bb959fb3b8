import { html, nothing, type TemplateResult } from "lit";
import type { DevicesBody, MyPasskey } from "../../shared/protocol/device-messages.ts";
import { icon } from "../components/icons.ts";
import { momentTime } from "../days/time-words.ts";
import { t } from "../messages/messages.ts";

/** The player's passkeys, each with a button that ends it. */
export function passkeyList(
  { passkeys, now }: DevicesBody,
  onDelete: (passkey: MyPasskey) => void,
): TemplateResult | typeof nothing {
  if (passkeys.length === 0) return nothing;
  return html`<ul class="lines">
    ${passkeys.map((passkey) => {
      const { made, used } = passkey;
      const name = t("devices.passkeyOf", { name: passkey.name || t("devices.unnamed") });
      return html`<li>
        <span>
          <span class="name">${name}</span>
          <span class="label">
            <span>${momentTime(made, now)}</span>
            ${used === null ? t("devices.passkeyUnused") : html`<span>${t("devices.seen")} ${momentTime(used, now)}</span>`}
          </span>
        </span>
        <button
          type="button"
          class="button quiet"
          aria-label=${t("devices.passkeyDelete", { name })}
          @click=${() => onDelete(passkey)}
        >
          ${icon("close")}
        </button>
      </li>`;
    })}
  </ul>`;
}
