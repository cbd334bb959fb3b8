import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Phrase } from "../../shared/protocol/phrases.ts";
import { replayPath } from "../../shared/protocol/replay-address.ts";
import { PROTOCOL_VERSION } from "../../shared/protocol/version.ts";
import type { Card } from "../../shared/skat/cards.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { viewOf } from "../../shared/table/views.ts";
import "../components/embed-ways.ts";
import { icon } from "../components/icons.ts";
import type { Section } from "../days/menu/room.ts";
import type { TableAside } from "../days/table-aside.ts";
import { hintsAllowed } from "../hint/allowed.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { SettingsController } from "../settings/controller.ts";
import { seatBot } from "../store/api.ts";
import { TableController } from "../store/controller.ts";
import { draftsAt } from "../store/drafts.ts";
import { type Invite, invite, invitesOf, withdraw } from "../store/invites.ts";
import { MyTables, nextTable } from "../store/my-tables.ts";
import { dealSeen, rememberDealSeen } from "../store/seen-deals.ts";
import { firstSeen } from "../store/shuffle-watch.ts";
import type { TableSnapshot, Words } from "../store/table-store.ts";
import { viewFinder } from "../store/view.ts";
import type { DraftKeeper } from "../table/draft.ts";
import { draftKeeper } from "./draft-keeper.ts";
import { dropInvitation, takeInvitation } from "./invitation.ts";
import "../settings/settings-button.ts";
import { TableSounds } from "../sound/table-sounds.ts";
import { handLaid, rememberHandLaid } from "../store/hand-laid.ts";
import { settings } from "../store/settings.ts";
import "./language-choice.ts";
import { peopleAt } from "./my-tables-words.ts";
import { openRematch } from "./opening.ts";
import { isFramed, tablePath } from "./router.ts";
import { failed, loading, withHeader } from "./table-notices.ts";
import "./sit-down.ts";
import { acting } from "../table/acting.ts";
import { pageStyles } from "./styles.ts";
import { holdWhile } from "./under-way.ts";
import "../table/board.ts";

/** One table: sitting down, playing or watching, and whatever is in the way of it. */
@customElement("table-page")
export class TablePage extends LitElement {
  static override styles = [
    pageStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        height: 100dvh;
        min-width: 0;
      }

      .notice {
        text-align: center;
      }

      skat-board {
        grid-row: 2;
      }

      .ways {
        display: flex;
        align-items: center;
        gap: 0.25rem;
      }

      .next {
        border-color: var(--accent);
        color: var(--accent);
      }

      @media (max-width: 48rem) {
        .next {
          padding-inline: 0.4rem;
        }

        .next .words {
          display: none;
        }
      }

      .proof {
        flex: 1 1 100%;
        text-align: center;
      }
    `,
  ];

  @property() accessor table = "";
  @state() private accessor invite: string | null = null;
  /** The links to the empty chairs; only whoever opened the table has them. */
  @state() private accessor invites: readonly Invite[] = [];
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
  readonly #sounds = new TableSounds();
  #isLoading = false;
  #drafts: DraftKeeper | null = null;
  /** Whether somebody sits here and has to wait for others: the time to look after another table. */
  #isWaiting = false;
  /** How many chairs were taken when the links were asked for last. */
  #askedAt = -1;
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
    if (snapshot.failure?.code === "CLIENT_TOO_OLD") void this.#renew();
    if (snapshot.rematch) firstSeen(snapshot.rematch.table, snapshot.rematch.commitment);
    if (!this.#isSeated) return;
    // The same link once more by somebody who sits here already: there is nothing to ask.
    this.#forgetInvite();
    void this.#askForInvites(snapshot);
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
    if (snapshot?.loaded && !this.beside && hasCompany(snapshot)) void this.#loadBeside();
    document.title = `${t(this.#isMine ? "tablePage.titleTurn" : "tablePage.title")} · ${t("app.name")}`;
  }

  override render() {
    const { snapshot } = this.#controller;
    if (!snapshot) return nothing;
    const { failure, viewer, loaded } = snapshot;
    if (this.invite !== null && (failure || viewer === "public")) {
      return withHeader(this.#sitDown(snapshot));
    }
    if (failure) return withHeader(failed(failure));
    if (!loaded || viewer === null) return withHeader(loading(snapshot));
    return html`${this.#warnings(snapshot)}${this.#board(snapshot)}`;
  }

  async #loadBeside(): Promise<void> {
    if (isFramed()) return;
    if (this.#isLoading) return;
    this.#isLoading = true;
    const { loadLater } = await import("../days/beside.ts");
    await loadLater();
    this.beside = true;
  }

  #enter(): void {
    this.#controller.show(this.table);
    this.invite = takeInvitation(this.table);
    this.invites = [];
    this.seen = dealSeen(this.table);
    this.laid = handLaid(this.table);
    this.refusal = null;
    this.#askedAt = -1;
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
    if (!snapshot?.loaded || snapshot.viewer === null) return false;
    const { deal } = this.#viewIn(snapshot).state;
    return deal?.toAct.some((seat) => seat === snapshot.viewer) ?? false;
  }

  /** The server speaks a newer protocol than this page. */
  async #renew(): Promise<void> {
    const { foundNewer } = await import("./renewal.ts");
    foundNewer({ target: `protocol above ${PROTOCOL_VERSION}`, atOnce: true });
  }

  get #isSeated(): boolean {
    const viewer = this.#controller.snapshot?.viewer ?? "public";
    return viewer !== "public";
  }

  #forgetInvite(): void {
    if (this.invite === null) return;
    this.invite = null;
    dropInvitation(this.table);
  }

  /** Asks which links still lead to a chair, whenever somebody has sat down. */
  async #askForInvites({ table, opener }: TableSnapshot): Promise<void> {
    const taken = table.players.filter((player) => player !== null).length;
    if (!opener || table.phase !== "seating" || taken === 0 || taken === this.#askedAt) return;
    this.#askedAt = taken;
    this.invites = await invitesOf(this.table);
  }

  #board(snapshot: TableSnapshot): TemplateResult {
    const { table, connection, refusal, said, rematch } = snapshot;
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
      .invites=${this.invites.map(whole)}
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
      @skat-invite=${this.#invite}
      @skat-withdraw=${this.#withdraw}
      @skat-rematch=${this.#playOn}
    >
      ${this.#way()}
      <div slot="settings" class="row"><settings-button wide></settings-button><language-choice></language-choice></div>
      ${this.#hint(snapshot)}
      ${this.#embedding(table)}
      ${shuffleMark(snapshot)}
      ${this.#beside(snapshot)}
      ${rematch ? html`<p slot="after" class="soft">${t("tablePage.playOn")}</p>` : nothing}
    </skat-board>`;
  }

  /** Alone with bots one may ask what they would do. */
  #hint(snapshot: TableSnapshot): TemplateResult | typeof nothing {
    const view = this.#viewIn(snapshot);
    if (!hintsAllowed(view)) return nothing;
    void import("../hint/table-hint.ts");
    return html`<table-hint
      slot="hint"
      .view=${view}
      .seq=${snapshot.table.seq}
      @hint-cards=${this.#onHint}
    ></table-hint>`;
  }

  #onHint({ detail }: CustomEvent<readonly Card[]>): void {
    this.marked = detail;
  }

  /** What a club needs to have the table in its site: beside the links while people are awaited, later in the menu. */
  #embedding({ phase, rules }: TableSnapshot["table"]): TemplateResult | typeof nothing {
    if (rules.spectators !== "link" || isFramed()) return nothing;
    return html`<embed-ways
      slot=${phase === "seating" ? "join" : "settings"}
      .url=${whole({ seat: null, url: tablePath(this.table) }).url}
      .label=${t("share.embedTable")}
    ></embed-ways>`;
  }

  /** Back to the start; out of a frame, to the table itself. */
  #way(): TemplateResult {
    const { host } = location;
    return isFramed()
      ? html`<a slot="nav" class="button quiet" href=${tablePath(this.table)} title=${t("embed.playAt", { host })} aria-label=${t("embed.playAt", { host })}>${icon("share")}</a>`
      : html`<div slot="nav" class="ways">
          <a class="button quiet" href="/" aria-label=${t("app.toStart")}>${icon("back")}</a>
          ${this.#next()}
        </div>`;
  }

  /** While others are to act here: on to the table that waits for this player. */
  #next(): TemplateResult | typeof nothing {
    const { tables } = this.#mine;
    const next = this.#isWaiting && tables ? nextTable(tables, this.table) : null;
    if (!next) return nothing;
    const label = t("mine.nextOf", { people: peopleAt(next) });
    return html`<a class="button next" href=${tablePath(next.table)} title=${label} aria-label=${label}>
      <span class="words">${t("mine.next")}</span>${icon("next")}
    </a>`;
  }

  #sitDown(snapshot: TableSnapshot): TemplateResult {
    const names = snapshot.presence?.players.map(({ name }) => name) ?? null;
    return html`<div class="page narrow">
      <sit-down
        .table=${this.table}
        .invite=${this.invite ?? ""}
        .names=${names}
        .rules=${snapshot.loaded ? snapshot.table.rules : null}
        @seated=${() => this.#controller.store?.reopen()}
        @watch=${this.#forgetInvite}
      ></sit-down>
    </div>`;
  }

  #warnings(snapshot: TableSnapshot): TemplateResult {
    const { shuffle } = snapshot;
    const [n] = shuffle.bad;
    const warning =
      n === undefined
        ? shuffle.commitmentChanged && t("tablePage.shuffleChanged")
        : t("tablePage.shuffleBad", { n });
    const problem = warning || (this.refusal && refusalText(this.refusal));
    return html`<div class="over">
      ${problem ? html`<p class="notice wrong" role="alert">${problem}</p>` : nothing}
      ${this.#aside(snapshot)}
    </div>`;
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

  /** What a player's plate tells of time, and the ways to what is beside the game. */
  #beside({ table }: TableSnapshot): TemplateResult | typeof nothing {
    const { journal } = this.#controller;
    if (!journal || !this.beside) return nothing;
    const show = (section: Section | "menu") => (): void =>
      void this.renderRoot.querySelector<TableAside>("table-aside")?.show(section);
    return html`${table.players.map((player) =>
      player
        ? html`<seat-clock
            slot="seat-${player.seat}"
            .table=${table}
            .journal=${journal}
            .seat=${player.seat}
          ></seat-clock>`
        : nothing,
    )}${
      this.#isSeated
        ? html`<button slot="settings" type="button" class="button" aria-haspopup="dialog" @click=${show("menu")}>
              ${t("tablePage.beside")}
            </button>
            <button slot="proof" type="button" class="button" aria-haspopup="dialog" @click=${show("talk")}>
              ${t("days.section", { section: "talk" })}
            </button>
            <button slot="after" type="button" class="button" aria-haspopup="dialog" @click=${show("menu")}>
              ${t("days.menu")}
            </button>`
        : nothing
    }`;
  }

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

  async #invite(event: CustomEvent<Seat>): Promise<void> {
    await invite(this.table, event.detail);
    this.invites = await invitesOf(this.table);
  }

  async #withdraw(event: CustomEvent<Invite>): Promise<void> {
    await withdraw(this.table, event.detail.seat);
    this.invites = await invitesOf(this.table);
  }

  async #playOn(): Promise<void> {
    const isOpen = this.#controller.snapshot?.rematch !== null;
    this.refusal = await openRematch(this.table, isOpen);
  }
}

/** Whether more than one person sits at a table, or time runs there. */
function hasCompany({ table }: TableSnapshot): boolean {
  const people = table.players.filter((player) => player?.kind === "human");
  return people.length > 1 || table.clock !== null;
}

/** Quietly tells that the cards of every deal so far are those the shuffle gave. */
function shuffleMark({ shuffle }: TableSnapshot): TemplateResult | typeof nothing {
  const deals = shuffle.good.length;
  if (deals === 0) return nothing;
  return html`<p slot="proof" class="proof label">
    ${icon("check")} ${t("tablePage.shuffleGood", { deals })}
  </p>`;
}

/** A link as others need it. */
function whole({ seat, url }: Invite): Invite {
  return { seat, url: new URL(url, location.origin).href };
}
