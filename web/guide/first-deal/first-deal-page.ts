import {
  html,
  LitElement,
  nothing,
  type PropertyValues,
  type TemplateResult,
  unsafeCSS,
} from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Refusal } from "../../../shared/skat/refusal.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";
import type { PersonShown, SeatView } from "../../../shared/table/view.ts";
import { viewOf } from "../../../shared/table/views.ts";
import "../../app/page-header.ts";
import { localeOf } from "../../../shared/protocol/languages.ts";
import { pageStyles } from "../../app/styles.ts";
import { pageLoading, pageNotLoaded } from "../../app/ways-on.ts";
import { icon } from "../../components/icons.ts";
import { MessagesController } from "../../messages/controller.ts";
import { t } from "../../messages/messages.ts";
import { SettingsController } from "../../settings/controller.ts";
import { lessonDeck, openLesson } from "../../settings/deck-in-use.ts";
import { rememberedName } from "../../store/me.ts";
import { acting } from "../../table/acting.ts";
import "../../table/board.ts";
import { GuideTexts } from "../controller.ts";
import type { LoadedTexts } from "../languages.ts";
import { GUIDE_PATHS } from "../paths.ts";
import { inlineView } from "../view/inline-view.ts";
import { languageLinks, pageLinks } from "../view/links-view.ts";
import { READER, seenByReader } from "./deal.ts";
import styles from "./first-deal.css?inline";
import {
  begin,
  factsAt,
  give,
  isDone,
  isReading,
  type Lesson,
  othersGoOn,
  progressOf,
  readOn,
  textOf,
} from "./lesson.ts";
import { keepLesson, keptLesson } from "./progress.ts";

/** How long the others think: long enough to follow what they do. */
const THINKING_MS = 900;

/** A scripted deal on the real table, with a text beside it at every step. */
@customElement("first-deal-page")
export class FirstDealPage extends LitElement {
  static override styles = [pageStyles, unsafeCSS(styles)];

  @state() private accessor lesson: Lesson = keptLesson();
  /** Why the last card or word was not what the lesson wants; shown by the table. */
  @state() private accessor refusal: Refusal | null = null;

  protected readonly messages = new MessagesController(this);
  protected readonly changes = new SettingsController(this);
  readonly #texts = new GuideTexts(this, () => "first-deal" as const);
  #timer = 0;
  #close: (() => void) | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#close?.();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#close = openLesson();
    if (this.hasUpdated) this.#letOthersGoOn();
  }

  protected override updated(changed: PropertyValues): void {
    const { loaded } = this.#texts;
    if (loaded) document.title = `${loaded.page.title} · ${t("app.name")}`;
    // Private state is no key of the element's public type.
    if ((changed as Map<string, unknown>).has("lesson")) {
      keepLesson(this.lesson);
      this.#letOthersGoOn();
    }
  }

  #letOthersGoOn(): void {
    clearTimeout(this.#timer);
    const next = othersGoOn(this.lesson);
    if (!next) return;
    this.#timer = setTimeout(() => {
      this.lesson = next;
    }, THINKING_MS);
  }

  readonly #next = (): void => {
    this.#show(readOn(this.lesson));
    void this.#toText();
  };

  readonly #restart = (): void => {
    this.#show(begin());
    void this.#toText();
  };

  #show(lesson: Lesson): void {
    this.refusal = null;
    this.lesson = lesson;
  }

  /** The button that was pressed may be gone; the text goes on from the step's heading. */
  async #toText(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".step")?.focus();
  }

  readonly #onCommand = ({ detail: command }: CustomEvent<SeatCommand>): void => {
    const given = give(this.lesson, command);
    switch (given.kind) {
      case "accepted":
        this.#show(given.lesson);
        break;
      case "refused":
        // Always a new object: the table hears of the same mistake a second time too.
        this.refusal = { ...given.refusal };
        break;
      case "objection":
        this.refusal = {
          code: "FIRST_DEAL",
          message: this.#texts.loaded?.page[given.text] ?? "",
        };
        break;
    }
  };

  /** The settlement was put away at the table: that is reading on. */
  readonly #onSeen = (): void => {
    if (this.lesson.table.last && !isDone(this.lesson)) this.#next();
  };

  #view(): SeatView {
    const names = [rememberedName() || t("app.guest"), "Ada", "Emil"];
    const people = names.map((name): PersonShown => ({ name, present: true, away: false }));
    return viewOf(seenByReader(this.lesson.table), READER, people);
  }

  override render(): TemplateResult {
    const { loaded, failed } = this.#texts;
    if (failed) return pageNotLoaded(() => this.#texts.load());
    if (!loaded) return pageLoading();
    return isDone(this.lesson) ? this.#end(loaded) : this.#table(loaded);
  }

  #table({ language, common, page }: LoadedTexts<"first-deal">): TemplateResult {
    const { lesson } = this;
    const { n, of } = progressOf(lesson);
    return html`<div class="lesson">
      <section class="telling" lang=${localeOf(language)} aria-labelledby="title">
        <div class="head">
          <h2 id="title">${page.title}</h2>
          <p class="step soft" tabindex="-1">${inlineView(page.progress, { n, of })}</p>
          <button type="button" class="button quiet" ?disabled=${lesson.step === 0} @click=${this.#restart}>
            ${page.restart}
          </button>
        </div>
        <p class="words" aria-live="polite">${inlineView(page[textOf(lesson)], factsAt(lesson))}</p>
        ${
          isReading(lesson)
            ? html`<button type="button" class="button primary" @click=${this.#next}>${page.next}</button>`
            : nothing
        }
        ${languageLinks(language, common, (next) => this.#texts.choose(next))}
      </section>
      <skat-board
        .deck=${lessonDeck()}
        .acting=${acting}
        .view=${this.#view()}
        .table=${seenByReader(lesson.table)}
        .refusal=${this.refusal}
        .seen=${0}
        @skat-command=${this.#onCommand}
        @skat-seen=${this.#onSeen}
      >
        <a slot="nav" class="button quiet" href=${GUIDE_PATHS.learn} aria-label=${page.leave}>${icon("back")}</a>
      </skat-board>
    </div>`;
  }

  #end({ language, common, page }: LoadedTexts<"first-deal">): TemplateResult {
    return html`<page-header></page-header>
    <div class="page narrow" lang=${localeOf(language)}>
      ${pageLinks("first-deal", common)}
      <h1 class="title">${page.title}</h1>
      <p class="step" tabindex="-1">${inlineView(page.done, factsAt(this.lesson))}</p>
      <div class="row">
        <a class="button primary" href="/">${page["done.play"]}</a>
        <a class="button" href=${GUIDE_PATHS.habits}>${page["done.habits"]}</a>
        <a class="button" href=${GUIDE_PATHS["look-up"]}>${page["done.look-up"]}</a>
        <button type="button" class="button quiet" @click=${this.#restart}>${page.restart}</button>
      </div>
      ${languageLinks(language, common, (next) => this.#texts.choose(next))}
    </div>`;
  }
}
