import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Seat } from "../../shared/skat/seats.ts";
import { canonicalCommand, type SeatCommand } from "../../shared/table/commands.ts";
import { hasWeekends } from "../../shared/table/pace.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { onceLoaded } from "../components/once-loaded.ts";
import { MessagesController } from "../messages/controller.ts";
import { loadPart } from "../messages/parts.ts";
import { makeInvite } from "../store/api.ts";
import type { Journal } from "../store/journal.ts";
import { readPlans, readTalk, tellZone } from "../store/personal.ts";
import type { TableSnapshot } from "../store/table-snapshot.ts";
import type { Words } from "../store/table-store.ts";
import { rememberTalkSeen, talkSeen } from "../store/talk-seen.ts";
import { ownZone } from "../store/zone.ts";
import { ownSeat } from "../table/situation.ts";
import type { Room, Section } from "./menu/room.ts";
import type { FreeSeatLink } from "./notice-view.ts";
import { offsetIn } from "./offset.ts";
import "./table-bar.ts";

/**
 * Everything at a table that is beside the game: the line over it, and behind a button the menu, which is loaded when it is
 * wanted. Asks for commands by `skat-command`, says by `table-say`.
 */
@customElement("table-aside")
export class TableAside extends LitElement {
  @property() accessor table = "";
  @property({ attribute: false }) accessor snapshot!: TableSnapshot;
  @property({ attribute: false }) accessor view!: SeatView;
  @property({ attribute: false }) accessor journal!: Journal;

  @state() private accessor open: Section | "menu" | null = null;
  /** The last line of talk that was seen on this device. */
  @state() private accessor seen = 0;

  protected readonly messages = new MessagesController(this);
  /** The link to a seat that was set free. */
  @state() private accessor link: FreeSeatLink | null = null;
  /** The table whose plans and talk were asked for. */
  #asked = "";

  /** Opens the menu, or one part of it. */
  show(section: Section | "menu"): Promise<void> {
    return onceLoaded(
      () => Promise.all([import("./menu/table-menu.ts"), loadPart("start")]),
      () => {
        this.open = section;
      },
    );
  }

  protected override willUpdate(): void {
    if (this.#asked === this.table || ownSeat(this.view) === null || !this.snapshot.loaded) return;
    this.#asked = this.table;
    this.seen = talkSeen(this.table);
    void this.#ask();
  }

  /** Asks once for what only the person who sits here is told. */
  async #ask(): Promise<void> {
    const { table, journal, snapshot } = this;
    const { rules } = snapshot.table;
    if (hasWeekends(rules.pace)) this.#tellZone();
    const [plans, talk] = await Promise.all([
      readPlans(table),
      rules.talk === "phrases" ? null : readTalk(table),
    ]);
    if (plans.ok) journal.knowPlans(plans.value);
    if (talk?.ok) journal.knowLines(talk.value.lines);
  }

  /** Somebody has travelled: weekends are those of where he is. */
  #tellZone(): void {
    const { zone } = ownZone();
    const own = ownSeat(this.view);
    const offsets = own === null ? null : this.snapshot.table.clock?.offsets[own];
    const now = this.journal.now();
    if (zone === undefined || offsetIn(offsets ?? null, now) === -new Date(now).getTimezoneOffset())
      return;
    void tellZone(this.table, zone);
  }

  protected override render(): TemplateResult {
    const { view, snapshot, journal } = this;
    return html`<table-bar
        .view=${view}
        .table=${snapshot.table}
        .journal=${journal}
        .pending=${snapshot.pending}
        .unread=${this.#unread}
        .link=${this.link}
        @table-invite=${this.#invite}
        @table-copied=${this.#copied}
        @table-menu=${(event: CustomEvent<Section | "menu">) => this.show(event.detail)}
      ></table-bar>
      ${
        this.open === null
          ? nothing
          : html`<table-menu
            .room=${this.#room}
            .section=${this.open}
            @menu-closed=${this.#close}
            @talk-seen=${this.#onSeen}
          ></table-menu>`
      }`;
  }

  get #unread(): number {
    const own = ownSeat(this.view);
    if (own === null) return 0;
    return this.journal.lines.filter(({ id, seat }) => id > this.seen && seat !== own).length;
  }

  get #room(): Room {
    const { table, view, snapshot, journal } = this;
    return {
      table,
      view,
      state: snapshot.table,
      journal,
      opener: snapshot.opener,
      refusal: snapshot.refusal,
      isPending: (command) => {
        const spelt = canonicalCommand(command);
        return snapshot.pending.some((given) => canonicalCommand(given.command) === spelt);
      },
      onCommand: (command) => this.#tell("skat-command", command),
      onSay: (words) => this.#say(words),
    };
  }

  /** Whether somebody has taken the words on: the page knows whether they went out. */
  #say(words: Words): boolean {
    const event = new CustomEvent("table-say", { detail: words, cancelable: true });
    return this.dispatchEvent(event);
  }

  readonly #invite = async ({ detail: seat }: CustomEvent<Seat>): Promise<void> => {
    const made = await makeInvite(this.table, { seat });
    if (!made.ok) return;
    this.link = { seat, url: new URL(made.value.url, location.origin).href, isCopied: false };
  };

  readonly #copied = (): void => {
    if (this.link) this.link = { ...this.link, isCopied: true };
  };

  readonly #close = (): void => {
    this.open = null;
  };

  readonly #onSeen = (event: CustomEvent<number>): void => {
    if (event.detail <= this.seen) return;
    this.seen = event.detail;
    rememberTalkSeen(this.table, event.detail);
  };

  #tell(type: string, detail: SeatCommand): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
