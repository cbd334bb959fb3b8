import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { MeBody, MyChannel, ReachBody } from "../../shared/protocol/inbox-messages.ts";
import type { Settings, WebhookAsked } from "../../shared/protocol/notify-messages.ts";
import type { Refusal, Result } from "../../shared/skat/refusal.ts";
import { button, section } from "../app/page-parts.ts";
import { pageStyles } from "../app/styles.ts";
import { again, toStart } from "../app/ways-on.ts";
import { linkField } from "../components/link-field.ts";
import { smallPlacard } from "../components/placard.ts";
import { MessagesController } from "../messages/controller.ts";
import { language, t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { readMe } from "../store/api.ts";
import { ownZone } from "../store/zone.ts";
import { addMail, addWebhook, endChannel, endFeed, keepSettings, makeFeed } from "./api.ts";
import { pushHere, turnOff, turnOn } from "./push-here.ts";
import { toldStyles } from "./told-styles.ts";
import { ways } from "./ways.ts";
import { webhookFields } from "./webhook-fields.ts";
import { wishes } from "./wishes.ts";

/** How somebody hears that it is their turn: by push, mail, chat or feed, when, and one button that ends all of it. */
@customElement("told-page")
export class ToldPage extends LitElement {
  static override styles = [pageStyles, toldStyles];

  @state() private accessor me: MeBody | null = null;
  /** Why the last thing asked for did not happen. */
  @state() private accessor refusal: Refusal | null = null;
  /** What is said of the last thing that did. */
  @state() private accessor done = "";
  @state() private accessor busy = false;
  @state() private accessor format: WebhookAsked["format"] = "discord";
  /** What a new webhook's messages are signed with: told once. */
  @state() private accessor secret: string | null = null;
  @state() private accessor copied = "";

  protected readonly messages = new MessagesController(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  override updated(): void {
    document.title = `${t("told.title")} · ${t("app.name")}`;
  }

  async #read(): Promise<void> {
    const answer = await readMe();
    if (answer.ok) this.me = answer.value;
    this.refusal = answer.ok ? null : answer.refusal;
  }

  /** Does one thing at a time, and shows how things are then. */
  async #do(
    work: () => Promise<Result<ReachBody> | null>,
    done = t("told.saved"),
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.done = "";
    this.secret = null;
    const answer = await work();
    this.busy = false;
    this.refusal = answer && !answer.ok ? answer.refusal : null;
    if (!answer?.ok || !this.me) return false;
    const { channels, feed, settings } = answer.value;
    this.me = { ...this.me, channels, feed, settings };
    this.done = done;
    return true;
  }

  override render() {
    return html`<div class="page narrow" aria-busy=${this.busy}>
      <div>
        <h1 class="title">${t("told.title")}</h1>
        <p class="soft">${t("told.lead")}</p>
      </div>
      <div class="said" aria-live="polite">
        ${this.refusal && this.me ? html`<p class="notice wrong">${refusalText(this.refusal)}</p>` : nothing}
        ${this.done ? html`<p class="notice">${this.done}</p>` : nothing}
      </div>
      ${this.me ? this.#sections(this.me) : this.#waiting()}
    </div>`;
  }

  #waiting(): TemplateResult {
    return this.refusal
      ? smallPlacard(
          "failed",
          refusalText(this.refusal),
          again(() => this.#read()),
        )
      : smallPlacard("waiting", t("told.loading"));
  }

  #sections(me: MeBody): TemplateResult {
    if (me.tables.length + me.channels.length === 0 && !me.feed) {
      return smallPlacard("empty", t("told.noTables"), toStart());
    }
    return html`
      ${section(t("told.push"), this.#push(me))} ${section(t("told.mail"), this.#mail(me))}
      ${section(t("told.feed"), this.#feed(me))} ${section(t("told.webhook"), this.#webhook())}
      ${section(
        t("told.when"),
        wishes(me.settings, (settings) => this.#keep(settings)),
      )}
      ${section(t("told.ways"), this.#all(me))}
    `;
  }

  #push({ offered, channels }: MeBody): TemplateResult {
    const here = channels.find((channel) => channel.kind === "push" && channel.isHere);
    if (here) {
      return html`<p>${t("told.pushIsOn")}</p>
        ${button(t("told.pushOff"), () => this.#do(turnOff))}`;
    }
    const what = pushHere(offered.push);
    if (what !== "possible") return html`<p>${t("told.pushNot", { why: what })}</p>`;
    const key = offered.push ?? "";
    return html`<p>${t("told.pushText")}</p>
      ${button(t("told.pushOn"), () => this.#do(() => turnOn(key)), "primary")}`;
  }

  #mail({ offered }: MeBody): TemplateResult {
    if (!offered.mail) return html`<p>${t("told.mailNone")}</p>`;
    const send = async (event: SubmitEvent): Promise<void> => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const address = `${new FormData(form).get("address")}`;
      if (await this.#do(() => addMail({ address }), t("told.mailSent", { address }))) form.reset();
    };
    return html`<p>${t("told.mailText")}</p>
      <form @submit=${send}>
        <label class="field">
          <span>${t("told.mailAddress")}</span>
          <input type="email" name="address" required autocomplete="email" maxlength="254" />
        </label>
        <div><button class="button">${t("told.add")}</button></div>
      </form>`;
  }

  #webhook(): TemplateResult {
    const send = async (event: SubmitEvent): Promise<void> => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const url = `${new FormData(form).get("url")}`;
      let secret: string | null = null;
      const isAdded = await this.#do(async () => {
        const answer = await addWebhook({ format: this.format, url });
        if (answer.ok) secret = answer.value.secret;
        return answer;
      });
      if (!isAdded) return;
      form.reset();
      this.secret = secret;
    };
    return html`<p>${t("told.webhookText")}</p>
      <form @submit=${send}>
        ${webhookFields(this.format, (format) => {
          this.format = format;
        })}
        <div><button class="button">${t("told.add")}</button></div>
      </form>
      ${this.secret === null ? nothing : this.#copyable(this.secret, t("told.secret"))}`;
  }

  #feed({ feed }: MeBody): TemplateResult {
    if (!feed) {
      return html`<p>${t("told.feedText")}</p>
        ${button(t("told.feedMake"), () => this.#do(makeFeed))}`;
    }
    const whole = (path: string): string => new URL(path, location.origin).href;
    return html`<p>${t("told.feedText")}</p>
      ${this.#copyable(whole(feed.atom), t("told.feedAtom"))}
      ${this.#copyable(whole(feed.ics), t("told.feedCalendar"))}
      <div class="actions">
        ${button(t("told.feedAnew"), () => this.#do(makeFeed))}
        ${button(t("told.feedEnd"), () => this.#do(endFeed))}
      </div>`;
  }

  #copyable(text: string, label: string): TemplateResult {
    return linkField(text, label, this.copied === text, () => {
      this.copied = text;
    });
  }

  #keep(settings: Settings): void {
    const { zone = settings.zone } = ownZone();
    void this.#do(() => keepSettings({ ...settings, language: language(), zone }));
  }

  #all({ channels, feed }: MeBody): TemplateResult {
    const isAny = channels.length > 0 || feed !== null;
    return html`${ways(channels, (channel) => this.#end(channel))}
      ${isAny ? button(t("told.stop"), () => this.#stop()) : nothing}`;
  }

  #end(channel: MyChannel): void {
    const isHere = channel.kind === "push" && channel.isHere;
    void this.#do(isHere ? turnOff : () => endChannel(channel.id));
  }

  /** Ends everything, whatever of it is on. */
  async #stop(): Promise<void> {
    const { channels = [], feed = null } = this.me ?? {};
    const all = [
      ...channels.map((channel) => () => endChannel(channel.id)),
      ...(feed ? [endFeed] : []),
    ];
    for (const [n, end] of all.entries()) {
      const done = n === all.length - 1 ? t("told.stopped") : "";
      if (!(await this.#do(end, done))) return;
    }
  }
}
