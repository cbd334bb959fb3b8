import { html, LitElement, render } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Language } from "../../shared/protocol/languages.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import "../days/table-bar.ts";
import { showLanguage } from "../messages/messages.ts";
import { loadPart, PARTS } from "../messages/parts.ts";
import { dressPage } from "../settings/dress.ts";
import { openSettings } from "../settings/open.ts";
import type { Journal } from "../store/journal.ts";
import { forgetTold } from "../store/my-tables.ts";
import { changeSettings, DEFAULT_SETTINGS, type Settings, settings } from "../store/settings.ts";
import { acting } from "../table/acting.ts";
import type { BoardElement } from "../table/board.ts";
import "../table/board.ts";
import { STATES } from "./all-states.ts";
import "./kit-page.ts";
import { act, type Game, nextByPlan, opened, type Plan, shownTo } from "./game.ts";
import type { KitPageElement } from "./kit-page.ts";
import { LONG_LISTS, type LongList, manyTables } from "./long-lists.ts";
import { answerCalls } from "./net.ts";
import { type KitPage, PAGES } from "./pages.ts";
import type { KitState } from "./reach.ts";

// /kit/ lists every state of the table, /kit/?lang=de&theme=dark&deck=german#NAME shows one, /kit/#live plays.
// #NAME/fr says it in another language, and a state that is shown already is not made anew for it.

const parameters = new URLSearchParams(location.search);

/** Settings asked for in the address: `?theme=dark&deck=german`. */
const asked = Object.fromEntries(parameters) as Partial<Settings>;

/** How long the others think in a live game. */
const THINKING_MS = Number(parameters.get("thinking") ?? 700);

/** A table in the browser alone, played against a plan: for trying it out and for the tests. */
@customElement("kit-live")
export class KitLive extends LitElement {
  @state() private accessor game: Game = opened(Number(parameters.get("seed") ?? 5));
  readonly plan: Plan = { limits: [0, 22, 20], declares: { type: "declare", game: "H" } };
  #timer = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    const { view, table } = shownTo(this.game, 0);
    return html`<skat-board .acting=${acting} .view=${view} .table=${table} @skat-command=${this.#onCommand}></skat-board>`;
  }

  protected override updated(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const next = nextByPlan(this.game, this.plan);
      if (next && next.seat !== 0) this.#happen(act(this.game, next.seat, next.command));
    }, THINKING_MS);
  }

  readonly #onCommand = (event: CustomEvent<SeatCommand>): void => {
    setTimeout(() => this.#happen(act(this.game, 0 as Seat, event.detail)), 60);
  };

  /** What a server does is no task of the table's: it gets one of its own. */
  #happen(game: Game): void {
    setTimeout(() => {
      this.game = game;
    });
  }
}

/** Shows a state; the attribute `data-ready` of the page names it when it stands. */
async function show(kit: KitState): Promise<void> {
  clear();
  changeSettings({ ...DEFAULT_SETTINGS, ...asked, ...kit.settings });
  const board = document.createElement("skat-board") as BoardElement;
  wear(board);
  const shown = shownTo(kit.make(), kit.viewer);
  Object.assign(board, { acting }, shown);
  kit.set?.(board);
  render(html`<a slot="nav" href="#" aria-label="Fernskat">\u2190</a>`, board);
  main.replaceChildren(...(kit.journal ? [barOver(shown, kit.journal)] : []), board);
  for (const selector of kit.taps ?? []) {
    await settled(board);
    const target = board.shadowRoot?.querySelector<HTMLElement>(selector);
    if (!target) throw new Error(`${kit.name}: nothing at ${selector}`);
    target.click();
  }
  if (kit.opensSettings) await openSettings();
  await settled(board);
  document.documentElement.dataset["ready"] = kit.name;
}

/** Shows a page of the app, with a net that answers as it is to be seen. */
async function showPage({ name, content, answers = {}, first }: KitPage): Promise<void> {
  clear();
  changeSettings({ ...DEFAULT_SETTINGS, ...asked });
  forgetTold();
  answerCalls(answers);
  const page = document.createElement("kit-page") as KitPageElement;
  page.content = content;
  main.replaceChildren(page);
  await settled(page);
  if (page.shadowRoot) await first?.(page.shadowRoot);
  // What was asked for over the net comes, and is rendered, in its own time.
  for (let n = 0; n < 3; n++) await settled(page);
  document.documentElement.dataset["ready"] = name;
}

/** The line over a table over days. */
function barOver({ view, table }: ReturnType<typeof shownTo>, journal: Journal): HTMLElement {
  return Object.assign(document.createElement("table-bar"), { view, table, journal });
}

/** Takes away what lies over the page. */
function clear(): void {
  for (const over of document.querySelectorAll("settings-dialog, not-loaded")) over.remove();
}

/** What of the settings a board is told by whoever shows it. */
function wear(board: BoardElement): void {
  const now = settings();
  Object.assign(board.dataset, { side: now.side, hand: now.hand });
  Object.assign(board, { deck: now.deck, handling: now });
}

/** When the board, its parts and the deck have been rendered. */
async function settled(board: LitElement): Promise<void> {
  await board.updateComplete;
  await new Promise((done) => setTimeout(done, 10));
  await new Promise((done) => requestAnimationFrame(done));
}

function list(): void {
  render(
    html`<div class="kit-list">
      <h1>Fernskat: the table's states</h1>
      <p><a href="#live">live</a></p>
      <ul>
        ${[...STATES, ...PAGES].map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
      </ul>
    </div>`,
    main,
  );
  document.documentElement.dataset["ready"] = "list";
}

/** Says what is shown in another language; `data-ready` then names both. */
async function sayIn(spoken: Language): Promise<void> {
  await showLanguage(spoken);
  const shown = main.firstElementChild;
  if (shown instanceof LitElement) await settled(shown);
  document.documentElement.dataset["ready"] = location.hash.slice(1);
}

/** A list as long as they get; how long it took until it could be seen stands in `data-ms`. */
async function showLong(name: LongList): Promise<void> {
  // Nobody answers here.
  globalThis.fetch = new Proxy(globalThis.fetch, {
    apply: (fetch, self, [asked, ...more]: [string]) =>
      `${asked}`.startsWith("/api/me")
        ? Response.json(manyTables(200))
        : Reflect.apply(fetch, self, [asked, ...more]),
  });
  const begun = performance.now();
  render(LONG_LISTS[name](), main);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  document.documentElement.dataset["ms"] = `${performance.now() - begun}`;
  document.documentElement.dataset["ready"] = name;
}

async function showHash(): Promise<void> {
  const [wanted, spoken] = location.hash.slice(1).split("/");
  const kit = STATES.find(({ name }) => name === wanted);
  const page = PAGES.find(({ name }) => name === wanted);
  if (kit || page) {
    const { ready } = document.documentElement.dataset;
    if (!spoken || ready?.split("/")[0] !== wanted)
      await (kit ? show(kit) : page && showPage(page));
    return spoken ? sayIn(spoken as Language) : undefined;
  }
  if (wanted?.startsWith("long-")) return showLong(wanted as LongList);
  if (wanted !== "live") return list();
  changeSettings({ ...DEFAULT_SETTINGS, ...asked });
  main.replaceChildren(document.createElement("kit-live"));
  document.documentElement.dataset["ready"] = "live";
}

const main = document.createElement("main");
document.body.append(main);
dressPage();
await showLanguage((parameters.get("lang") ?? "de") as Language);
await Promise.all(PARTS.map(loadPart));
addEventListener("hashchange", () => void showHash());
await showHash();
