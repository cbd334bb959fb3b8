import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { TableBody } from "../../shared/protocol/server-messages.ts";
import { icon } from "../components/icons.ts";
import { MessagesController } from "../messages/controller.ts";
import { listOf } from "../messages/lists.ts";
import { t } from "../messages/messages.ts";
import { readTable } from "../store/api.ts";
import { forgetTable, tablesHere } from "../store/tables-here.ts";
import { tablePath } from "./router.ts";
import { pageStyles } from "./styles.ts";

/** One line of the list. */
interface Line {
  readonly table: string;
  readonly at: number;
  /** What the server told; "gone" when there is no such table any more, "unreachable" when it did not tell. */
  readonly found: TableBody | "gone" | "unreachable";
}

/** The tables this browser has sat at, those that wait for its player first. */
@customElement("my-tables")
export class MyTables extends LitElement {
  static override styles = [
    pageStyles,
    css`
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
        min-height: 3.25rem;
        padding: 0.3rem 0;
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

      .turn {
        font-weight: 600;
        color: var(--accent);
      }

      .gone {
        flex: 1;
        align-self: center;
      }
    `,
  ];

  @state() private accessor lines: readonly Line[] | null = null;

  protected readonly messages = new MessagesController(this);
  readonly #look = (): void => {
    if (document.visibilityState === "visible") void this.#read();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.#look);
    void this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.#look);
  }

  async #read(): Promise<void> {
    const lines = await Promise.all(
      tablesHere().map(async ({ table, at }): Promise<Line> => {
        const answer = await readTable(table);
        if (answer.ok) return { table, at, found: answer.value };
        const gone = answer.refusal.code === "TABLE_UNKNOWN";
        return { table, at, found: gone ? "gone" : "unreachable" };
      }),
    );
    this.lines = lines.sort((a, b) => urgency(a) - urgency(b) || b.at - a.at);
  }

  override render() {
    return html`<section class="panel" aria-labelledby="mine">
      <h2 id="mine">${t("start.mineTitle")}</h2>
      ${this.#list()}
    </section>`;
  }

  #list(): TemplateResult {
    const { lines } = this;
    if (tablesHere().length === 0) return html`<p class="soft">${t("start.mineEmpty")}</p>`;
    if (!lines) return html`<p class="soft" role="status">${t("start.mineLoading")}</p>`;
    return html`<ul>
      ${repeat(
        lines,
        ({ table }) => table,
        (line) => html`<li>${this.#line(line)}</li>`,
      )}
    </ul>`;
  }

  #line({ table, found }: Line): TemplateResult {
    if (found === "gone") {
      return html`<p class="gone soft">${t("mine.gone")}</p>
        ${this.#forget(table, t("start.forget"))}`;
    }
    if (found === "unreachable") {
      return html`<a href=${tablePath(table)}>
        <span class="names">${table}</span><span class="label">${t("mine.unreachable")}</span>
      </a>`;
    }
    const names = namesOf(found);
    const over = found.state.phase === "finished";
    return html`<a href=${tablePath(table)}>
        <span class="names">${names}</span>
        <span class="label">${standing(found)}</span>
      </a>
      ${over ? this.#forget(table, t("start.forgetTable", { names })) : nothing}`;
  }

  #forget(table: string, label: string): TemplateResult {
    return html`<button class="button quiet" aria-label=${label} @click=${() => this.#drop(table)}>
      ${icon("close")}
    </button>`;
  }

  #drop(table: string): void {
    forgetTable(table);
    this.lines = this.lines?.filter((line) => line.table !== table) ?? null;
  }
}

/** Where a table stands, in a few words. */
function standing({ state, viewer }: TableBody): TemplateResult {
  const { phase, players, deal, rules } = state;
  if (phase === "finished") return html`${t("mine.finished")}`;
  if (!deal) return html`${t("mine.seating", { free: rules.players - players.length })}`;
  const of =
    rules.limit === undefined
      ? t("mine.deal", { n: deal.n, deals: rules.deals })
      : t("mine.dealOpen", { n: deal.n });
  if (deal.toAct.some((seat) => seat === viewer)) {
    return html`<span class="turn">${t("mine.yourTurn")}</span>, ${of}`;
  }
  const [next] = deal.toAct;
  const name = players.find(({ seat }) => seat === next)?.name ?? "";
  return html`${t("mine.turnOf", { name })}, ${of}`;
}

function namesOf({ state, viewer }: TableBody): string {
  const others = state.players.filter(({ seat }) => seat !== viewer);
  const people = others.filter(({ kind }) => kind === "human").map(({ name }) => name);
  const bots = others.length - people.length;
  const names = bots === 0 ? people : [...people, t("mine.bots", { bots })];
  return names.length === 0 ? t("mine.alone") : t("mine.others", { names: listOf(names) });
}

/** What waits for the player comes first, what is over last. */
function urgency({ found }: Line): number {
  if (found === "gone") return 4;
  if (found === "unreachable") return 2;
  const { state, viewer } = found;
  if (state.phase === "finished") return 3;
  return state.deal?.toAct.some((seat) => seat === viewer) ? 0 : 1;
}
