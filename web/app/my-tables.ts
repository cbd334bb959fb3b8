import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { MyTable } from "../../shared/protocol/inbox-messages.ts";
import { icon } from "../components/icons.ts";
import { smallPlacard } from "../components/placard.ts";
import { distanceText, momentTime } from "../days/time-words.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { inOrder, MyTables, type Standing, standingOf } from "../store/my-tables.ts";
import { forgetStored, readStored, writeStored } from "../store/stored.ts";
import { dealAt, peopleAt, waitingAt } from "./my-tables-words.ts";
import { tablePath } from "./router.ts";
import { pageStyles } from "./styles.ts";

/** Remembered so that the list does not push away what somebody is about to tap. */
const FILLED = "fernskat.has-tables";

const STANDINGS: readonly Standing[] = ["waiting", "running", "over"];

/** All tables of this player, those that wait for the player first, each by its deadline. */
@customElement("my-tables")
export class MyTablesElement extends LitElement {
  static override styles = [
    pageStyles,
    css`
      section section {
        display: grid;
        gap: 0.25rem;
      }

      section section + section {
        margin-top: 0.5rem;
      }

      h3 {
        font-weight: 400;
      }

      li {
        display: flex;
        align-items: stretch;
        gap: 0.25rem;
        border-top: 1px solid var(--hairline);
      }

      li:last-child {
        border-bottom: 1px solid var(--hairline);
      }

      li > a {
        flex: 1;
        min-width: 0;
        display: grid;
        align-content: center;
        gap: 0.1rem;
        min-height: 3.25rem;
        padding: 0.4rem 0;
        text-decoration: none;
        color: var(--ink);
      }

      li > a:hover .names {
        text-decoration: underline;
      }

      .names {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }

      .waiting .names {
        font-weight: 600;
      }

      .label {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.9em;
      }

      .turn,
      .due {
        color: var(--accent);
      }

      .turn {
        font-weight: 600;
      }

      /* Above what else there is to do: as small as it can be, and as high before it is known as after. */
      @media (width < 48rem) {
        :host(:not([filled])) .told {
          min-height: 4.2rem;
        }

        :host(:not([filled])) .placard:not(:has(.failed)) {
          display: block;
          animation: none;
          font-size: var(--size-small);
        }

        :host(:not([filled])) .laid:not(.failed) {
          display: none;
        }
      }
    `,
  ];

  protected readonly messages = new MessagesController(this);
  readonly #mine = new MyTables(this);

  override connectedCallback(): void {
    super.connectedCallback();
    this.toggleAttribute("filled", readStored(FILLED) !== null);
  }

  /** Whoever has tables finds them in their place at once, the next time as well. */
  override updated(): void {
    const { tables } = this.#mine;
    if (!tables) return;
    this.toggleAttribute("filled", tables.length > 0);
    if (tables.length > 0) writeStored(FILLED, "yes");
    else forgetStored(FILLED);
  }

  override render() {
    return html`<section class="panel" aria-labelledby="mine">
      <h2 id="mine">${t("start.mineTitle")}</h2>
      <div class="told">${this.#mine.failed ? this.#failure() : nothing}${this.#list()}</div>
      ${this.#mine.tables?.length ? pagesOfMine() : html`<p><a href="/devices">${t("mine.elsewhere")}</a></p>`}
    </section>`;
  }

  /** What was told before stays, and says that it may be old. */
  #failure(): TemplateResult {
    const retry = html`<button class="button" @click=${() => this.#mine.refresh()}>
      ${t("app.tryAgain")}
    </button>`;
    return smallPlacard("failed", this.#mine.tables ? t("mine.old") : t("mine.failed"), retry);
  }

  #list(): TemplateResult | typeof nothing {
    const { tables, failed, isTurnedAway } = this.#mine;
    if (isTurnedAway) return html`<p class="notice">${t("mine.turnedAway")}</p>`;
    if (!tables) {
      return failed ? nothing : smallPlacard("waiting", t("start.mineLoading"));
    }
    if (tables.length === 0) return failed ? nothing : smallPlacard("empty", t("start.mineEmpty"));
    const ordered = inOrder(tables);
    return html`${STANDINGS.map((standing) => {
      const lines = ordered.filter((line) => standingOf(line) === standing);
      return lines.length === 0 ? nothing : this.#group(standing, lines);
    })}`;
  }

  #group(standing: Standing, lines: readonly MyTable[]): TemplateResult {
    return html`<section class=${standing} aria-labelledby=${standing}>
      <h3 class="label" id=${standing}>${t("mine.group", { standing })}</h3>
      <ul>
        ${repeat(
          lines,
          ({ table }) => table,
          (line) => html`<li>${this.#line(line)}</li>`,
        )}
      </ul>
    </section>`;
  }

  #line(line: MyTable): TemplateResult {
    const { table } = line;
    const people = peopleAt(line);
    return html`<a href=${tablePath(table)}>
        <span class="names">${people}</span>
        <span class="label">${standsAt(line)}</span>
      </a>
      ${standingOf(line) === "over" ? this.#putAway(table, people) : nothing}`;
  }

  #putAway(table: string, names: string): TemplateResult {
    const label = t("start.forgetTable", { names });
    return html`<button
      class="button quiet"
      aria-label=${label}
      title=${t("start.forget")}
      @click=${() => this.#mine.putAway(table)}
    >
      ${icon("close")}
    </button>`;
  }
}

/** What else there is for somebody who plays somewhere. */
function pagesOfMine(): TemplateResult {
  return html`<p><a href="/told">${t("mine.told")}</a></p>
    <p class="row">
      <a href="/devices">${t("mine.devices")}</a>
      <a href="/my-data">${t("mine.data")}</a>
    </p>`;
}

/** Who is waited for, until when, and which deal it is. */
function standsAt(line: MyTable): TemplateResult {
  const waiting = waitingAt(line);
  const isMine = standingOf(line) === "waiting";
  const deal = dealAt(line);
  const due = line.votes.find(({ isAtStake }) => isAtStake)?.closesAt ?? line.deadline;
  return html`${waiting ? html`<span class=${isMine ? "turn" : ""}>${waiting}</span>` : nothing}
    ${due === null ? nothing : dueBy(due, isMine)}
    ${deal ? html`<span>${deal}</span>` : nothing}
    ${line.deletesAt === null ? nothing : goesAt(line.deletesAt)}`;
}

function dueBy(deadline: number, isMine: boolean): TemplateResult {
  const now = Date.now();
  return html`<span class=${isMine ? "due" : ""} title=${distanceText(deadline, now)}>
    ${t("mine.until")} ${momentTime(deadline, now)}
  </span>`;
}

function goesAt(at: number): TemplateResult {
  return html`<span class="minus">${t("mine.deletes")} ${momentTime(at, Date.now())}</span>`;
}
