import type { ReactiveController, ReactiveControllerHost } from "lit";
import { isLanguage, type Language } from "../../shared/protocol/languages.ts";
import { chooseLanguage, language, onLanguage, showLanguage } from "../messages/messages.ts";
import { type LoadedTexts, loadTexts } from "./languages.ts";
import type { GuidePage } from "./paths.ts";

/** In the address of a page of the guide, so that a link to the French rules stays one. */
const ASKED = "lang";

/** Keeps an element in the texts of a page: in the language the address asks for, else in the one chosen in the app. */
export class GuideTexts<Page extends GuidePage> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #page: () => Page;
  #stop: (() => void) | undefined;
  #wanted = "";
  #known = "";
  /** What is shown; the last language stays until the next has arrived. */
  loaded: LoadedTexts<Page> | null = null;
  failed = false;

  constructor(host: ReactiveControllerHost, page: () => Page) {
    this.#host = host;
    this.#page = page;
    host.addController(this);
  }

  hostConnected(): void {
    this.#known = language();
    const asked = askedLanguage();
    if (asked && asked !== language()) void showLanguage(asked);
    this.#stop = onLanguage(() => this.#onLanguage());
    this.load();
  }

  hostDisconnected(): void {
    this.#stop?.();
  }

  hostUpdate(): void {
    if (this.#wanted !== this.#want()) this.load();
  }

  /** Whoever chooses a language in the app means this page too. */
  #onLanguage(): void {
    if (language() !== this.#known && askedLanguage() !== language()) writeAsked(null);
    this.#known = language();
    this.load();
  }

  /** Shows the page in another language, which its address then tells. */
  choose(next: Language): void {
    writeAsked(next);
    void chooseLanguage(next);
    this.load();
  }

  #want(): string {
    return `${this.#page()}/${shownLanguage()}`;
  }

  load(): void {
    const wanted = this.#want();
    this.#wanted = wanted;
    this.failed = false;
    loadTexts(this.#page(), shownLanguage()).then(
      (loaded) => {
        if (wanted !== this.#wanted) return;
        this.loaded = loaded;
        this.#host.requestUpdate();
      },
      () => {
        if (wanted !== this.#wanted) return;
        this.failed = true;
        this.#host.requestUpdate();
      },
    );
  }
}

function askedLanguage(): Language | null {
  const asked = new URLSearchParams(location.search).get(ASKED);
  return isLanguage(asked) ? asked : null;
}

function shownLanguage(): Language {
  return askedLanguage() ?? language();
}

function writeAsked(next: Language | null): void {
  const url = new URL(location.href);
  if (next) url.searchParams.set(ASKED, next);
  else url.searchParams.delete(ASKED);
  history.replaceState(history.state, "", url);
}
