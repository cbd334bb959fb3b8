import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Card } from "../../shared/skat/cards.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { canonicalCommand, type SeatCommand } from "../../shared/table/commands.ts";
import type { TableState } from "../../shared/table/state.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { Deck } from "../components/deck.ts";
import { notice } from "../components/notice.ts";
import type { DeckName } from "../decks/deck.ts";
import { MessagesController } from "../messages/controller.ts";
import { language, t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { happenings, opening, type Shown } from "./announcer.ts";
import { around } from "./around.ts";
import "./auction.ts";
import { boardDialog, type DialogShown } from "./board-dialog.ts";
import { BoardMotion } from "./board-motion.ts";
import { declarePanel } from "./declare.ts";
import { type Draft, EMPTY_DRAFT, withCard } from "./draft.ts";
import { endedView } from "./ended-view.ts";
import { felt } from "./felt.ts";
import { keepFocus } from "./keep-focus.ts";
import { type ConnectionShown, masthead } from "./masthead.ts";
import { Narrator } from "./narrator.ts";
import { isDiscarding, ownPlace } from "./own-place.ts";
import type { Speech } from "./plate.ts";
import { type ReplayOf, scoreSheet } from "./score-sheet.ts";
import type { Invite } from "./seating.ts";
import "./seating.ts";
import { seriesEnd } from "./series-end.ts";
import { settlementPanel } from "./settlement.ts";
import { offerPanel } from "./shortening.ts";
import { classToFollow, legalCommand, ownSeat, playable } from "./situation.ts";
import { skatOrHand } from "./skat-choice.ts";
import { statusOf } from "./status.ts";
import { tableStyles } from "./styles.ts";

/** How long the last trick of a deal lies before its settlement is shown; a tap shows it at once. */
const LAST_TRICK_MS = 1800;
/** How long "connected again" stays. */
const BACK_MS = 2500;
/**
 * The card table for one viewer. It shows what it is given and asks for commands by `skat-command`; nothing moves until
 * the events have come back. Also dispatched: `skat-seen` (the settlement of deal k was put away), `skat-say` (a phrase),
 * `skat-seat-bot`, `skat-invite`, `skat-withdraw`, `skat-rematch`. The slot `nav` stands at the left of the head line, `join` under the
 * chairs of a table that is not full, `proof` over the last button of a settlement, `after` beside those of a series,
 * `settings` at the end of what is not needed at every turn.
 */
@customElement("skat-board")
export class BoardElement extends LitElement {
  static override styles = tableStyles;

  /** What the viewer sees and may do; missing until the first state has arrived. */
  @property({ attribute: false }) accessor view: SeatView | undefined;
  /** The folded table the view was made of. */
  @property({ attribute: false }) accessor table: TableState | undefined;
  @property({ attribute: false }) accessor connection: ConnectionShown = "open";
  @property({ attribute: false }) accessor refusal: Refusal | null = null;
  /** What somebody just said. */
  @property({ attribute: false }) accessor speech: Speech | null = null;
  @property({ attribute: false }) accessor invites: readonly Invite[] = [];
  @property({ attribute: false }) accessor watch: string | null = null;
  @property({ type: Boolean }) accessor opener = false;
  @property() accessor deck: DeckName = "french";
  /** Where the decks lie: the folder above `decks/`. */
  @property() accessor base = "/";
  /** Where finished deals can be looked at again. */
  @property({ attribute: false }) accessor replayOf: ReplayOf = null;
  /** The last deal (by its k) whose settlement was put away; null when nobody remembers. */
  @property({ attribute: false }) accessor seen: number | null = null;

  @state() private accessor draft: Draft = EMPTY_DRAFT;
  @state() private accessor note = "";
  @state() private accessor dialog: DialogShown | null = null;
  @state() private accessor sent: string | null = null;
  /** How many tricks of the deal the viewer has put aside. */
  @state() private accessor putAside = 0;
  /** The deal as it ended, while its last trick still lies. */
  @state() private accessor lastTrick: SeatView | null = null;
  @state() private accessor isBack = false;
  protected readonly messages = new MessagesController(this);
  readonly #deck = new Deck(this);
  readonly #narrator = new Narrator(this);
  readonly #motion = new BoardMotion(this);
  #lastTrickTimer = 0;
  #backTimer = 0;
  #hadFocus = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#lastTrickTimer);
    clearTimeout(this.#backTimer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#hadFocus = (this.shadowRoot?.activeElement ?? null) !== null;
    this.#motion.before();
    if (changed.has("refusal") && this.refusal) {
      this.sent = null;
      this.note = refusalText(this.refusal);
    }
    if (changed.has("connection")) this.#connectionChanged(changed.get("connection"));
    const { view, table } = this;
    if (view && table && (changed.has("view") || changed.has("table"))) {
      const oldView = changed.has("view") ? changed.get("view") : view;
      const oldTable = changed.has("table") ? changed.get("table") : table;
      if (oldView && oldTable) this.#wentOn({ view: oldView, table: oldTable }, { view, table });
      else this.#began(view, table);
    }
  }

  #began(view: SeatView, table: TableState): void {
    if (this.seen === null && table.last) {
      const untouched = !view.state.deal || view.state.deal.auction.length === 0;
      this.seen = untouched ? table.last.k - 1 : table.last.k;
    }
    if (!this.#held) this.#narrator.sayTurn(view);
  }

  #wentOn(before: Shown & { table: TableState }, after: Shown & { table: TableState }): void {
    if (after.table.seq === before.table.seq) return;
    this.sent = null;
    this.note = "";
    this.#narrator.say(happenings(before, after));
    const old = before.view.state.deal;
    const now = after.view.state.deal;
    const { last, ended } = after.table;
    const hasEnded = last !== null && last.k !== before.table.last?.k;
    if (hasEnded) {
      this.dialog = null;
      if (ended && ended.tricks.length + ended.trick.length > 0)
        this.#letLastTrickLie(before.view, ended);
    }
    if (old?.n !== now?.n) {
      this.draft = EMPTY_DRAFT;
      this.putAside = 0;
    }
    if (now?.contract && !old?.contract) this.draft = EMPTY_DRAFT;
    if (!this.#held) this.#narrator.sayTurn(after.view, before.view);
    else this.#narrator.hush();
  }

  #letLastTrickLie(before: SeatView, ended: NonNullable<TableState["ended"]>): void {
    this.lastTrick = endedView(before, ended);
    clearTimeout(this.#lastTrickTimer);
    this.#lastTrickTimer = setTimeout(() => {
      this.lastTrick = null;
    }, LAST_TRICK_MS);
  }

  #connectionChanged(before: ConnectionShown | undefined): void {
    const wasLost = before === "reconnecting" || before === "offline";
    this.isBack = wasLost && this.connection === "open";
    clearTimeout(this.#backTimer);
    if (this.isBack) {
      this.#backTimer = setTimeout(() => {
        this.isBack = false;
      }, BACK_MS);
    }
  }

  /** Whether a settlement waits to be put away. */
  get #held(): boolean {
    const last = this.table?.last;
    return last != null && last.k > (this.seen ?? 0);
  }

  protected override updated(): void {
    this.#motion.after();
    if (this.#hadFocus) requestAnimationFrame(() => keepFocus(this));
  }

  #send(command: SeatCommand): void {
    if (this.sent !== null) return;
    this.note = "";
    this.sent = canonicalCommand(command);
    this.#tell("skat-command", command);
  }

  #tell(type: string, detail: unknown = null): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  #isSent(command: SeatCommand): boolean {
    return this.sent === canonicalCommand(command);
  }

  protected override render(): TemplateResult {
    const { view } = this;
    return html`<div class="board ${language() === "de" ? "skat-german-letters" : ""}">
      ${view ? this.#table(this.lastTrick ?? view) : this.#loading()}
      <div class="flying" aria-hidden="true"></div>
      ${this.#narrator.render(this.note)}
      <div class="unseen" aria-hidden="true">${this.#deck.render(this.deck, this.base)}</div>
    </div>`;
  }

  #loading(): TemplateResult {
    const text = t("connection.state", { state: this.connection });
    return html`<div class="frame" data-layout="panel-all">${notice(t("connection.title"), text)}</div>`;
  }

  #table(view: SeatView): TemplateResult {
    const panel = this.lastTrick ? null : this.#panel(view);
    const wide = panel !== null && panel.over === "all";
    return html`<div class="frame" data-layout=${panel ? `panel-${panel.over}` : "table"}>
        ${masthead(view, this.isBack ? "back" : this.connection, this.#tools(view), wide && this.#held ? (this.table?.last ?? null) : null)}
        ${wide ? nothing : around(view, this.speech)}
        ${panel ? panel.content : html`${this.#felt(view)}${this.#act(view)}`}
        ${wide ? nothing : this.#own(view)}
        <aside class="side" aria-label=${t("sheet.caption")}>
          <h2 class="dialog-title">${t("sheet.caption")}</h2>
          ${scoreSheet(view, this.replayOf)}
        </aside>
      </div>
      ${this.#dialog(view)}`;
  }

  /** What takes the place of the table top, or of everything below the head line. */
  #panel(view: SeatView): { over: "felt" | "all"; content: TemplateResult } | null {
    const { phase } = view.state;
    if (this.#held && this.table?.last) {
      return {
        over: "all",
        content: settlementPanel(view, this.table.last, this.#afterSettlement(view)),
      };
    }
    if (phase === "finished")
      return { over: "all", content: seriesEnd(view, this.#afterSeries(view), this.replayOf) };
    if (phase === "seating") {
      return {
        over: "all",
        content: html`<skat-seating
            .view=${view}
            .invites=${this.invites}
            .watch=${this.watch}
            .opener=${this.opener}
          ></skat-seating>`,
      };
    }
    const declares = phase === "declaring" || (phase === "skat" && this.draft.hand);
    if (declares && view.legal.some((command) => command.type === "declare")) {
      return { over: "felt", content: this.#declaring(view) };
    }
    return null;
  }

  #afterSettlement(view: SeatView): TemplateResult {
    const isOver = view.state.phase === "finished";
    const waits = statusOf(view).mine;
    return html`<slot name="proof"></slot>
      <button type="button" class="button primary big" @click=${this.#putAwaySettlement}>
      ${isOver ? t("settlement.toEnd") : waits ? t("settlement.nextWaits") : t("settlement.next")}
    </button>`;
  }

  readonly #putAwaySettlement = (): void => {
    const { view, table } = this;
    if (!view || !table?.last) return;
    this.seen = table.last.k;
    this.#tell("skat-seen", table.last.k);
    if (view.state.deal) this.#narrator.say(opening(view, view.state.deal));
    this.#narrator.sayTurn(view);
  };

  #afterSeries(view: SeatView): TemplateResult {
    return html`${
      ownSeat(view) === null
        ? nothing
        : html`<button type="button" class="button primary big" @click=${() => this.#tell("skat-rematch")}>
            ${t("series.rematch")}
          </button>`
    }<slot name="after"></slot>`;
  }

  #declaring(view: SeatView): TemplateResult {
    return declarePanel({
      view,
      draft: this.draft,
      sent: this.sent !== null,
      onDraft: (draft) => {
        this.draft = draft;
      },
      onCommand: (command) => this.#send(command),
      onGiveUp: () => this.#showDialog({ type: "give-up", hand: this.draft.hand, game: null }),
      onBack: () => {
        this.draft = EMPTY_DRAFT;
      },
    });
  }

  #tools(view: SeatView): TemplateResult {
    const open = (dialog: DialogShown) => () => this.#showDialog(dialog);
    return html`<button type="button" class="button quiet sheet-tool" aria-haspopup="dialog" @click=${open("sheet")}>
        ${t("tools.sheet")}
      </button>
      ${
        view.state.deal && !this.#held
          ? html`<button type="button" class="button quiet" aria-haspopup="dialog" @click=${open("more")}>
            ${t("tools.more")}
          </button>`
          : nothing
      }`;
  }

  #felt(view: SeatView): TemplateResult {
    return felt({
      view,
      putAside: this.putAside,
      onTap: this.#tapFelt,
      onTricks: () => this.#showDialog("tricks"),
    });
  }

  /** A tap puts the finished trick aside, or goes on to the settlement. */
  readonly #tapFelt = (): void => {
    if (this.lastTrick) {
      this.lastTrick = null;
      return;
    }
    const deal = this.view?.state.deal;
    if (deal && deal.trick.length === 0) this.putAside = deal.tricks.length;
  };

  #act(view: SeatView): TemplateResult {
    if (this.lastTrick) {
      return html`<section class="act">
        <p class="status" tabindex="-1">${t("deal.over")}</p>
        <div class="choices">
          <button type="button" class="button primary big" @click=${this.#tapFelt}>${t("deal.toSettlement")}</button>
        </div>
      </section>`;
    }
    const { text, mine } = statusOf(view);
    return html`<section class="act" aria-label=${t("act.label")}>
      <p class="status" tabindex="-1" ?data-mine=${mine}>${text}</p>
      ${this.note ? html`<p class="note">${this.note}</p>` : nothing}
      ${mine ? this.#controls(view) : nothing}
    </section>`;
  }

  #controls(view: SeatView): TemplateResult | typeof nothing {
    if (legalCommand(view, "answer")) {
      return offerPanel(view, this.#isSent({ type: "answer", accept: true }), (accept) =>
        this.#send({ type: "answer", accept }),
      );
    }
    switch (view.state.phase) {
      case "bidding":
        return html`<skat-auction
          .view=${view}
          .sent=${this.sent}
          @skat-command=${this.#onPartCommand}
        ></skat-auction>`;
      case "skat":
        return skatOrHand({
          sent: this.#isSent({ type: "take-skat" }),
          onTake: () => this.#send({ type: "take-skat" }),
          onHand: () => {
            this.draft = { ...EMPTY_DRAFT, hand: true };
          },
        });
      default:
        return nothing;
    }
  }

  /** Commands of parts go out through the table, which knows what is on its way already. */
  readonly #onPartCommand = (event: CustomEvent<SeatCommand>): void => {
    event.stopPropagation();
    this.#send(event.detail);
  };

  #own(view: SeatView): TemplateResult {
    return ownPlace({
      view,
      draft: this.draft,
      speech: this.speech,
      sent: this.#sentCard,
      onCard: this.#onCard,
    });
  }

  get #sentCard(): Card | null {
    const played = this.view?.legal.find(
      (command) => command.type === "play" && this.#isSent(command),
    );
    return played?.type === "play" ? played.card : null;
  }

  readonly #onCard = ({ detail: card }: CustomEvent<Card>): void => {
    const { view } = this;
    if (!view || this.lastTrick) return;
    if (isDiscarding(view)) {
      this.draft = withCard(this.draft, card);
      return;
    }
    const cards = playable(view);
    if (cards?.has(card)) this.#send({ type: "play", card });
    else if (cards) {
      const led = classToFollow(view);
      this.note = led ? t("play.barred", { led }) : "";
    } else this.note = statusOf(view).text;
  };

  #dialog(view: SeatView): TemplateResult | typeof nothing {
    const { dialog, replayOf } = this;
    if (dialog === null) return nothing;
    return boardDialog({
      view,
      dialog,
      replayOf,
      hand: this.draft.hand,
      onDialog: this.#showDialog,
      onSay: (phrase) => this.#tell("skat-say", phrase),
      onCommand: (command) => this.#send(command),
    });
  }

  readonly #showDialog = (dialog: DialogShown | null): void => {
    this.dialog = dialog;
  };
}
