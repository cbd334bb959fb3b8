import { html, nothing, type TemplateResult } from "lit";
import type { MyTable } from "../../shared/protocol/inbox-messages.ts";
import type { Card } from "../../shared/skat/cards.ts";
import type { SeatView } from "../../shared/table/view.ts";
import "../components/embed-ways.ts";
import { icon } from "../components/icons.ts";
import type { Section } from "../days/menu/room.ts";
import { hintsAllowed } from "../hint/allowed.ts";
import { t } from "../messages/messages.ts";
import "../settings/settings-button.ts";
import type { Journal } from "../store/journal.ts";
import { nextTable } from "../store/my-tables.ts";
import type { TableSnapshot } from "../store/table-snapshot.ts";
import { whole } from "./chair-links.ts";
import "./language-choice.ts";
import { peopleAt } from "./my-tables-words.ts";
import { isFramed, tablePath } from "./router.ts";

// What the page of a table puts into the slots of its board.

type Slotted = TemplateResult | typeof nothing;

/**
 * Back to the start; out of a frame, to the table itself.
 * @param elsewhere the player's other tables while there is nothing to do at this one: the way to the one that waits
 */
export function wayOut(table: string, elsewhere: readonly MyTable[] | null): TemplateResult {
  const { host } = location;
  return isFramed()
    ? html`<a slot="nav" class="button quiet" href=${tablePath(table)} title=${t("embed.playAt", { host })} aria-label=${t("embed.playAt", { host })}>${icon("share")}</a>`
    : html`<div slot="nav" class="ways">
        <a class="button quiet" href="/" aria-label=${t("app.toStart")}>${icon("back")}</a>
        ${next(elsewhere && nextTable(elsewhere, table))}
      </div>`;
}

function next(table: MyTable | null): Slotted {
  if (!table) return nothing;
  const label = t("mine.nextOf", { people: peopleAt(table) });
  return html`<a class="button next" href=${tablePath(table.table)} title=${label} aria-label=${label}>
    <span class="words">${t("mine.next")}</span>${icon("next")}
  </a>`;
}

/** How the table is shown, on this device. */
export function settingsRow(): TemplateResult {
  return html`<div slot="settings" class="row"><settings-button wide></settings-button><language-choice></language-choice></div>`;
}

/** Alone with bots one may ask what they would do. */
export function hint(
  view: SeatView,
  seq: number,
  onCards: (cards: readonly Card[]) => void,
): Slotted {
  if (!hintsAllowed(view)) return nothing;
  void import("../hint/table-hint.ts");
  return html`<table-hint slot="hint" .view=${view} .seq=${seq} @hint-cards=${({ detail }: CustomEvent<readonly Card[]>) => onCards(detail)}></table-hint>`;
}

/** What a club needs to have the table in its site: beside the links while people are awaited, later in the menu. */
export function embedding(table: string, { phase, rules }: TableSnapshot["table"]): Slotted {
  if (rules.spectators !== "link" || isFramed()) return nothing;
  return html`<embed-ways
    slot=${phase === "seating" ? "join" : "settings"}
    .url=${whole({ seat: null, url: tablePath(table) }).url}
    .label=${t("embed.table")}
  ></embed-ways>`;
}

/** Quietly tells that the cards of every deal so far are those the shuffle gave. */
export function shuffleMark({ shuffle }: TableSnapshot): Slotted {
  const deals = shuffle.good.length;
  if (deals === 0) return nothing;
  return html`<p slot="proof" class="proof label">
    ${icon("check")} ${t("tablePage.shuffleGood", { deals })}
  </p>`;
}

/** Whether more than one person sits at a table, or time runs there: only then there is anything beside the game. */
export function hasCompany({ players, clock }: TableSnapshot["table"]): boolean {
  return players.filter((player) => player?.kind === "human").length > 1 || clock !== null;
}

/** What every player's plate tells of time. */
export function clocks(
  table: TableSnapshot["table"],
  journal: Journal,
): readonly (TemplateResult | typeof nothing)[] {
  return table.players.map((player) =>
    player
      ? html`<seat-clock
          slot="seat-${player.seat}"
          .table=${table}
          .journal=${journal}
          .seat=${player.seat}
        ></seat-clock>`
      : nothing,
  );
}

/** For whoever sits here: the ways to what is beside the game. */
export function waysBeside(show: (section: Section | "menu") => void): TemplateResult {
  const way = (slot: string, section: Section | "menu", text: string): TemplateResult =>
    html`<button slot=${slot} type="button" class="button" aria-haspopup="dialog" @click=${() => show(section)}>
      ${text}
    </button>`;
  return html`${way("settings", "menu", t("tablePage.beside"))}${way(
    "proof",
    "talk",
    t("days.section", { section: "talk" }),
  )}${way("after", "menu", t("days.menu"))}`;
}
