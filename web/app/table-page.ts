import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Phrase } from "../../shared/protocol/phrases.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { TableController } from "../store/controller.ts";
import type { TableSnapshot } from "../store/table-store.ts";
import { keepTable } from "../store/tables-here.ts";
import { viewFinder } from "../store/view.ts";
import { dropInvitation, takeInvitation } from "./invitation.ts";
import "./sit-down.ts";
import { pageStyles } from "./styles.ts";
import "../table/skat-board.ts";

/** One table: sitting down, playing or watching, and whatever is in the way of it. */
@customElement("table-page")
export class TablePage extends LitElement {
  static override styles = [
    pageStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        min-width: 0;
      }

      .notice {
        text-align: center;
      }

      skat-board {
        grid-row: 2;
      }
    `,
  ];

  @property() accessor table = "";
  @state() private accessor invite: string | null = null;

  protected readonly messages = new MessagesController(this);
  readonly #controller = new TableController(this);
  readonly #viewIn = viewFinder();

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("table")) {
      this.#controller.show(this.table);
      this.invite = takeInvitation(this.table);
    }
    if (this.#isSeated) {
      // The same link once more by somebody who sits here already: there is nothing to ask.
      this.#forgetInvite();
      keepTable(this.table);
    }
  }

  override render() {
    const { snapshot } = this.#controller;
    if (!snapshot) return nothing;
    const { failure, viewer, loaded } = snapshot;
    if (this.invite !== null && viewer !== null && !this.#isSeated) return this.#sitDown(snapshot);
    if (failure) return this.#failed(failure);
    if (!loaded || viewer === null) return this.#loading(snapshot);
    return html`${this.#warnings(snapshot)}
      <skat-board
        .view=${this.#viewIn(snapshot)}
        .table=${snapshot.table}
        .connection=${snapshot.connection}
        .refusal=${snapshot.refusal}
        @skat-command=${this.#give}
        @skat-say=${this.#say}
      ></skat-board>`;
  }

  get #isSeated(): boolean {
    const viewer = this.#controller.snapshot?.viewer ?? "public";
    return viewer !== "public";
  }

  #forgetInvite(): void {
    this.invite = null;
    dropInvitation(this.table);
  }

  #sitDown(snapshot: TableSnapshot): TemplateResult {
    const names = snapshot.presence?.players.map(({ name }) => name) ?? [];
    return html`<div class="page narrow">
      <sit-down
        .table=${this.table}
        .invite=${this.invite ?? ""}
        .names=${names}
        .watchable=${snapshot.failure === null}
        @seated=${() => this.#controller.store?.reopen()}
        @watch=${this.#forgetInvite}
      ></sit-down>
    </div>`;
  }

  #loading({ connection }: TableSnapshot): TemplateResult {
    const waits = connection === "offline" ? t("tablePage.offline") : t("tablePage.loading");
    return html`<div class="page narrow"><p class="soft" role="status">${waits}</p></div>`;
  }

  #warnings({ shuffle }: TableSnapshot): TemplateResult {
    const [n] = shuffle.bad;
    const warning =
      n === undefined
        ? shuffle.commitmentChanged && t("tablePage.shuffleChanged")
        : t("tablePage.shuffleBad", { n });
    return html`<div>
      ${warning ? html`<p class="notice wrong" role="alert">${warning}</p>` : nothing}
    </div>`;
  }

  #failed(failure: Refusal): TemplateResult {
    switch (failure.code) {
      case "TABLE_UNKNOWN":
        return failurePage(t("tablePage.unknownTitle"), t("tablePage.unknownText"), toStart());
      case "NOT_SEATED":
        return failurePage(t("tablePage.privateTitle"), t("tablePage.privateText"), toStart());
      case "CLIENT_TOO_OLD":
        return failurePage(
          t("tablePage.oldTitle"),
          t("tablePage.oldText"),
          html`<button class="button primary" @click=${() => location.reload()}>
            ${t("tablePage.reload")}
          </button>`,
        );
      default:
        return failurePage(t("tablePage.closed"), refusalText(failure), toStart());
    }
  }

  #give(event: CustomEvent<SeatCommand>): void {
    this.#controller.store?.give(event.detail);
  }

  #say(event: CustomEvent<Phrase>): void {
    this.#controller.store?.say(event.detail);
  }
}

function failurePage(title: string, text: string, wayOut: TemplateResult): TemplateResult {
  return html`<div class="page narrow" role="alert">
    <h1 class="title">${title}</h1>
    <p>${text}</p>
    <div>${wayOut}</div>
  </div>`;
}

const toStart = (): TemplateResult =>
  html`<a class="button primary" href="/">${t("app.toStart")}</a>`;
