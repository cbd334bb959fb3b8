import { html, type TemplateResult } from "lit";
import type { MeBody, MyTable } from "../../shared/protocol/inbox-messages.ts";
import type { TalkLine } from "../../shared/protocol/server-messages.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatView } from "../../shared/table/view.ts";
import "../app/my-tables.ts";
import "../days/menu/table-menu.ts";
import "../guide/guide-page.ts";
import type { Happening, Journal } from "../store/journal.ts";
import { acting } from "../table/acting.ts";
import { act, nextByPlan, opened, type Plan, shownTo } from "./game.ts";
import { journalWith, roomAt } from "./room.ts";

// Lists as long as they get: `/kit/#long-talk` and so on. For looking at, and for `npm run -s lists`.

const MINUTE_MS = 60_000;
const PLAN: Plan = { limits: [0, 22, 20], declares: { type: "declare", game: "H" } };
const WORDS = "Das war knapp: mit der Herz-Zehn hättet ihr mich aus dem Schneider geholt.".split(
  " ",
);

export const LONG_LISTS = {
  "long-talk": () => menu("talk"),
  "long-history": () => menu("history"),
  "long-sheet": () => board(108),
  "long-rules": () => html`<guide-page .page=${"look-up"}></guide-page>`,
  "long-mine": () => html`<div class="page"><my-tables></my-tables></div>`,
} as const;
export type LongList = keyof typeof LONG_LISTS;

function menu(section: "talk" | "history"): TemplateResult {
  const room = roomAt(opened(5, { talk: "free" }), journalOf(500, 400));
  return html`<table-menu .room=${room} .section=${section}></table-menu>`;
}

function journalOf(lines: number, happenings: number): Journal {
  const now = Date.now();
  const talk = Array.from({ length: lines }, (_, i): TalkLine => {
    const words = [...WORDS.slice(i % WORDS.length), ...WORDS.slice(0, i % 5)];
    return {
      id: i + 1,
      at: now - (lines - i) * MINUTE_MS,
      seat: (i % 3) as Seat,
      text: words.join(" "),
    };
  });
  const told = Array.from({ length: happenings }, (_, i): Happening => {
    const at = now - (happenings - i) * 30 * MINUTE_MS;
    return {
      type: "timedOut",
      seat: (i % 3) as Seat,
      did: "default",
      seq: i,
      at,
      n: 1 + Math.floor(i / 12),
    };
  });
  return journalWith({ lines: talk, happenings: told, now: () => now });
}

/** A table after so many deals, at its settlement's sheet. */
function board(deals: number): TemplateResult {
  let game = opened(5, { deals: 36 });
  for (
    let next = nextByPlan(game, PLAN);
    next && game.state.rows.length < 3;
    next = nextByPlan(game, PLAN)
  )
    game = act(game, next.seat, next.command);
  const { view, table } = shownTo(game, 0);
  const { rows } = view.state.sheet;
  const more = Array.from({ length: deals }, (_, i) => ({ ...rows[i % rows.length], n: i + 1 }));
  const sheet = { ...view.state.sheet, rows: more as SeatView["state"]["sheet"]["rows"] };
  const long: SeatView = { ...view, state: { ...view.state, sheet } };
  return html`<skat-board .acting=${acting} .view=${long} .table=${table} .seen=${99}></skat-board>`;
}

/** What a server would answer somebody with so many tables. */
export function manyTables(count: number): MeBody {
  const now = Date.now();
  const names = ["Annegret", "Karl-Heinz", "Mia-Sophie", "Tom"];
  const tables = Array.from({ length: count }, (_, i): MyTable => {
    const [, one = "", other = ""] = [...names.slice(i % 4), ...names.slice(0, i % 4)];
    return {
      table: `table-${i}`,
      seq: i,
      at: now - i * MINUTE_MS,
      phase: i % 4 === 3 ? "finished" : "playing",
      seat: 0,
      players: [
        { seat: 0, kind: "human", name: "Ich" },
        { seat: 1, kind: "human", name: one },
        { seat: 2, kind: "human", name: other },
      ],
      chairs: 3,
      n: 1 + (i % 36),
      deals: 36,
      pace: "days",
      isOwnTurn: i % 4 === 0,
      waitingFor: [(i % 3) as Seat],
      deadline: now + i * 60 * MINUTE_MS,
      reminders: [],
      votes: [],
      deletesAt: null,
    };
  });
  return { tables, now } as unknown as MeBody;
}
