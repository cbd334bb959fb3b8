import { html, type nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { property, state } from "lit/decorators.js";
import type { Phrase } from "../../shared/protocol/phrases.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { publicViewOf } from "../../shared/table/public-view.ts";
import type { SeatView } from "../../shared/table/view.ts";
import type { DeckName } from "../decks/deck.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import type { ConnectionStatus } from "../store/connection.ts";
import type { TableSnapshot } from "../store/table-snapshot.ts";
import { openTableStore, type TableStore } from "../store/table-store.ts";
import { viewFinder } from "../store/view.ts";
import type { Acting } from "../table/acting.ts";
import "../table/board.ts";
import { type Address, tableAddress } from "./address.ts";
import { atHost, HousedElement, houseStyles } from "./house.ts";
import layout from "./table.css?inline";

/** Nobody taps the settlement away on a club's screen: whoever only watches sees it for so long. */
const SETTLEMENT_MS = 20_000;
/** Why a token is not taken here; the table can be watched all the same. */
const TURNED_AWAY: readonly string[] = ["ORIGIN_NOT_ALLOWED", "TOKEN_UNKNOWN"];

/**
 * A table of Skat, live. It is watched by anybody; who sets `token` to a seat's secret plays it, from pages whose origin
 * the opener of the table has listed.
 *
 * @tag skat-table
 * @attr {string} lang - The language, `de` or `en` and more; by itself the one the page is in there.
 * @fires {CustomEvent<SeatCommand>} skat-command - The user asked for a bid, a card, …; the detail is the command. It goes to the table by itself.
 * @fires {CustomEvent<Phrase>} skat-say - The user said one of the ready-made phrases.
 * @fires {CustomEvent<number>} skat-seen - The user put the settlement of a deal away; the detail counts the deals dealt at the table.
 * @slot header - Above the table.
 * @slot footer - Below the table.
 * @csspart house - The frame around everything.
 * @csspart table - The table itself.
 * @csspart masthead - The line over the table: the contract, the deal, the tools.
 * @csspart felt - The table top.
 * @csspart act - What is to be done, below the table top.
 * @csspart own - The lower player and the cards.
 * @csspart bar - The line below the table.
 * @csspart link - The link "Play at …".
 * @csspart notice - What is said when there is no table to be seen.
 * @cssproperty [--skat-height] - How high the table is; by itself it goes by the width.
 */
export class TableElement extends HousedElement {
  static override styles = [houseStyles, unsafeCSS(layout)];

  /** The table's address, `https://HOST/t/ID`. */
  @property() accessor src = "";
  /** The cards: `french`, `german` or `tournament`. */
  @property() accessor deck: DeckName = "french";
  /**
   * The secret of a seat, as the server gave it to whoever sat down; null watches. A property only, so that it never stands
   * in a page's text.
   */
  @property({ attribute: false }) accessor token: string | null = null;

  @state() private accessor seen: number | null = null;
  /** Why the token is not taken. */
  @state() private accessor turnedAway: Refusal | null = null;
  @state() private accessor acting: Acting | null = null;

  #store: TableStore | null = null;
  #address: Address<string> | null = null;
  #isFetching = false;
  #viewIn = viewFinder((table, _, people) => publicViewOf(table, people));
  #settlementTimer = 0;
  /** The deal whose settlement the timer runs for. */
  #timed = 0;

  /** What this element's user sees and may do, as `GET /api/tables/ID` tells it; null before it is known. */
  get view(): SeatView | null {
    const snapshot = this.#store?.snapshot();
    return snapshot?.loaded && snapshot.viewer !== null ? this.#viewIn(snapshot) : null;
  }

  /** How it is connected: `connecting`, `open`, `reconnecting`, `offline` or `closed`. */
  get connection(): ConnectionStatus {
    return this.#store?.snapshot().connection ?? "closed";
  }

  protected override entered(): void {
    if (this.hasUpdated) this.#open();
  }

  protected override left(): void {
    this.#close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("src") || changed.has("token")) {
      this.turnedAway = null;
      this.seen = null;
      this.#open();
    }
  }

  #open(): void {
    this.#close();
    this.#address = tableAddress(this.src);
    if (!this.#address || !this.isConnected) return;
    const { origin, where } = this.#address;
    const token = this.turnedAway ? null : this.token;
    const store = openTableStore(where, { server: { origin, token } });
    this.#store = store;
    store.subscribe(() => this.#changed(store.snapshot()));
  }

  #close(): void {
    this.#store?.close();
    this.#store = null;
    clearTimeout(this.#settlementTimer);
    this.#timed = 0;
  }

  #changed(snapshot: TableSnapshot): void {
    const { failure, viewer, table, loaded } = snapshot;
    if (failure && this.token !== null && !this.turnedAway && TURNED_AWAY.includes(failure.code)) {
      this.turnedAway = failure;
      this.#open();
    }
    if (loaded && (table.phase === "seating" || (viewer !== null && viewer !== "public"))) {
      void this.#fetchActing();
    }
    if (viewer === "public") this.#timeSettlement(table.last?.k ?? 0);
    this.requestUpdate();
  }

  /** What only players need is fetched when there is one, or when the table waits for some. */
  async #fetchActing(): Promise<void> {
    if (this.acting || this.#isFetching) return;
    this.#isFetching = true;
    try {
      const { acting } = await import("../table/acting.ts");
      this.#viewIn = viewFinder(acting.viewOf);
      this.acting = acting;
    } finally {
      this.#isFetching = false;
    }
  }

  #timeSettlement(k: number): void {
    if (k <= Math.max(this.#timed, this.seen ?? 0)) return;
    this.#timed = k;
    clearTimeout(this.#settlementTimer);
    this.#settlementTimer = setTimeout(() => {
      this.seen = k;
    }, SETTLEMENT_MS);
  }

  protected override content(): TemplateResult {
    const snapshot = this.#store?.snapshot();
    if (!this.#address || !snapshot) return this.notice(t("embed.noTable"));
    if (snapshot.failure) return this.notice(refusalText(snapshot.failure), "failed");
    return html`<div class="place" part="table">${this.#board(snapshot, this.#address)}</div>`;
  }

  #board(snapshot: TableSnapshot, { origin, where }: Address<string>): TemplateResult {
    const { table, connection, refusal, said } = snapshot;
    const speech = said?.phrase && { seat: said.seat, text: t(`phrase.${said.phrase}`) };
    return html`<skat-board
      exportparts="masthead, felt, act, own"
      .acting=${this.acting}
      .view=${this.view ?? undefined}
      .table=${table}
      .connection=${connection}
      .refusal=${refusal}
      .speech=${speech ?? null}
      .deck=${this.deck}
      .base=${`${origin}/`}
      .seen=${this.seen}
      .replayOf=${(n: number) => `${origin}/r/${where}/${n}`}
      @skat-command=${this.#give}
      @skat-say=${this.#say}
      @skat-seen=${this.#putAway}
      @skat-rematch=${this.#playOn}
    ></skat-board>`;
  }

  readonly #give = ({ detail }: CustomEvent<SeatCommand>): void => this.#store?.give(detail);
  readonly #say = ({ detail }: CustomEvent<Phrase>): void => {
    this.#store?.say({ phrase: detail });
  };
  readonly #putAway = ({ detail }: CustomEvent<number>): void => {
    this.seen = detail;
  };
  /** Another table is opened at home: nobody opens one from another site's page. */
  readonly #playOn = (): void => {
    if (this.#address) window.open(this.#address.page, "_blank", "noopener");
  };

  protected override bar(): TemplateResult | typeof nothing {
    if (!this.#address) return html``;
    const { host, page } = this.#address;
    return html`<footer class="bar" part="bar">
      ${this.turnedAway ? html`<p role="status">${t("embed.turnedAway", { host })}</p>` : ""}
      ${this.out(page, atHost("embed.playAt", host))}
    </footer>`;
  }
}
