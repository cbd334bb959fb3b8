import { html, type TemplateResult } from "lit";
import type { MeBody, MyTable } from "../../shared/protocol/inbox-messages.ts";
import { codeAddress } from "../../shared/protocol/replay-address.ts";
import "../app/missing-page.ts";
import "../app/records-page.ts";
import "../app/replay-page.ts";
import "../app/sit-down.ts";
import "../app/start-page.ts";
import { failed, loading, withHeader } from "../app/table-notices.ts";
import "../app/table-page.ts";
import { pageLoading, pageNotLoaded } from "../app/ways-on.ts";
import "../embed/table.ts";
import "../reach/told-page.ts";
import type { TableSnapshot } from "../store/table-snapshot.ts";
import { type Answer, refused, told } from "./net.ts";
import { OWN_PAGES } from "./own-pages.ts";

/** A page as it is while, or because, what it is about is not there. */
export interface KitPage {
  readonly name: `page-${string}`;
  readonly content: () => TemplateResult;
  readonly answers?: Readonly<Record<string, Answer>>;
  /** What its visitor does first. */
  readonly first?: (page: ParentNode) => unknown;
}

const HOUR_MS = 3_600_000;

const line = (change: Partial<MyTable>): MyTable => ({
  ...{ table: "kit", seq: 1, at: Date.now(), phase: "playing", seat: 0, chairs: 3 },
  players: ["Annegret", "Mia", "Karl-Heinz"].map((name, seat) => ({
    ...{ name, kind: "human" as const },
    seat: seat as MyTable["seat"],
  })),
  ...{ n: 7, deals: 36, pace: "days", isOwnTurn: false, waitingFor: [1], deadline: null },
  ...{ reminders: [], votes: [], deletesAt: null },
  ...change,
});

const me = (tables: readonly MyTable[]): Answer => {
  const body: MeBody = {
    ...{ now: Date.now(), tables, channels: [], feed: null },
    offered: { push: "BExample", mail: true },
    settings: { language: "de", zone: "", always: false, quiet: null, digest: null },
  };
  return told(body);
};

const tables = [
  line({ table: "a", isOwnTurn: true, waitingFor: [0], deadline: Date.now() + 20 * HOUR_MS }),
  line({ table: "b", n: 31 }),
  line({ table: "c", phase: "finished", n: null, waitingFor: [] }),
];

const start = html`<page-header></page-header><start-page></start-page>`;
const table = html`<table-page table="kit"></table-page>`;
const toldPage = html`<page-header></page-header><told-page></told-page>`;
const replayAt = (at: "table" | "code") =>
  withHeader(
    html`<replay-page
      .address=${at === "code" ? codeAddress("1damaged") : { kind: "table", table: "kit", n: 3, at: { deal: 1, moment: "deal" } }}
    ></replay-page>`,
  );
const invited = withHeader(
  html`<div class="page narrow">
    <sit-down table="kit" invite="x" .names=${["Annegret", "Karl-Heinz"]}></sit-down>
  </div>`,
);

/** What is typed and sent by somebody who follows an invitation. */
function sitDown(page: ParentNode): void {
  const form = page.querySelector("sit-down")?.shadowRoot;
  const name = form?.querySelector("input");
  if (name) name.value = "Mia";
  form?.querySelector<HTMLElement>("button.primary")?.click();
}

/** Every page that has nothing to show yet, or any more, or could not be shown. */
export const PAGES: readonly KitPage[] = [
  { name: "page-loading", content: () => withHeader(pageLoading()) },
  { name: "page-not-loaded", content: () => withHeader(pageNotLoaded(() => undefined)) },
  { name: "page-missing", content: () => withHeader(html`<missing-page></missing-page>`) },
  { name: "page-start-loading", content: () => start, answers: { "/me": "never" } },
  { name: "page-start-failed", content: () => start, answers: { "/me": "fails" } },
  { name: "page-start-empty", content: () => start, answers: { "/me": me([]) } },
  { name: "page-start-tables", content: () => start, answers: { "/me": me(tables) } },
  { name: "page-table-loading", content: () => table, answers: { "/tables/kit": "never" } },
  {
    name: "page-table-offline",
    content: () => withHeader(loading({ connection: "offline" } as TableSnapshot)),
  },
  {
    name: "page-table-unknown",
    content: () => table,
    answers: { "/tables/kit": refused(404, "TABLE_UNKNOWN") },
  },
  {
    name: "page-table-private",
    content: () => table,
    answers: { "/tables/kit": refused(403, "NOT_SEATED") },
  },
  {
    name: "page-table-old",
    content: () => withHeader(failed({ code: "CLIENT_TOO_OLD", message: "" })),
  },
  { name: "page-sit-down", content: () => invited },
  {
    name: "page-sit-down-refused",
    content: () => invited,
    answers: { "/tables/kit/seats": "fails" },
    first: sitDown,
  },
  {
    name: "page-sit-down-gone",
    content: () => invited,
    answers: { "/tables/kit/seats": refused(409, "INVITE_USED") },
    first: sitDown,
  },
  {
    name: "page-replay-loading",
    content: () => replayAt("table"),
    answers: { "/tables/kit/deals/3": "never" },
  },
  {
    name: "page-replay-none",
    content: () => replayAt("table"),
    answers: { "/tables/kit/deals/3": refused(404, "DEAL_NOT_FINISHED") },
  },
  { name: "page-replay-unreachable", content: () => replayAt("table") },
  { name: "page-replay-damaged", content: () => replayAt("code") },
  { name: "page-told-loading", content: () => toldPage, answers: { "/me": "never" } },
  { name: "page-told-failed", content: () => toldPage },
  { name: "page-told-empty", content: () => toldPage, answers: { "/me": me([]) } },
  // A browser that nobody sits at gives no permission.
  { name: "page-told-denied", content: () => toldPage, answers: { "/me": me(tables) } },
  {
    name: "page-records-none",
    content: () => withHeader(html`<records-page></records-page>`),
    first: (page) =>
      page
        .querySelector("records-page")
        ?.shadowRoot?.querySelector<HTMLElement>("button.primary")
        ?.click(),
  },
  { name: "page-embed-none", content: () => html`<skat-table></skat-table>` },
  { name: "page-embed-loading", content: () => embedded(), answers: { "/tables/kit": "never" } },
  {
    name: "page-embed-unknown",
    content: () => embedded(),
    answers: { "/tables/kit": refused(404, "TABLE_UNKNOWN") },
  },
  ...OWN_PAGES,
];

const embedded = () => html`<skat-table src=${`${location.origin}/t/kit`}></skat-table>`;
