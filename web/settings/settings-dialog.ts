import { html, LitElement, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { modal } from "../components/dialog.ts";
import base from "../design/base.css?inline";
import worn from "../design/settings.css?inline";
import tokens from "../design/tokens.css?inline";
import { MessagesController } from "../messages/controller.ts";
import { type MessageKey, t } from "../messages/messages.ts";
import { sound } from "../sound/sound.ts";
import {
  CHOICES,
  changeSettings,
  DEFAULT_SETTINGS,
  type SettingName,
  type Settings,
  settings,
} from "../store/settings.ts";
import { deal } from "../table/motion.ts";
import dialogs from "../table/styles/dialogs.css?inline";
import { SettingsController } from "./controller.ts";
import { sampleOf, wholeSample } from "./samples.ts";
import styles from "./settings-dialog.css?inline";

/** The settings by what they are about, in the order in which people look for them. */
const SECTIONS = {
  cards: ["deck", "inks", "indices", "letters", "cards"],
  table: ["theme", "contrast", "warmth", "paper", "side", "hand"],
  hand: ["trumps", "order", "suits", "play", "confirmLive", "confirmDays"],
  motion: ["motion", "sound"],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

type Section = keyof typeof SECTIONS;

/** A sample is a page in small: it is dressed by the rules that dress the page. */
const swatches = `${tokens}${worn}`.replaceAll(":root", ".swatch");

/**
 * Everything that can be set on this device, with real cards beside each choice; what is chosen holds at once, behind the
 * dialog too. Dispatches `settings-closed`.
 */
@customElement("settings-dialog")
export class SettingsDialog extends LitElement {
  static override styles = [base, dialogs, swatches, styles].map((text) => unsafeCSS(text));
  protected readonly messages = new MessagesController(this);
  protected readonly changes = new SettingsController(this);

  protected override render(): TemplateResult {
    const now = settings();
    const sections = Object.keys(SECTIONS) as readonly Section[];
    return modal(
      t("app.settings"),
      html`<div class="example">
          <p class="label">${t("settings.example")}</p>
          ${wholeSample(now)}
        </div>
        <p class="soft">${t("settings.here")}</p>
        ${sections.map((section) => this.#section(section, now))}`,
      () => this.dispatchEvent(new Event("settings-closed")),
      html`<button type="button" class="button" @click=${() => changeSettings(DEFAULT_SETTINGS)}>
        ${t("settings.reset")}
      </button>`,
    );
  }

  #section(section: Section, now: Settings): TemplateResult {
    return html`<section aria-labelledby=${`section-${section}`}>
      <h3 class="section" id=${`section-${section}`}>${t("settings.section", { section })}</h3>
      <div class="settings">${SECTIONS[section].map((name) => this.#setting(name, now))}</div>
    </section>`;
  }

  #setting(name: SettingName, now: Settings): TemplateResult {
    const isFixed = name === "letters" && now.deck === "german";
    return html`<fieldset class="setting" data-setting=${name} ?disabled=${isFixed}>
      <legend>${t("settings.name", { setting: name })}</legend>
      ${isFixed ? html`<p class="soft">${t("settings.germanLetters")}</p>` : nothing}
      <div class="options">
        ${CHOICES[name].map((choice) => this.#option(name, choice, now))}
      </div>
    </fieldset>`;
  }

  #option(name: SettingName, choice: string, now: Settings): TemplateResult {
    const chosen: Settings = { ...now, [name]: choice };
    return html`<label class="option">
      ${sampleOf(name, chosen)}
      <span class="named">
        <input
          type="radio"
          name=${name}
          .value=${choice}
          .checked=${now[name] === choice}
          @change=${() => this.#choose(name, choice)}
        />
        ${t(`settings.${name}` as MessageKey, { choice } as never)}
      </span>
    </label>`;
  }

  #choose(name: SettingName, choice: string): void {
    changeSettings({ [name]: choice });
    if (name === "sound" && choice === "soft") void sound(["turn"]);
    if (name === "motion") void this.updateComplete.then(() => this.#dealExample());
  }

  /** Shows how fast cards move now. */
  #dealExample(): void {
    const [trick, hand] = this.renderRoot.querySelectorAll("card-sample");
    const cards = hand?.shadowRoot?.querySelectorAll(".face") ?? [];
    if (trick) deal([...cards], trick.getBoundingClientRect());
  }
}
