import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Card } from "../../shared/skat/cards.ts";
import { canonicalCommand, type SeatCommand } from "../../shared/table/commands.ts";
import type { DealEnded } from "../../shared/table/events.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { Deck } from "../components/deck.ts";
import { Lingering } from "../components/lingering.ts";
import { placard } from "../components/placard.ts";
import { cardName } from "../components/words.ts";
import { MessagesController } from "../messages/controller.ts";
import { language, t } from "../messages/messages.ts";
import { actSection, lastTrickSection } from "./act-section.ts";
import { happenings, opening } from "./announcer.ts";
import { around } from "./around.ts";
import { boardDialog, type DialogShown } from "./board-dialog.ts";
import { BoardGiven } from "./board-given.ts";
import { boardTools } from "./board-tools.ts";
import { Continuity } from "./continuity.ts";
import { type Draft, EMPTY_DRAFT } from "./draft.ts";
import { felt } from "./felt.ts";
import type { HandMove, HandTouch } from "./hand.ts";
import { isArranged } from "./hand-order.ts";
import { type ConnectionShown, masthead } from "./masthead.ts";
import { changeOf, heldDeal, type Moment, seenAtFirst } from "./moments.ts";
import { Narrator } from "./narrator.ts";
import { type Note, noteOf } from "./note.ts";
import { ownPlace } from "./own-place.ts";
import { type Panel, panelOf } from "./panel.ts";
import { scoreSheet } from "./score-sheet.ts";
import { tableStyles } from "./styles.ts";

/** How long the last trick of a deal lies before its settlement is shown; a tap shows it at once. */
const LAST_TRICK_MS = 1800;
/** How long "connected again" stays. */
const BACK_MS = 2500;

/** The card table for one viewer: it shows what it is given (see there), and nothing moves until the events have come back. */
@customElement("skat-board")
export class BoardElement extends BoardGiven {
  static override styles = tableStyles;

  @state() private accessor draft: Draft = EMPTY_DRAFT;
  @state() private accessor note: Note | null = null;
  @state() private accessor dialog: DialogShown | null = null;
  @state() private accessor sent: string | null = null;
  /** How many tricks of the deal the viewer has put aside. */
  @state() private accessor putAside = 0;
  protected readonly messages = new MessagesController(this);
  readonly #deck = new Deck(this);
  protected readonly continuity = new Continuity(this);
  readonly #narrator = new Narrator(this);
  /** The deal as it ended, while its last trick still lies. */
  readonly #lastTrick = new Lingering<SeatView>(this);
  /** Whether the connection has just come back. */
  readonly #isBack = new Lingering<true>(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("refusal") && this.refusal) {
      this.sent = null;
      this.note = noteOf(this.refusal);
    }
    if (changed.has("connection")) this.#connectionChanged(changed.get("connection"));
    const { view, table } = this;
    if (view && table && (changed.has("view") || changed.has("table"))) {
      const oldView = changed.has("view") ? changed.get("view") : view;
      const oldTable = changed.has("table") ? changed.get("table") : table;
      if (oldView && oldTable) this.#wentOn({ view: oldView, table: oldTable }, { view, table });
      else this.#began({ view, table });
    }
    if (view && table) this.draft = this.drafts?.draftIn(view, table, this.draft) ?? this.draft;
  }

  #began(now: Moment): void {
    this.seen ??= seenAtFirst(now);
    if (!this.#held) this.#narrator.sayTurn(now.view);
  }

  #wentOn(before: Moment, after: Moment): void {
    if (after.table.seq === before.table.seq) return;
    this.sent = null;
    this.note = null;
    // Whoever is at the settlement hears of the next deal on turning to it.
    if (!heldDeal(before.table, this.seen)) this.#narrator.say(happenings(before, after));
    const { hasEnded, lastTrick, isNewDeal, isDeclared } = changeOf(before, after);
    if (hasEnded) this.dialog = null;
    if (lastTrick) this.#lastTrick.show(lastTrick, LAST_TRICK_MS);
    if (isNewDeal) this.putAside = 0;
    if (isNewDeal || isDeclared) this.draft = EMPTY_DRAFT;
    if (!this.#held) this.#narrator.sayTurn(after.view, before.view);
    else this.#narrator.hush();
  }

  #connectionChanged(before: ConnectionShown | undefined): void {
    const wasLost = before === "reconnecting" || before === "offline";
    if (wasLost && this.connection === "open") this.#isBack.show(true, BACK_MS);
    else this.#isBack.drop();
  }

  /** The deal whose settlement waits to be put away. */
  get #held(): DealEnded | null {
    return heldDeal(this.table, this.seen);
  }

  readonly #send = (command: SeatCommand): void => {
    if (this.sent !== null) return;
    this.note = null;
    this.sent = canonicalCommand(command);
    this.#tell("skat-command", command);
  };

  #tell(type: string, detail: unknown = null): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  #isSent(command: SeatCommand): boolean {
    return this.sent === canonicalCommand(command);
  }

  protected override render(): TemplateResult {
    const { view } = this;
    return html`<div class="board ${language() === "de" ? "skat-german-letters" : ""}">
      ${view && this.#canShow(view) ? this.#table(this.#lastTrick.value ?? view) : this.#loading()}
      <div class="flying" aria-hidden="true"></div>
      ${this.#narrator.render(this.note?.text ?? "")}
      <div class="unseen" aria-hidden="true">${this.#deck.render(this.deck, this.base)}</div>
    </div>`;
  }

  #canShow({ viewer, state }: SeatView): boolean {
    return this.acting !== null || (viewer === "public" && state.phase !== "seating");
  }

  #loading(): TemplateResult {
    const text = t("connection.state", { state: this.connection });
    return html`<div class="frame" data-layout="panel-all">${placard("waiting", t("connection.title"), text)}</div>`;
  }

  #table(view: SeatView): TemplateResult {
    const panel = this.#lastTrick.value ? null : this.#panel(view);
    const wide = panel !== null && panel.over === "all";
    return html`<div class="frame" data-layout=${panel ? `panel-${panel.over}` : "table"}>
        ${masthead(view, this.#isBack.value ? "back" : this.connection, boardTools(this.#hasMenu(view), this.#showDialog), wide ? this.#held : null)}
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

  #panel(view: SeatView): Panel | null {
    const { acting, invites, watch, opener, replayOf } = this;
    return panelOf({
      view,
      held: this.#held,
      acting,
      invites,
      watch,
      opener,
      replayOf,
      declaring: {
        view,
        draft: this.draft,
        sent: this.sent !== null,
        onDraft: this.#setDraft,
        onCommand: this.#send,
        onGiveUp: () => this.#showDialog({ type: "give-up", hand: this.draft.hand, game: null }),
        onBack: () => this.#setDraft(EMPTY_DRAFT),
      },
      onPutAway: this.#putAwaySettlement,
      onRematch: () => this.#tell("skat-rematch"),
    });
  }

  /** There is something in the menu while a deal is on, or when whoever shows the table has put something into it. */
  #hasMenu(view: SeatView): boolean {
    const isPlaying = view.state.deal !== null && !this.#held;
    return isPlaying || this.querySelector("[slot=settings]") !== null;
  }

  readonly #setDraft = (draft: Draft): void => {
    this.draft = draft;
  };

  readonly #putAwaySettlement = (): void => {
    const { view, table } = this;
    if (!view || !table?.last) return;
    this.seen = table.last.k;
    this.#tell("skat-seen", table.last.k);
    if (view.state.deal) this.#narrator.say(opening(view, view.state.deal));
    this.#narrator.sayTurn(view);
  };

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
    if (this.#lastTrick.value) {
      this.#lastTrick.drop();
      return;
    }
    const deal = this.view?.state.deal;
    if (deal && deal.trick.length === 0) this.putAside = deal.tricks.length;
  };

  #act(view: SeatView): TemplateResult {
    if (this.#lastTrick.value) return lastTrickSection(this.#tapFelt);
    const { note, acting, sent } = this;
    return actSection({
      view,
      note,
      acting,
      sent,
      isSent: (command) => this.#isSent(command),
      onCommand: this.#send,
      draft: this.draft,
      onDraft: this.#setDraft,
    });
  }

  #own(view: SeatView): TemplateResult {
    const hand =
      view.hand.length === 0
        ? null
        : this.acting?.ownHand({
            view,
            draft: this.draft,
            handling: this.handling ?? this.acting.USUAL_HANDLING,
            laid: this.laid,
            marked: this.marked,
            sent: this.#sentCard,
            onTouch: this.#onTouch,
            onMove: this.#onMove,
          });
    return ownPlace(view, this.speech, hand ?? null);
  }

  get #sentCard(): Card | null {
    const played = this.view?.legal.find(
      (command) => command.type === "play" && this.#isSent(command),
    );
    return played?.type === "play" ? played.card : null;
  }

  readonly #onTouch = ({ card, touch }: HandTouch): void => {
    const { view, acting } = this;
    if (!view || !acting || this.#lastTrick.value) return;
    const handling = this.handling ?? acting.USUAL_HANDLING;
    const outcome = acting.touched(view, this.draft, handling, card, touch);
    this.note = outcome.type === "note" ? outcome.note : null;
    if (outcome.type === "play") this.#send({ type: "play", card: outcome.card });
    else if (outcome.type === "draft") this.draft = outcome.draft;
  };

  readonly #onMove = ({ cards, card, place }: HandMove): void => {
    this.#lay(cards);
    const moved = { card: cardName(card), n: place + 1, of: cards.length };
    this.#narrator.say([t("hand.moved", moved)]);
  };

  #lay(cards: readonly Card[] | null): void {
    this.laid = cards;
    this.#tell("skat-laid", cards);
  }

  #dialog(view: SeatView): TemplateResult | typeof nothing {
    const { dialog, replayOf, acting } = this;
    if (dialog === null) return nothing;
    return boardDialog({
      view,
      dialog,
      replayOf,
      acting,
      hand: this.draft.hand,
      isHeld: this.#held !== null,
      onDialog: this.#showDialog,
      onSay: (phrase) => this.#tell("skat-say", phrase),
      onCommand: this.#send,
      onSort: isArranged(this.laid, view.hand) ? () => this.#lay(null) : null,
    });
  }

  readonly #showDialog = (dialog: DialogShown | null): void => {
    this.dialog = dialog;
  };
}
