import { html } from "lit";
import { expect, test } from "vitest";
import { isAround } from "../../shared/table/around-events.ts";
import { viewOf } from "../../shared/table/views.ts";
import { happeningText } from "../../web/days/history-words.ts";
import type { Happening } from "../../web/store/journal.ts";
import { happenings } from "../../web/table/announcer.ts";
import { scoreSheet } from "../../web/table/score-sheet.ts";
import { settlementPanel } from "../../web/table/settlement.ts";
import { ClockedTable, DAY } from "../table/support/clocked-table.ts";
import { speakAloud } from "./speak-aloud.ts";

// A deal that is annulled because somebody's time was up (RULES.md 15): what the table says of it, in every language.

const NAMES = ["Annegret", "Karl-Heinz", "Mia"];

/** A table whose first deal was annulled in the second trick, before and after. */
function annulled() {
  const pace = { kind: "days", days: 1, vacationDays: 0, onDeadline: "annul" } as const;
  const table = new ClockedTable({ pace, deals: 3 });
  const shown = () => ({
    table: table.state,
    view: viewOf(
      table.state,
      "public",
      NAMES.map((name) => ({ name, present: true, away: false })),
    ),
  });
  table.goUntil(({ deal }) => deal?.tricks.length === 1 && deal.trick.length === 1);
  const [before, late] = [shown(), table.turn];
  const events = table.wait(DAY);
  return { before, after: shown(), late: NAMES[late] ?? "", events };
}

/** All text of a template, tags left out. */
function textOf(part: unknown): string {
  if (Array.isArray(part)) return part.map(textOf).join(" ");
  if (typeof part === "string" || typeof part === "number") return `${part}`;
  const { strings, values } = (part ?? {}) as { strings?: string[]; values?: unknown[] };
  if (!strings || !values) return "";
  const whole = strings.map(
    (string, i) => `${string}${i < values.length ? textOf(values[i]) : ""}`,
  );
  return whole.join("").replaceAll(/<[^>]*>/g, " ");
}

test("it is said to be annulled, by whom it came to that, and that nobody writes anything", () => {
  speakAloud("en");
  const { before, after, late, events } = annulled();
  expect(events.map(({ type }) => type)).toEqual(["timedOut", "adjudicated", "dealEnded", "dealt"]);
  // For those who hear the table.
  expect(happenings(before, after)).toEqual(["Annulled."]);
  // In the history beside it.
  const told = events.filter(isAround).map((event) => ({ ...event, n: 1 }) as Happening);
  expect(told.map((event) => happeningText(event, told, (seat) => NAMES[seat] ?? ""))).toEqual([
    `${late}: time was up. The deal was annulled.`,
  ]);
  // On the panel that stays until a tap.
  const { last } = after.table;
  const panel = last ? textOf(settlementPanel(after.view, last, html``)) : "";
  expect(panel).toContain("Annulled");
  expect(panel).toContain("The deal was broken off before its end. It counts, and nobody writes");
  // In its place on the sheet, where it counts as one of the series.
  expect(after.view.state.sheet.rows).toMatchObject([{ annulled: true, entries: [0, 0, 0] }]);
  expect(textOf(scoreSheet(after.view))).toContain("annulled");
});

test.each([
  ["de", "Annulliert"],
  ["en", "Annulled"],
  ["fr", "Annulée"],
  ["pt", "Anulada"],
  ["es", "Anulada"],
  ["it", "Annullata"],
] as const)("in %s it is %s", (language, word) => {
  speakAloud(language);
  const { before, after, late, events } = annulled();
  const [said = ""] = happenings(before, after);
  expect(said).toContain(word);
  const told = events.filter(isAround).map((event) => ({ ...event, n: 1 }) as Happening);
  const history = told.map((event) => happeningText(event, told, (seat) => NAMES[seat] ?? ""));
  expect(history.join()).toContain(late);
  expect(textOf(scoreSheet(after.view)).toLowerCase()).toContain(word.slice(0, 5).toLowerCase());
});
