import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { DevicesBody, MyDevice } from "../../shared/protocol/device-messages.ts";
import type { Refusal, Result } from "../../shared/skat/refusal.ts";
import { button, section } from "../app/page-parts.ts";
import { pageStyles } from "../app/styles.ts";
import { again } from "../app/ways-on.ts";
import { linkField } from "../components/link-field.ts";
import { smallPlacard } from "../components/placard.ts";
import { momentTime } from "../days/time-words.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { readMe } from "../store/api.ts";
import { dropSecret, takeSecret } from "../store/secret-in-link.ts";
import {
  addHere,
  beginAnew,
  dropPasskey,
  endLink,
  makeLink,
  readDevices,
  turnAway,
} from "./api.ts";
import { deviceList, earlierLinks, isOpen, nameOf } from "./device-list.ts";
import { devicesStyles } from "./devices-styles.ts";
import { passkeyList } from "./passkey-list.ts";
import { arePasskeysPossible, makePasskey, PASSKEY_THERE, usePasskey } from "./passkeys.ts";
import { qrCode } from "./qr-code.ts";

/** Where a link that was followed waits for an answer, while its tab is open. */
const STORED_AS = "fernskat.add";

/** The player's devices: which there are, how another is added, and turning one away. */
@customElement("devices-page")
export class DevicesPage extends LitElement {
  static override styles = [pageStyles, devicesStyles];

  @state() private accessor body: DevicesBody | null = null;
  /** What stood in a link that was followed: the question is open whether this browser is added. */
  @state() private accessor followed: string | null = null;
  /** How many tables this browser has of its own. */
  @state() private accessor own = 0;
  /** The link that was just made. */
  @state() private accessor url: string | null = null;
  @state() private accessor isCopied = false;
  /** The device that is about to be turned away. */
  @state() private accessor asked: string | null = null;
  @state() private accessor refusal: Refusal | null = null;
  @state() private accessor done = "";
  @state() private accessor hasJoined = false;
  /** Whether another of the player's devices has turned this one away. */
  @state() private accessor isTurnedAway = false;
  @state() private accessor busy = false;

  protected readonly messages = new MessagesController(this);

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.#arrive);
    this.#arrive();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#arrive);
  }

  override updated(): void {
    document.title = `${t("devices.title")} · ${t("app.name")}`;
  }

  readonly #arrive = (): void => {
    this.followed = takeSecret("add", STORED_AS);
    this.hasJoined = false;
    void this.#read();
  };

  async #read(): Promise<void> {
    const [devices, me] = await Promise.all([readDevices(), readMe()]);
    this.body = devices.ok ? devices.value : null;
    this.own = me.ok ? me.value.tables.length : 0;
    this.isTurnedAway = !devices.ok && devices.refusal.code === "DEVICE_UNKNOWN";
    this.refusal = devices.ok || this.isTurnedAway ? null : devices.refusal;
  }

  /** Does one thing at a time, and shows how things are then. */
  async #do<Body extends DevicesBody>(
    work: () => Promise<Result<Body> | null>,
    done = "",
  ): Promise<Body | null> {
    if (this.busy) return null;
    this.busy = true;
    this.done = "";
    this.asked = null;
    const answer = await work();
    this.busy = false;
    this.refusal = answer && !answer.ok ? answer.refusal : null;
    if (!answer?.ok) return null;
    this.body = answer.value;
    this.isTurnedAway = false;
    this.done = done;
    return answer.value;
  }

  override render() {
    return html`<div class="page narrow" aria-busy=${this.busy}>
      <div>
        <h1 class="title">${t("devices.title")}</h1>
        <p class="soft">${t("devices.lead")}</p>
      </div>
      <div class="said" aria-live="polite">
        ${this.refusal && (this.body || this.followed !== null) ? html`<p class="notice wrong">${whyNot(this.refusal)}</p>` : nothing}
        ${this.done ? html`<p class="notice">${this.done}</p>` : nothing}
      </div>
      ${this.followed === null ? this.#overview() : this.#question(this.followed)}
    </div>`;
  }

  #overview(): TemplateResult {
    if (this.isTurnedAway) return this.#turnedAway();
    const { body } = this;
    if (!body) {
      return this.refusal
        ? smallPlacard(
            "failed",
            whyNot(this.refusal),
            again(() => this.#read()),
          )
        : smallPlacard("waiting", t("devices.loading"));
    }
    if (body.devices.length === 0)
      return html`${smallPlacard("empty", t("devices.nobody"))}
        ${arePasskeysPossible() ? section(t("devices.passkeys"), this.#havePasskey()) : nothing}`;
    return html`
      ${this.hasJoined ? html`<div><a class="button primary" href="/">${t("devices.toTables")}</a></div>` : nothing}
      ${section(
        t("devices.mine"),
        deviceList(body, {
          asked: this.asked,
          ask: (id) => {
            this.asked = id;
          },
          turnAway: (device) => this.#turnAway(device),
        }),
      )}
      ${section(t("devices.add"), this.#add(body))}
      ${section(t("devices.passkeys"), this.#passkeys(body))}
      <p class="soft">${t("devices.lost")}</p>
    `;
  }

  #add(body: DevicesBody): TemplateResult {
    const open = body.links.find((link) => isOpen(link, body.now));
    return html`<p>${t("devices.addText")}</p>
      ${this.url !== null && open ? this.#made(this.url) : nothing}
      ${open ? html`<p>${t("devices.isOpen")} ${momentTime(open.expires, body.now)}.</p>` : nothing}
      <div class="actions">
        ${button(open ? t("devices.makeAnew") : t("devices.make"), () => this.#make(), open ? "" : "primary")}
        ${open ? button(t("devices.endLink"), () => this.#end()) : nothing}
      </div>
      ${earlierLinks(body)}`;
  }

  #made(url: string): TemplateResult {
    return html`${linkField(url, t("devices.link"), this.isCopied, () => {
      this.isCopied = true;
    })}
      ${qrCode(url, t("devices.code"))}
      <p class="soft">${t("devices.linkOnce")}</p>`;
  }

  #passkeys(body: DevicesBody): TemplateResult {
    return html`<p>${t("devices.passkeyText")}</p>
      ${passkeyList(body, (passkey) => {
        void this.#do(() => dropPasskey(passkey.id), t("devices.passkeyDeleted"));
      })}
      ${arePasskeysPossible() ? button(t("devices.passkeyMake"), () => this.#makePasskey()) : html`<p>${t("devices.passkeyNot")}</p>`}
      ${body.devices.length === 1 ? this.#havePasskey() : nothing}`;
  }

  /** On a browser that is not yet one of several, a passkey made elsewhere leads to the others. */
  #havePasskey(): TemplateResult | typeof nothing {
    if (!arePasskeysPossible()) return nothing;
    return html`<p>
        ${t("devices.passkeyHaveText")}
        ${this.own > 0 ? t("devices.askOwn", { tables: this.own }) : nothing}
      </p>
      ${button(t("devices.passkeyHave"), () => this.#usePasskey())}`;
  }

  async #makePasskey(): Promise<void> {
    await this.#do(makePasskey, t("devices.passkeyMade"));
  }

  async #usePasskey(): Promise<void> {
    const known = await this.#do(usePasskey, t("devices.joined"));
    this.hasJoined = known !== null;
  }

  async #make(): Promise<void> {
    const made = await this.#do(makeLink);
    this.url = made && new URL(made.url, location.origin).href;
    this.isCopied = false;
  }

  async #end(): Promise<void> {
    this.url = null;
    await this.#do(endLink, t("devices.linkEnded"));
  }

  /** A link that was followed does nothing by itself. */
  #question(link: string): TemplateResult {
    return html`<section class="panel">
      <h2>${t("devices.askTitle")}</h2>
      <p>${t("devices.askText")}</p>
      ${this.own > 0 && this.#isAlone ? html`<p>${t("devices.askOwn", { tables: this.own })}</p>` : nothing}
      <p class="notice">${t("devices.askWarning")}</p>
      <div class="actions">
        ${button(t("devices.askYes"), () => this.#join(link), "primary")}
        ${button(t("devices.askNo"), () => this.#leaveIt())}
      </div>
    </section>`;
  }

  get #isAlone(): boolean {
    return (this.body?.devices.length ?? 0) < 2;
  }

  async #join(link: string): Promise<void> {
    const joined = await this.#do(() => addHere(link), t("devices.joined"));
    this.hasJoined = joined !== null;
    const { refusal } = this;
    // Of a link that leads nowhere nothing more can be asked; of a net that fails, everything once more.
    if (joined || refusal?.code === "LINK_UNKNOWN") this.#leaveIt();
    this.refusal = refusal;
  }

  #leaveIt(): void {
    dropSecret(STORED_AS);
    this.followed = null;
    this.refusal = null;
  }

  async #turnAway(device: MyDevice): Promise<void> {
    const name = nameOf(device);
    const gone = await this.#do(() => turnAway(device.id), t("devices.turnedAway", { name }));
    // Whoever leaves is somebody new here.
    if (gone && device.isHere) await this.#read();
  }

  #turnedAway(): TemplateResult {
    return html`<p>${t("devices.anewText")}</p>
      ${this.#havePasskey()}
      ${button(t("devices.anew"), () => this.#beginAnew())}`;
  }

  async #beginAnew(): Promise<void> {
    const begun = await beginAnew();
    if (begun.ok) await this.#read();
    else this.refusal = begun.refusal;
  }
}

function whyNot(refusal: Refusal): string {
  return refusal.code === PASSKEY_THERE ? t("devices.passkeyThere") : refusalText(refusal);
}
