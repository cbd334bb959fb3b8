import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Phrase } from "../../shared/protocol/phrases.ts";
import { replayPath } from "../../shared/protocol/replay-address.ts";
import type { Card } from "../../shared/skat/cards.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { viewOf } from "../../shared/table/views.ts";
import type { Section } from "../days/menu/room.ts";
import type { TableAside } from "../days/table-aside.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { loadPart } from "../messages/parts.ts";
import { SettingsController } from "../settings/controller.ts";
import { TableSounds } from "../sound/table-sounds.ts";
import { seatBot } from "../store/api.ts";
import { TableController } from "../store/controller.ts";
import { draftsAt } from "../store/drafts.ts";
import { handLaid, rememberHandLaid } from "../store/hand-laid.ts";
import type { Invite } from "../store/invites.ts";
import { MyTables } from "../store/my-tables.ts";
import { dealSeen, rememberDealSeen } from "../store/seen-deals.ts";
import { settings } from "../store/settings.ts";
import { firstSeen } from "../store/shuffle-watch.ts";
import type { TableSnapshot } from "../store/table-snapshot.ts";
import type { Words } from "../store/table-store.ts";
import { viewFinder } from "../store/view.ts";
import { acting } from "../table/acting.ts";
import "../table/board.ts";
import type { DraftKeeper } from "../table/draft.ts";
import { isToAct } from "../table/situation.ts";
import {
  clocks,
  embedding,
  hasCompany,
  hint,
  settingsRow,
  shuffleMark,
  wayOut,
  waysBeside,
} from "./board-slots.ts";
import { ChairLinks, whole } from "./chair-links.ts";
import { draftKeeper } from "./draft-keeper.ts";
import { dropInvitation, takeInvitation } from "./invitation.ts";
import { openRematch } from "./opening.ts";
import { isFramed, tablePath } from "./router.ts";
import { pageStyles } from "./styles.ts";
import { chairOffered, failed, loading, withHeader, wrong } from "./table-notices.ts";
import { tablePageStyles } from "./table-page-styles.ts";
import { holdWhile } from "./under-way.ts";

/** One table: sitting down, playing or watching, and whatever is in the way of it. */
@customElement("table-page")
export class TablePage extends LitElement {
  static override styles = [pageStyles, tablePageStyles];

  @property() accessor table = "";
  @state() private accessor invite: string | null = null;
  @state() private accessor seen: number | null = null;
  /** Cards the hint names. */
  @state() private accessor marked: readonly Card[] = [];
  @state() private accessor laid: readonly Card[] | null = null;
  /** Whether what is beside the game has arrived: it comes after the table, and only where people wait for each other. */
  @state() private accessor beside = false;
  /** Why something beside the game did not work. */
  @state() private accessor refusal: Refusal | null = null;

  protected readonly messages = new MessagesController(this);
  protected readonly changes = new SettingsController(this);
  readonly #controller = new TableController(this);
  readonly #viewIn = viewFinder(viewOf);
  readonly #mine = new MyTables(this, () => this.#isWaiting);
  readonly #chairs = new ChairLinks(this);
  readonly #sounds = new TableSounds();
  #isLoading = false;
  #drafts: DraftKeeper | null = null;
  /** Whether somebody sits here and has to wait for others: the time to look after another table. */
  #isWaiting = false;
  #release: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#release = holdWhile(() => this.#isUnderWay);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#release?.();
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("table")) this.#enter();
    const { snapshot } = this.#controller;
    if (!snapshot) return;
    if (snapshot.failure?.code === "CLIENT_TOO_OLD") void renew();
    if (snapshot.rematch) firstSeen(snapshot.rematch.table, snapshot.rematch.commitment);
    if (!this.#isSeated) return;
    // The same link once more by somebody who sits here already: there is nothing to ask.
    this.#forgetInvite();
    void this.#chairs.follow(snapshot);
    this.#lookElsewhere(snapshot);
  }

  #lookElsewhere(snapshot: TableSnapshot): void {
    const isWaiting = snapshot.loaded && !this.#isMine;
    if (isWaiting && !this.#isWaiting) void this.#mine.refresh();
    this.#isWaiting = isWaiting;
  }

  override updated(): void {
    const { snapshot } = this.#controller;
    const isShown = snapshot?.loaded && snapshot.viewer !== null;
    this.#sounds.follow(isShown ? this.#viewIn(snapshot) : null);
    if (snapshot?.loaded && !this.beside && hasCompany(snapshot.table)) void this.#loadBeside();
    document.title = `${t(this.#isMine ? "tablePage.titleTurn" : "tablePage.title")} · ${t("app.name")}`;
  }

  override render() {
    const { snapshot } = this.#controller;
    if (!snapshot) return nothing;
    const { failure, viewer, loaded } = snapshot;
    if (
      this.invite !== null &&
      (failure?.code === "NOT_SEATED" || (!failure && viewer === "public"))
    ) {
      return withHeader(html`${wrong(snapshot, this.refusal)}${this.#chairOffered(snapshot)}`);
    }
    if (failure) return withHeader(failed(failure));
    if (!loaded || viewer === null) return withHeader(loading(snapshot));
    return html`<div class="over">${wrong(snapshot, this.refusal)}${this.#aside(snapshot)}</div>
      ${this.#board(snapshot)}`;
  }

  async #loadBeside(): Promise<void> {
    if (isFramed() || this.#isLoading) return;
    this.#isLoading = true;
    await Promise.all([import("../days/beside.ts"), loadPart("beside")]);
    this.beside = true;
  }

  #enter(): void {
    this.#controller.show(this.table);
    this.invite = takeInvitation(this.table);
    this.#chairs.show(this.table);
    this.seen = dealSeen(this.table);
    this.laid = handLaid(this.table);
    this.refusal = null;
    this.#drafts = draftKeeper(draftsAt(this.table));
  }

  /** Whether a card, or the thought about one, would be lost if the page went away now. */
  get #isUnderWay(): boolean {
    const { snapshot } = this.#controller;
    const board = this.renderRoot.querySelector("skat-board");
    const isOpen = (board?.shadowRoot?.querySelector("dialog[open]") ?? null) !== null;
    return isOpen || this.#isMine || (snapshot?.pending.length ?? 0) > 0;
  }

  /** Whether it is the viewer's turn. */
  get #isMine(): boolean {
    const { snapshot } = this.#controller;
    return snapshot?.loaded === true && snapshot.viewer !== null && isToAct(this.#viewIn(snapshot));
  }

  get #isSeated(): boolean {
    return (this.#controller.snapshot?.viewer ?? "public") !== "public";
  }

  #forgetInvite(): void {
    if (this.invite === null) return;
    this.invite = null;
    dropInvitation(this.table);
  }

  #board(snapshot: TableSnapshot): TemplateResult {
    const { table, connection, refusal, said } = snapshot;
    const set = settings();
    const speech = said?.phrase && {
      seat: said.seat,
      text: t(`phrase.${said.phrase}`),
    };
    return html`<skat-board
      data-side=${set.side}
      data-hand=${set.hand}
      .deck=${set.deck}
      .handling=${set}
      .laid=${this.laid}
      .marked=${this.marked}
      .acting=${acting}
      .view=${this.#viewIn(snapshot)}
      .table=${table}
      .connection=${connection}
      .refusal=${refusal}
      .speech=${speech ?? null}
      .invites=${this.#chairs.all.map(whole)}
      .watch=${whole({ seat: null, url: tablePath(this.table) }).url}
      .opener=${snapshot.opener}
      .seen=${this.seen}
      .drafts=${this.#drafts}
      .replayOf=${(n: number) => replayPath(this.table, n)}
      @skat-command=${this.#give}
      @skat-say=${this.#say}
      @skat-laid=${this.#onLaid}
      @skat-seen=${this.#onSeen}
      @skat-seat-bot=${this.#seatBot}
      @skat-invite=${({ detail }: CustomEvent<Seat>) => this.#chairs.make(detail)}
      @skat-withdraw=${({ detail }: CustomEvent<Invite>) => this.#chairs.withdraw(detail)}
      @skat-rematch=${this.#playOn}
    >
      ${this.#slots(snapshot)}
    </skat-board>`;
  }

  #slots(snapshot: TableSnapshot): TemplateResult {
    const { table, rematch } = snapshot;
    const { journal } = this.#controller;
    const besides = this.beside && journal;
    return html`
      ${wayOut(this.table, this.#isWaiting ? this.#mine.tables : null)}
      ${settingsRow()}
      ${hint(this.#viewIn(snapshot), table.seq, (cards) => {
        this.marked = cards;
      })}
      ${embedding(this.table, table)}
      ${shuffleMark(snapshot)}
      ${besides ? clocks(table, besides) : nothing}
      ${besides && this.#isSeated ? waysBeside(this.#showAside) : nothing}
      ${rematch ? html`<p slot="after" class="soft">${t("tablePage.playOn")}</p>` : nothing}
    `;
  }

  #chairOffered(snapshot: TableSnapshot): TemplateResult {
    return chairOffered(snapshot, {
      table: this.table,
      invite: this.invite ?? "",
      onSeated: () => this.#controller.store?.reopen(),
      onWatch: () => this.#forgetInvite(),
      onFailed: (refusal) => {
        this.refusal ??= refusal;
      },
    });
  }

  /** What is beside the game: time, votes, plans, talk. */
  #aside(snapshot: TableSnapshot): TemplateResult | typeof nothing {
    const { journal } = this.#controller;
    if (!journal || !this.beside) return nothing;
    return html`<table-aside
      .table=${this.table}
      .snapshot=${snapshot}
      .view=${this.#viewIn(snapshot)}
      .journal=${journal}
      @skat-command=${this.#give}
      @table-say=${this.#sayWords}
    ></table-aside>`;
  }

  readonly #showAside = (section: Section | "menu"): void => {
    void this.renderRoot.querySelector<TableAside>("table-aside")?.show(section);
  };

  #sayWords(event: CustomEvent<Words>): void {
    if (!this.#controller.store?.say(event.detail)) event.preventDefault();
  }

  #give(event: CustomEvent<SeatCommand>): void {
    this.#controller.store?.give(event.detail);
  }

  #say(event: CustomEvent<Phrase>): void {
    this.#controller.store?.say({ phrase: event.detail });
  }

  #onSeen(event: CustomEvent<number>): void {
    this.seen = event.detail;
    rememberDealSeen(this.table, event.detail);
  }

  #onLaid({ detail }: CustomEvent<readonly Card[] | null>): void {
    this.laid = detail;
    rememberHandLaid(this.table, detail);
  }

  async #seatBot(event: CustomEvent<Seat>): Promise<void> {
    const answer = await seatBot(this.table, { seat: event.detail });
    this.refusal = answer.ok ? null : answer.refusal;
  }

  async #playOn(): Promise<void> {
    const isOpen = this.#controller.snapshot?.rematch !== null;
    this.refusal = await openRematch(this.table, isOpen);
  }
}

/** The server speaks a newer protocol than this page. */
async function renew(): Promise<void> {
  const { protocolIsNewer } = await import("./renewal.ts");
  protocolIsNewer();
}
