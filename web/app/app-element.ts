import { css, html, LitElement, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { MessagesController } from "../messages/controller.ts";
import {
  chooseLanguage,
  LANGUAGES,
  type Language,
  language,
  languageName,
  t,
} from "../messages/messages.ts";
import { loadPage } from "./pages.ts";
import { onNavigation, type Route, routeOf, startRouter } from "./router.ts";
import { pageStyles } from "./styles.ts";

/** The whole of a page: a line with the name and the language, and below it whatever the path asks for. */
@customElement("fernskat-app")
export class AppElement extends LitElement {
  static override styles = [
    pageStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: auto 1fr;
        min-height: 100dvh;
      }

      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 1rem;
        padding: 0.25rem max(1rem, env(safe-area-inset-right)) 0.25rem
          max(1rem, env(safe-area-inset-left));
        border-bottom: 1px solid var(--hairline);
      }

      .brand {
        display: inline-flex;
        align-items: center;
        min-height: var(--touch);
        font-size: var(--size-large);
        font-weight: 600;
        letter-spacing: 0.01em;
        text-decoration: none;
        color: var(--ink);
      }

      select {
        width: auto;
        border-color: transparent;
        background: none;
        color: var(--ink-soft);
      }

      main {
        display: grid;
        min-width: 0;
        outline: none;
      }
    `,
  ];

  @state() private accessor route: Route = routeOf(location.pathname);
  @state() private accessor failed = false;
  /** The page whose code has arrived; before that there is nothing to render. */
  @state() private accessor ready: Route["page"] | null = null;

  protected readonly messages = new MessagesController(this);
  #stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    startRouter();
    this.#stop = onNavigation(() => {
      this.route = routeOf(location.pathname);
      void this.#load();
      // Whoever reads with their ears is taken to the new page, as loading one would do.
      this.renderRoot.querySelector("main")?.focus();
    });
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  async #load(): Promise<void> {
    const { page } = this.route;
    this.failed = false;
    try {
      await loadPage(page);
      this.ready = page;
    } catch {
      this.failed = true;
    }
  }

  override render() {
    return html`
      <header>
        <a class="brand" href="/" aria-label=${t("app.toStart")}>${t("app.name")}</a>
        <label>
          <span class="unseen">${t("app.language")}</span>
          <select @change=${this.#choose}>
            ${LANGUAGES.map(
              (code) => html`<option value=${code} lang=${code} ?selected=${code === language()}>
                ${languageName(code)}
              </option>`,
            )}
          </select>
        </label>
      </header>
      <main tabindex="-1">${this.failed ? this.#failure() : this.#page()}</main>
    `;
  }

  #choose(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    void chooseLanguage(value as Language);
  }

  #page() {
    const { route } = this;
    if (route.page !== this.ready) return nothing;
    switch (route.page) {
      case "start":
        return html`<start-page></start-page>`;
      case "table":
        return html`<table-page .table=${route.table}></table-page>`;
      case "replay":
        return html`<replay-page .table=${route.table} .n=${route.n}></replay-page>`;
      case "missing":
        return html`<missing-page></missing-page>`;
    }
  }

  #failure() {
    return html`<div class="page narrow">
      <p class="notice wrong" role="alert">${t("app.notLoaded")}</p>
      <div><button class="button primary" @click=${this.#load}>${t("app.tryAgain")}</button></div>
    </div>`;
  }
}
