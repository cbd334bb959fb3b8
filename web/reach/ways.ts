import { html, nothing, type TemplateResult } from "lit";
import type { MyChannel } from "../../shared/protocol/inbox-messages.ts";
import { icon } from "../components/icons.ts";
import { momentTime } from "../days/time-words.ts";
import { t } from "../messages/messages.ts";

/** What a way to reach the player is called. */
function nameOfWay(channel: MyChannel): string {
  switch (channel.kind) {
    case "push":
      return channel.isHere ? t("told.thisDevice") : t("told.otherDevice");
    case "webhook":
      return `${t("told.formatOf", { format: channel.format })}: ${channel.host}`;
    case "mail":
      return channel.address;
  }
}

/** All that is on, each with a button that ends it. */
export function ways(
  channels: readonly MyChannel[],
  onEnd: (channel: MyChannel) => void,
): TemplateResult {
  if (channels.length === 0) return html`<p class="soft">${t("told.none")}</p>`;
  return html`<ul class="ways">
    ${channels.map((channel) => way(channel, () => onEnd(channel)))}
  </ul>`;
}

function way(channel: MyChannel, onEnd: () => void): TemplateResult {
  const name = nameOfWay(channel);
  return html`<li>
    <span class="way">
      <span class="name">${name}</span>
      <span class="label">
        ${t("told.since")} ${momentTime(channel.added, Date.now())}
        ${channel.isConfirmed ? nothing : html`<strong>${t("told.unconfirmed")}</strong>`}
        ${channel.isOff ? html`<strong class="minus">${t("told.off")}</strong>` : nothing}
      </span>
    </span>
    <button type="button" class="button quiet" aria-label=${t("told.endOf", { name })} @click=${onEnd}>
      ${icon("close")}
    </button>
  </li>`;
}
