import { html, LitElement, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { canonicalCommand, type SeatCommand } from "../../shared/table/commands.ts";
import type { TableState } from "../../shared/table/state.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { pageStyles } from "../app/styles.ts";
import { modal } from "../components/dialog.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import type { Journal } from "../store/journal.ts";
import type { PendingCommand } from "../store/table-snapshot.ts";
import dialogs from "../table/styles/dialogs.css?inline";
import { deadlineLine } from "./deadline-line.ts";
import { type FreeSeatLink, fitsLine, noticeText, noticeView } from "./notice-view.ts";
import { type Notice, noticesOf } from "./notices.ts";
import { planInWords } from "./plan-words.ts";
import looks from "./table-bar.css?inline";
import { Ticker } from "./ticker.ts";

const MINUTE_MS = 60_000;
/** Where notices do not push the cards beneath the edge. */
const ROOM_FOR_NOTICES = "(width >= 48rem) and (height > 30rem)";
/** More would leave no room for the table; the rest is told behind the button. */
const MOST_NOTICES = 2;

/**
 * The line over a table that is played over days, and what the viewer should know of now: until when whom the table waits
 * for has time, votes, a pause, a bot that plays for the viewer. It asks for commands by `skat-command`; `table-menu` with a
 * section asks for the menu, `table-invite` with a seat for a link; `table-copied` tells that it was copied.
 */
@customElement("table-bar")
export class TableBar extends LitElement {
  static override styles = [pageStyles, unsafeCSS(dialogs), unsafeCSS(looks)];

  @property({ attribute: false }) accessor view!: SeatView;
  @property({ attribute: false }) accessor table!: TableState;
  @property({ attribute: false }) accessor journal!: Journal;
  @property({ attribute: false }) accessor pending: readonly PendingCommand[] = [];
  /** The link to a seat that was set free, once somebody here has made one. */
  @property({ attribute: false }) accessor link: FreeSeatLink | null = null;
  /** How many lines of talk were not seen yet. */
  @property({ type: Number }) accessor unread = 0;

  /** Whether the notices lie open over a table on which there is no room for them. */
  @state() private accessor isOpen = false;
  protected readonly messages = new MessagesController(this);
  readonly #ticker = new Ticker(this);
  readonly #room = matchMedia(ROOM_FOR_NOTICES);

  override connectedCallback(): void {
    super.connectedCallback();
    this.#room.addEventListener("change", this.#onRoom);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room.removeEventListener("change", this.#onRoom);
  }

  readonly #onRoom = (): void => this.requestUpdate();

  protected override willUpdate(): void {
    this.#ticker.tick(this.table.clock || this.view.state.votes.length > 0 ? MINUTE_MS / 6 : 0);
  }

  protected override render(): TemplateResult {
    const { view, table, journal } = this;
    const now = journal.now();
    const notices = noticesOf(view, table, journal);
    return html`${this.#line(deadlineLine(view, table, now))}
      ${
        this.#room.matches
          ? html`<div class="notices" role="status">
              ${notices.slice(0, MOST_NOTICES).map((notice) => this.#notice(notice, now))}
            </div>`
          : this.#short(notices, now)
      }
      ${this.isOpen && notices.length > 0 ? this.#dialog(notices, now) : nothing}`;
  }

  #notice(notice: Notice, now: number): TemplateResult {
    return html`<div class="notice" data-kind=${notice.kind}>${this.#inFull(notice, now)}</div>`;
  }

  #inFull(notice: Notice, now: number): TemplateResult {
    return noticeView(notice, {
      view: this.view,
      now,
      isPending: this.#isPending,
      onCommand: (command) => this.#tell("skat-command", command),
      onPlans: () => {
        this.isOpen = false;
        this.#tell("table-menu", "plans");
      },
      link: this.link,
      onInvite: (seat) => this.#tell("table-invite", seat),
      onCopied: () => this.#tell("table-copied", null),
    });
  }

  #short(notices: readonly Notice[], now: number): TemplateResult {
    const [first, ...others] = notices;
    if (!first) return html`<div role="status"></div>`;
    const isWhole = others.length === 0 && fitsLine(first);
    return html`<div role="status">
      <div class="short">${isWhole ? this.#inFull(first, now) : this.#inShort(first, notices.length)}</div>
    </div>`;
  }

  #inShort(notice: Notice, of: number): TemplateResult {
    const open = (): void => {
      this.isOpen = true;
    };
    return html`<p>${noticeText(notice, this.view)}</p>
      <button type="button" class="button" aria-haspopup="dialog" @click=${open}>
        ${t("days.look", { n: of })}
      </button>`;
  }

  #dialog(notices: readonly Notice[], now: number): TemplateResult {
    const list = notices.map((notice) => this.#notice(notice, now));
    return modal(t("days.notices"), html`${list}`, () => {
      this.isOpen = false;
    });
  }

  #line(deadline: TemplateResult | null): TemplateResult | typeof nothing {
    const plan = planInWords(this.view, this.journal.plans);
    if (!deadline && !plan && this.unread === 0) return nothing;
    return html`<div class="line">
      <p>
        ${deadline}
        ${plan ? html`<span class="plan">${t("plans.planned", { plan })}</span>` : nothing}
      </p>
      <div class="row">
        ${
          this.unread > 0
            ? html`<button type="button" class="button" aria-haspopup="dialog" @click=${() => this.#tell("table-menu", "talk")}>
                ${t("talk.unread", { n: this.unread })}
              </button>`
            : nothing
        }
        <button type="button" class="button" aria-haspopup="dialog" @click=${() => this.#tell("table-menu", "menu")}>
          ${t("days.menu")}
        </button>
      </div>
    </div>`;
  }

  readonly #isPending = (command: SeatCommand): boolean => {
    const spelt = canonicalCommand(command);
    return this.pending.some((given) => canonicalCommand(given.command) === spelt);
  };

  #tell(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
