import { html, type TemplateResult } from "lit";
import "../analysis/deal-analysis.ts";
import "../app/start-page.ts";
import { withHeader } from "../app/table-notices.ts";
import { showNotLoaded } from "../components/not-loaded.ts";
import type { Section } from "../days/menu/room.ts";
import "../days/menu/table-menu.ts";
import "../my-data/data-page.ts";
import { dealOfCode } from "../../shared/protocol/code/code.ts";
import { t } from "../messages/messages.ts";
import { dealFromCode } from "../replay/replay-deal.ts";
import type { Happening, Journal } from "../store/journal.ts";
import { refused, told } from "./net.ts";
import type { KitPage } from "./pages.ts";
import { ME, MINE, played, reach, toAct } from "./reach.ts";
import { journalWith, roomAt } from "./room.ts";

// What somebody has for themselves alone: their data, what happened beside their game, what did not come when they asked for it.

const HOUR_MS = 3_600_000;
const dataPage = (): TemplateResult => withHeader(html`<data-page></data-page>`);

/** Everything that can happen around a game, an hour apart. */
function happenings(): readonly Happening[] {
  const now = Date.now();
  const happened = [
    { type: "vacationTaken", seat: 2, days: 1 },
    { type: "timedOut", seat: 2, did: "bot" },
    { type: "voteCalled", seat: 1, kind: "continue-with-bot", about: 2, closesAt: now },
    { type: "voted", seat: 0, vote: 3, agree: true },
    { type: "voteEnded", vote: 3, kind: "continue-with-bot", outcome: "passed" },
    { type: "seatLeft", seat: 2, free: false },
    { type: "returned", seat: 2 },
    { type: "takenBack", seat: 1, to: 1, undone: "declared" },
    { type: "paused" },
    { type: "resumed" },
  ] as const;
  return happened.map((event, i) => ({
    ...event,
    ...{ seq: i + 1, at: now - (happened.length - i) * HOUR_MS, n: 7 },
  }));
}

const deal = reach(MINE, (s) => toAct(ME, "playing")(s) && played(3, 0)(s));
const menu = (section: Section, journal: Partial<Journal>) => (): TemplateResult =>
  html`<table-menu .room=${roomAt(deal(), journalWith(journal))} .section=${section}></table-menu>`;

const WITHDRAWN = { ...{ upTo: null, cards: [], forced: false }, withdrawn: true } as const;

/** A deal that was lost with 59 points, and no worker to look at it. */
function analysed(): TemplateResult {
  const read = dealOfCode("1BVwfZtbQ_bE93yPJiOF");
  if (!read.ok) throw new Error(read.refusal.message);
  const deal = dealFromCode(read.value, 1, []);
  return withHeader(html`<div class="page">
    <h1 class="title">${t("replay.title")}</h1>
    <deal-analysis .deal=${deal}></deal-analysis>
  </div>`);
}

/** What is found as soon as it is there. */
async function soon<Found>(find: () => Found | null | undefined): Promise<Found> {
  for (;;) {
    const found = find();
    if (found) return found;
    await new Promise((done) => requestAnimationFrame(done));
  }
}

const formOf = (page: ParentNode) => page.querySelector("data-page")?.shadowRoot;
const press = (within: ParentNode | null | undefined, selector: string): void =>
  within?.querySelector<HTMLElement>(selector)?.click();

/** Asks for the end of it, and writes something else than the word. */
async function erase(page: ParentNode, word: string): Promise<void> {
  press(formOf(page), "section:last-of-type .button");
  const input = await soon(() => formOf(page)?.querySelector("input"));
  input.value = word;
  press(formOf(page), "form .primary");
}

export const OWN_PAGES: readonly KitPage[] = [
  { name: "page-analysis-failed", content: analysed },
  {
    name: "page-settings-not-loaded",
    content: () => html`<page-header></page-header><start-page></start-page>`,
    first: () => showNotLoaded(),
  },
  {
    name: "page-data-none",
    content: dataPage,
    answers: { "/me/export": refused(404, "DEVICE_UNKNOWN") },
    first: (page) => press(formOf(page), ".primary"),
  },
  { name: "page-data-wrong-word", content: dataPage, first: (page) => erase(page, "x") },
  {
    name: "page-data-erased",
    content: dataPage,
    answers: { "/me": told({ waiting: 2 }) },
    first: (page) => erase(page, t("data.word")),
  },
  { name: "page-history-none", content: menu("history", {}) },
  { name: "page-history", content: menu("history", { happenings: happenings() }) },
  {
    name: "page-plans-withdrawn",
    content: menu("plans", { plans: WITHDRAWN }),
    answers: { "/tables/kit/plans": told(WITHDRAWN) },
  },
];
