import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { ErrorCode } from "../../shared/protocol/errors.ts";
import { NAME_LENGTH } from "../../shared/protocol/fields.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { hasWeekends } from "../../shared/table/pace.ts";
import type { TableRules } from "../../shared/table/rules.ts";
import { placard } from "../components/placard.ts";
import { paceSentences } from "../days/pace-words.ts";
import { MessagesController } from "../messages/controller.ts";
import { listOf } from "../messages/lists.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { sitDown } from "../store/api.ts";
import { rememberedName, rememberName } from "../store/me.ts";
import { randomNonce, randomToken } from "../store/random.ts";
import { rememberNonce } from "../store/shuffle-watch.ts";
import { ownZone } from "../store/zone.ts";
import { rulesSummary } from "./rules-words.ts";
import { pageStyles } from "./styles.ts";
import { toStart } from "./ways-on.ts";

/** However often one asks with this invitation, there is no chair. */
const NO_SEAT: readonly string[] = [
  "INVITE_UNKNOWN",
  "INVITE_USED",
  "TABLE_FULL",
  "SEAT_TAKEN",
] satisfies ErrorCode[];

/** Somebody followed an invitation: asks for a name and takes the chair. Tells `seated` when it has worked. */
@customElement("sit-down")
export class SitDownForm extends LitElement {
  static override styles = [
    pageStyles,
    css`
      form {
        display: grid;
        gap: 1rem;
      }
    `,
  ];

  @property() accessor table = "";
  @property() accessor invite = "";
  /** Who sits there already; null when that is not for everybody to know. */
  @property({ attribute: false }) accessor names: readonly string[] | null = null;

  /** What is played there; null when that is not for everybody to know. */
  @property({ attribute: false }) accessor rules: TableRules | null = null;

  @state() private accessor busy = false;
  @state() private accessor problem: (() => string) | null = null;
  /** Why there is no seat to be had with this invitation. */
  @state() private accessor gone: Refusal | null = null;

  protected readonly messages = new MessagesController(this);
  /** Drawn once: the same invitation with the same token is the same person, should an answer get lost. */
  readonly #token = randomToken();
  readonly #nonce = randomNonce();

  override render() {
    const { names, rules, gone } = this;
    if (gone) return this.#noSeat(gone);
    return html`<section class="panel" aria-labelledby="sit">
      <h1 id="sit" class="title">${t("sit.title")}</h1>
      ${names ? html`<p>${t("sit.with", { names: listOf(names), count: names.length })}</p>` : nothing}
      ${
        rules
          ? html`<p class="soft">${rulesSummary(rules)}</p>
            <p class="soft">${paceSentences(rules.pace).join(" ")}</p>`
          : nothing
      }
      <form @submit=${this.#submit} novalidate>
        <label class="field">
          <span>${t("sit.name")}</span>
          <input
            autocomplete="nickname"
            maxlength=${NAME_LENGTH}
            aria-describedby="hint"
            .value=${rememberedName()}
          />
          <span id="hint">${t("sit.nameHint")}</span>
        </label>
        ${this.problem ? html`<p class="notice wrong" role="alert">${this.problem()}</p>` : nothing}
        <div class="row">
          <button class="button primary" aria-busy=${this.busy}>
            ${this.busy ? t("sit.sitting") : t("sit.submit")}
          </button>
          ${
            names
              ? html`<button type="button" class="button quiet" @click=${this.#watch}>
                  ${t("sit.watch")}
                </button>`
              : nothing
          }
        </div>
      </form>
    </section>`;
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    const input = this.renderRoot.querySelector("input");
    const name = input?.value.trim() ?? "";
    if (name === "") {
      this.problem = () => t("open.nameMissing");
      input?.focus();
      return;
    }
    rememberName(name);
    this.busy = true;
    this.problem = null;
    const answer = await sitDown(this.table, {
      invite: this.invite,
      name,
      nonce: this.#nonce,
      token: this.#token,
      // Nothing is kept of it unless weekends count at this table.
      ...((!this.rules || hasWeekends(this.rules.pace)) && ownZone()),
    });
    this.busy = false;
    if (!answer.ok) {
      const { refusal } = answer;
      if (NO_SEAT.includes(refusal.code)) this.gone = refusal;
      this.problem = () => refusalText(refusal);
      return;
    }
    rememberNonce(this.table, this.#nonce);
    this.dispatchEvent(new CustomEvent("seated"));
  }

  /** Another link may lead to another chair; watching needs none. */
  #noSeat(refusal: Refusal): TemplateResult {
    const watch = html`<button type="button" class="button primary" @click=${this.#watch}>
      ${t("sit.watch")}
    </button>`;
    return placard(
      "empty",
      t("sit.goneTitle"),
      `${refusalText(refusal)} ${t("sit.askAnew")}`,
      html`${this.names ? watch : nothing}${toStart(this.names ? "" : "primary")}`,
    );
  }

  #watch(): void {
    this.dispatchEvent(new CustomEvent("watch"));
  }
}
