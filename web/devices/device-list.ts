import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { DevicesBody, MyDevice, MyLink } from "../../shared/protocol/device-messages.ts";
import { icon } from "../components/icons.ts";
import { momentTime } from "../days/time-words.ts";
import { t } from "../messages/messages.ts";

/** What a device is called. */
export const nameOf = ({ name }: MyDevice): string => (name === "" ? t("devices.unnamed") : name);

/** Which device is about to be turned away, and what is done then. */
export interface Turning {
  readonly asked: string | null;
  ask(id: string | null): void;
  turnAway(device: MyDevice): void;
}

/** All devices of the player; each but an only one can be turned away, after a question. */
export function deviceList({ devices, now }: DevicesBody, turning: Turning): TemplateResult {
  const isOnly = devices.length < 2;
  return html`<ul class="lines">
      ${repeat(
        devices,
        ({ id }) => id,
        (device) => html`<li>
          <span>
            <span class="name">${nameOf(device)}</span>
            <span class="label">
              ${device.isHere ? html`<strong>${t("devices.here")}</strong>` : nothing}
              <span>${t("devices.added")} ${momentTime(device.added, now)}</span>
              ${device.isHere ? nothing : html`<span>${t("devices.seen")} ${momentTime(device.seen, now)}</span>`}
            </span>
          </span>
          ${isOnly ? nothing : turnAwayButton(device, turning)}
          ${turning.asked === device.id ? question(device, turning) : nothing}
        </li>`,
      )}
    </ul>
    ${isOnly ? html`<p class="soft">${t("devices.only")}</p>` : nothing}`;
}

function turnAwayButton(device: MyDevice, { asked, ask }: Turning): TemplateResult {
  const name = nameOf(device);
  const isAsked = asked === device.id;
  const label = device.isHere ? t("devices.leaveOf", { name }) : t("devices.turnAwayOf", { name });
  return html`<button
    type="button"
    class="button quiet"
    aria-label=${label}
    aria-expanded=${isAsked}
    @click=${() => ask(isAsked ? null : device.id)}
  >
    ${icon("close")}
  </button>`;
}

function question(device: MyDevice, { ask, turnAway }: Turning): TemplateResult {
  const name = nameOf(device);
  return html`<div class="ask">
    <p>${device.isHere ? t("devices.leaveAsk") : t("devices.turnAwayAsk", { name })}</p>
    <div class="actions">
      <button type="button" class="button primary" @click=${() => turnAway(device)}>
        ${device.isHere ? t("devices.leave") : t("devices.turnAway")}
      </button>
      <button type="button" class="button" @click=${() => ask(null)}>${t("devices.keep")}</button>
    </div>
  </div>`;
}

/** Links that lead nowhere any more: when each was made, and what became of it. */
export function earlierLinks({
  links,
  devices,
  now,
}: DevicesBody): TemplateResult | typeof nothing {
  const over = links.filter((link) => !isOpen(link, now));
  if (over.length === 0) return nothing;
  return html`<h3 class="label">${t("devices.links")}</h3>
    <ul class="lines">
      ${over.map(
        (link) => html`<li>
          <span class="label">
            <span>${t("devices.linkMade")} ${momentTime(link.made, now)}</span>
            ${whatBecame(link, devices, now)}
          </span>
        </li>`,
      )}
    </ul>`;
}

/** Whether a link still adds a device. */
export const isOpen = ({ used, expires }: MyLink, now: number): boolean =>
  used === null && expires > now;

function whatBecame(
  { used, by }: MyLink,
  devices: readonly MyDevice[],
  now: number,
): TemplateResult {
  if (used === null) return html`<span>${t("devices.linkRanOut")}</span>`;
  const device = devices.find(({ id }) => id === by);
  const who = device ? nameOf(device) : t("devices.linkGone");
  return html`<span>${t("devices.linkUsed")} ${momentTime(used, now)}</span><span>${who}</span>`;
}
