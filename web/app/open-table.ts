import { css, html, LitElement, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { NAME_LENGTH } from "../../shared/protocol/fields.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { DEFAULT_RULES } from "../../shared/table/default-rules.ts";
import { hasWeekends, type Pace } from "../../shared/table/pace.ts";
import { completeRules, type TableRules } from "../../shared/table/rules.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { rememberedBotPace } from "../store/bot-pace.ts";
import { rememberedName, rememberName } from "../store/me.ts";
import { ownZone } from "../store/zone.ts";
import { botPaceField } from "./bot-pace-field.ts";
import { newOpening, type Opening, open } from "./opening.ts";
import { paceFields } from "./pace-fields.ts";
import { type Players, ruleFields } from "./rule-fields.ts";
import { rulesSummary } from "./rules-words.ts";
import { pageStyles } from "./styles.ts";

/** Where the bot of a duel sits: on the last chair, so that the opener and his friend follow each other. */
const DUEL_CHAIR = 2;

/** Opens a table for friends: a name is enough, the rules are folded away. */
@customElement("open-table")
export class OpenTableForm extends LitElement {
  static override styles = [
    pageStyles,
    css`
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
        align-items: end;
        gap: 0.75rem;
        padding-block: 0.25rem 0.5rem;
      }

      .pace {
        display: grid;
        gap: 0.25rem;
        margin-top: 0.75rem;
      }

      .kinds {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.75rem;
      }

      .pace legend {
        padding: 0;
      }

      .kind {
        display: flex;
        align-items: center;
        gap: 0.35rem;
        min-height: var(--touch);
      }

      .kind input {
        width: 1.25rem;
        height: 1.25rem;
        margin: 0;
        accent-color: var(--accent);
      }

      .wide {
        grid-column: 1 / -1;
      }

      .name {
        display: flex;
        align-items: end;
        flex-wrap: wrap;
        gap: var(--gap);
      }

      .name .field {
        flex: 1 1 8rem;
      }
    `,
  ];

  /** Friends want to talk about a deal that is over. */
  @state() private accessor rules: TableRules = { ...DEFAULT_RULES, talk: "between-deals" };
  @state() private accessor bots = 0;
  /** Whether the number of deals is none of those offered. */
  @state() private accessor otherNumber = false;
  @state() private accessor busy = false;
  @state() private accessor problem: (() => string) | null = null;

  protected readonly messages = new MessagesController(this);
  /** What was tried last: the same again must not open a second table. */
  #tried: Opening | null = null;
  #memoryChosen = false;

  override render() {
    return html`<section class="panel" aria-labelledby="open">
      <h2 id="open">${t("open.title")}</h2>
      <p class="spacious">${t("open.text")}</p>
      <form @submit=${this.#submit} novalidate>
        <div class="name">
          <label class="field">
            <span>${t("open.name")}</span>
            <input
              name="name"
              autocomplete="nickname"
              maxlength=${NAME_LENGTH}
              .value=${rememberedName()}
            />
          </label>
          <button class="button primary" aria-busy=${this.busy}>
            ${this.busy ? t("open.opening") : t("open.submit")}
          </button>
        </div>
        ${this.problem ? html`<p class="notice wrong" role="alert">${this.problem()}</p>` : nothing}
        ${paceFields(this.rules.pace, (pace) => this.#pace(pace))}
        <details class="rules">
          <summary>${t("open.change", { rules: rulesSummary(this.rules) })}</summary>
          <div class="fields">
            ${ruleFields({
              rules: this.rules,
              bots: this.bots,
              isOtherNumber: this.otherNumber,
              onPlayers: (who) => this.#seat(who),
              onBots: (bots) => {
                this.bots = bots;
              },
              onOtherNumber: (isOther) => {
                this.otherNumber = isOther;
              },
              onChange: (change) => this.#change(change),
            })}
            ${this.#hasBots ? botPaceField() : nothing}
          </div>
        </details>
      </form>
    </section>`;
  }

  get #hasBots(): boolean {
    return this.bots > 0 || this.rules.duel !== undefined;
  }

  #seat(who: Players): void {
    const { duel: _, ...rules } = this.rules;
    this.rules =
      who === "duel"
        ? completeRules({ ...rules, players: 3, duel: DUEL_CHAIR })
        : completeRules({ ...rules, players: who });
    this.bots = who === "duel" ? 1 : Math.min(this.bots, who - 1);
  }

  /** What may be looked back at goes by the pace, unless somebody has chosen. */
  #pace(pace: Pace): void {
    const { memory, ...rest } = this.rules;
    this.rules = completeRules({ ...rest, ...(this.#memoryChosen && { memory }), pace });
  }

  #change(change: Partial<TableRules>): void {
    if (change.memory !== undefined) this.#memoryChosen = true;
    this.rules = completeRules({ ...this.rules, ...change });
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    const input = this.renderRoot.querySelector<HTMLInputElement>("input[name=name]");
    const name = input?.value.trim() ?? "";
    if (name === "") {
      this.problem = () => t("open.nameMissing");
      input?.focus();
      return;
    }
    rememberName(name);
    this.busy = true;
    this.problem = null;
    const refusal = await this.#open(name);
    this.problem = refusal && (() => refusalText(refusal));
    this.busy = false;
  }

  async #open(name: string): Promise<Refusal | null> {
    const friends = this.rules.players - 1 - this.bots;
    const asked: Opening["asked"] = {
      rules: this.#hasBots ? { ...this.rules, botPace: rememberedBotPace() } : this.rules,
      ...(hasWeekends(this.rules.pace) && ownZone()),
      seats: [
        { kind: "human", name },
        ...new Array<{ kind: "human" }>(friends).fill({ kind: "human" }),
        ...new Array<{ kind: "bot" }>(this.bots).fill({ kind: "bot" }),
      ],
    };
    const same = this.#tried && JSON.stringify(this.#tried.asked) === JSON.stringify(asked);
    const opening = (same && this.#tried) || newOpening(asked);
    this.#tried = opening;
    return open(opening);
  }
}
