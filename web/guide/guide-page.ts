import { html, LitElement, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { localeOf } from "../../shared/protocol/languages.ts";
import { onNavigation } from "../app/router.ts";
import { pageStyles } from "../app/styles.ts";
import { pageLoading, pageNotLoaded } from "../app/ways-on.ts";
import { Deck } from "../components/deck.ts";
import { DECK_STYLES } from "../decks/styles.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { SettingsController } from "../settings/controller.ts";
import { lessonDeck, openLesson } from "../settings/deck-in-use.ts";
import { scrollToAnchor } from "./anchor.ts";
import type { Section } from "./block.ts";
import { GuideTexts } from "./controller.ts";
import { FACTS } from "./facts.ts";
import styles from "./guide.css?inline";
import type { LoadedTexts } from "./languages.ts";
import { HABITS } from "./pages/habits.ts";
import { LEARN } from "./pages/learn.ts";
import { LOOK_UP } from "./pages/look-up.ts";
import type { RulesPage } from "./paths.ts";
import { inlineView } from "./view/inline-view.ts";
import { languageLinks, pageLinks } from "./view/links-view.ts";
import { sectionView } from "./view/page-view.ts";

const SECTIONS: Readonly<Record<RulesPage, readonly Section[]>> = {
  learn: LEARN,
  "look-up": LOOK_UP,
  habits: HABITS,
};

/** A page of the rules, set like a printed one: contents, sections, cards as pictures, tables that are worked out. */
@customElement("guide-page")
export class GuidePageElement extends LitElement {
  static override styles = [unsafeCSS(DECK_STYLES), pageStyles, unsafeCSS(styles)];

  @property() accessor page: RulesPage = "learn";

  protected readonly messages = new MessagesController(this);
  protected readonly changes = new SettingsController(this);
  readonly #texts = new GuideTexts(this, () => this.page);
  readonly #deck = new Deck(this);
  #stop: (() => void) | undefined;
  /** The page whose anchor was gone to; later renders leave the reader where they are. */
  #arrived: string | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const go = () => {
      this.#arrived = null;
      this.requestUpdate();
    };
    const ends = [onNavigation(go), openLesson()];
    addEventListener("hashchange", go);
    ends.push(() => removeEventListener("hashchange", go));
    this.#stop = () => {
      for (const end of ends) end();
    };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  override updated(): void {
    const { loaded } = this.#texts;
    if (!loaded) return;
    const texts: Readonly<Record<string, string>> = loaded.page;
    document.title = `${texts["title"]} · ${t("app.name")}`;
    if (this.#arrived !== this.page) {
      this.#arrived = this.page;
      scrollToAnchor(this.renderRoot);
    }
  }

  override render(): TemplateResult {
    const { loaded, failed } = this.#texts;
    return html`<div class="guide ${loaded?.language === "de" ? "skat-german-letters" : ""}">
      ${failed ? pageNotLoaded(() => this.#texts.load()) : loaded ? this.#content(loaded) : pageLoading()}
      <div class="unseen" aria-hidden="true">${this.#deck.render(lessonDeck(), "/")}</div>
    </div>`;
  }

  #content({ language, common, page }: LoadedTexts<RulesPage>): TemplateResult {
    const texts: Readonly<Record<string, string>> = page;
    const sections = SECTIONS[this.page];
    const isWide = matchMedia("(min-width: 64rem)").matches;
    return html`<div class="sheet" lang=${localeOf(language)}>
      ${pageLinks(this.page, common)}
      <header>
        <h1 class="title">${texts["title"]}</h1>
        <p class="lead">${inlineView(texts["lead"] ?? "", FACTS)}</p>
      </header>
      <nav class="contents" aria-label=${common.contents}>
        <details ?open=${isWide}>
          <summary>${common.contents}</summary>
          <ol role="list">
            ${sections.map(({ anchor }) => html`<li><a href=${`#${anchor}`}>${texts[anchor]}</a></li>`)}
          </ol>
        </details>
      </nav>
      <article>${sections.map((section) => sectionView(section, texts, common))}</article>
      ${languageLinks(language, common, (next) => this.#texts.choose(next))}
    </div>`;
  }
}
