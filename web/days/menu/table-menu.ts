import { html, LitElement, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { pageStyles } from "../../app/styles.ts";
import { modal } from "../../components/dialog.ts";
import { icon } from "../../components/icons.ts";
import { onceLoaded } from "../../components/once-loaded.ts";
import { MessagesController } from "../../messages/controller.ts";
import { t } from "../../messages/messages.ts";
import { loadPart } from "../../messages/parts.ts";
import { refusalText } from "../../messages/refusals.ts";
import { readTable } from "../../store/api.ts";
import { ownSeat } from "../../table/situation.ts";
import dialogs from "../../table/styles/dialogs.css?inline";
import menu from "./menu.css?inline";
import { type Room, SECTIONS, type Section } from "./room.ts";
import { timeView } from "./time-view.ts";
import "./history-view.ts";
import "./notes-view.ts";
import "./plans-view.ts";
import "./talk-view.ts";
import "./votes-view.ts";

/**
 * What is beside the game, in one dialog: talk, plans, votes, notes, history, time, and for the opener a webhook. Loaded when it is first opened.
 * Dispatches `menu-closed`.
 */
@customElement("table-menu")
export class TableMenu extends LitElement {
  static override styles = [pageStyles, unsafeCSS(dialogs), unsafeCSS(menu)];

  @property({ attribute: false }) accessor room!: Room;
  /** What is shown first: a part, or all of them to choose from. */
  @property() accessor section: Section | "menu" = "menu";
  @state() private accessor shown: Section | null = null;
  /** Whether the viewer sees to the table's webhook, without having opened the table. */
  @state() private accessor hasWebhook = false;

  protected readonly messages = new MessagesController(this);

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.room.opener && ownSeat(this.room.view) !== null) void this.#askForWebhook();
  }

  /** It may have come along from the series before. */
  async #askForWebhook(): Promise<void> {
    const answer = await readTable(this.room.table);
    this.hasWebhook = answer.ok && answer.value.webhook;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("section")) this.shown = this.section === "menu" ? null : this.section;
  }

  protected override render(): TemplateResult {
    const { shown, room } = this;
    const title = shown ? t("days.section", { section: shown }) : t("days.menu");
    const content = html`${
      shown
        ? html`<button type="button" class="button quiet back" @click=${this.#back}>
            ${icon("back")} ${t("days.menu")}
          </button>`
        : nothing
    }
      ${room.refusal ? html`<p class="notice wrong" role="alert">${refusalText(room.refusal)}</p>` : nothing}
      ${shown ? this.#part(shown) : this.#list()}`;
    return modal(title, content, () => this.dispatchEvent(new CustomEvent("menu-closed")));
  }

  readonly #back = (): void => {
    this.shown = null;
  };

  #list(): TemplateResult {
    return html`<ul class="sections">
      ${this.#sections().map(
        (section) => html`<li>
          <button
            type="button"
            class="button"
            @click=${() => this.#open(section)}
          >
            <b>${t("days.section", { section })}</b>
            <span class="label">${t("days.sectionHelp", { section })}</span>
          </button>
        </li>`,
      )}
    </ul>`;
  }

  /** What only few ever look at comes when they do, with its words. */
  #open(section: Section): Promise<void> {
    const isHere = section !== "webhook";
    return onceLoaded(
      async () => isHere || Promise.all([import("./webhook-view.ts"), loadPart("own")]),
      () => {
        this.shown = section;
      },
    );
  }

  #sections(): readonly Section[] {
    const { room, hasWebhook } = this;
    return SECTIONS.filter((section) => section !== "webhook" || room.opener || hasWebhook);
  }

  #part(section: Section): TemplateResult {
    const { room } = this;
    switch (section) {
      case "talk":
        return html`<days-talk .room=${room}></days-talk>`;
      case "plans":
        return html`<days-plans .room=${room}></days-plans>`;
      case "votes":
        return html`<days-votes .room=${room}></days-votes>`;
      case "notes":
        return html`<days-notes .room=${room}></days-notes>`;
      case "history":
        return html`<days-history .room=${room}></days-history>`;
      case "time":
        return timeView(room);
      case "webhook":
        return html`<days-webhook .room=${room}></days-webhook>`;
    }
  }
}
