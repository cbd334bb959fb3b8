import {
  type CSSResult,
  html,
  nothing,
  type PropertyValues,
  type TemplateResult,
  unsafeCSS,
} from "lit";
import { type Language, localeOf } from "../../shared/protocol/languages.ts";
import { laid, type Sign } from "../components/laid.ts";
import type { DeckName } from "../decks/deck.ts";
import cards from "../design/laid.css?inline";
import tokens from "../design/tokens.css?host-tokens";
import { announceLanguage, loadLanguage, t } from "../messages/messages.ts";
import { SpokenElement, speakFor, speakWithin } from "../messages/spoken.ts";
import { VERSION } from "./define.ts";
import house from "./house.css?inline";
import { languageAt, watchLanguage } from "./page-language.ts";

export const houseStyles: CSSResult = unsafeCSS(`${tokens}${cards}${house}`);

/** What users do inside may lead to words: they have to be said in our language, whoever else speaks in the page. */
const USED = ["click", "keydown", "pointerup", "change"] as const;
/** Words that could not be fetched are asked for again after this time. */
const WORDS_AGAIN_MS = 5_000;

/**
 * What our elements have in common that live in other people's pages: one language each, header and footer, and that they
 * may be taken out, put in and moved at any time.
 */
export abstract class HousedElement extends SpokenElement {
  /** The version of this element. */
  static readonly version: string = VERSION;
  static override styles: CSSResult | CSSResult[] = houseStyles;

  #language: Language | null = null;
  #isInside = false;
  #again = 0;
  #stopWatching: (() => void) | null = null;

  constructor() {
    super();
    for (const type of USED) this.addEventListener(type, () => speakFor(this), { capture: true });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopWatching?.();
    this.#stopWatching = watchLanguage(this, () => void this.#listen());
    void this.#listen();
    if (this.#isInside) return;
    this.#isInside = true;
    this.entered();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
    this.#stopWatching = null;
    clearTimeout(this.#again);
    // Whoever is only moved is back by then.
    queueMicrotask(() => {
      if (this.isConnected || !this.#isInside) return;
      this.#isInside = false;
      this.left();
    });
  }

  /** The cards that lie in it. Declared by each, since a decorator here would cost other people's pages 0.4 KB. */
  abstract deck: DeckName;
  /** It stands in a page now. */
  protected abstract entered(): void;
  /** It does not any more: whatever runs has to end. */
  protected abstract left(): void;
  /** Its middle part, in its language. */
  protected abstract content(): TemplateResult;
  /** The line below it. */
  protected abstract bar(): TemplateResult | typeof nothing;

  protected override updated(changed: PropertyValues<this>): void {
    if (this.#language && changed.has("deck")) announceLanguage();
  }

  protected override render(): TemplateResult {
    const language = this.#language;
    return html`<div class="house" part="house" lang=${language ? localeOf(language) : nothing}>
      <slot name="header"></slot>
      ${language ? html`${this.content()}${this.bar()}` : html`<div class="notice"></div>`}
      <slot name="footer"></slot>
    </div>`;
  }

  /** Something that is said instead of a table or a deal. */
  protected notice(text: string, sign: Sign = "empty"): TemplateResult {
    return html`<div class="notice" part="notice" role="status">${laid(sign)}<p>${text}</p></div>`;
  }

  /** The way to the page itself. */
  protected out(href: string, text: string): TemplateResult {
    return html`<a class="out" part="link" href=${href} target="_blank" rel="noopener">${text}</a>`;
  }

  async #listen(): Promise<void> {
    const wanted = languageAt(this);
    if (wanted === this.#language) return;
    try {
      await loadLanguage(wanted);
    } catch {
      clearTimeout(this.#again);
      this.#again = setTimeout(() => void this.#listen(), WORDS_AGAIN_MS);
      return;
    }
    if (!this.isConnected || languageAt(this) !== wanted) return;
    this.#language = wanted;
    speakWithin(this, wanted);
    this.requestUpdate();
  }
}

/** "Play at HOST", or what else leads there. */
export const atHost = (key: "embed.playAt" | "embed.seeAt", host: string): string =>
  t(key, { host });
