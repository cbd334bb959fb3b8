import { css, html, LitElement, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { loadAnew } from "../components/load-anew.ts";
import { MessagesController } from "../messages/controller.ts";
import "./page-header.ts";
import { loadPage } from "./pages.ts";
import { isFramed, onNavigation, type Route, routeOf, startRouter } from "./router.ts";
import { pageStyles } from "./styles.ts";
import { pageLoading, pageNotLoaded } from "./ways-on.ts";

/** Whatever the path asks for, as soon as its code has arrived. */
@customElement("fernskat-app")
export class AppElement extends LitElement {
  static override styles = [
    pageStyles,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        min-height: 100dvh;
      }

      main {
        grid-row: 2;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        min-width: 0;
        outline: none;
      }
    `,
  ];

  @state() private accessor route: Route = routeOf(location.pathname, location.hash);
  @state() private accessor failed = false;
  /** The page whose code has arrived; before that there is nothing to render. */
  @state() private accessor ready: Route["page"] | null = null;

  protected readonly messages = new MessagesController(this);
  #stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    startRouter();
    this.#stop = onNavigation(() => {
      this.route = routeOf(location.pathname, location.hash);
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
      // Perhaps it is gone because there is a newer one.
      import("./renewal.ts").then(({ lookForNewer }) => lookForNewer()).catch(() => undefined);
    }
  }

  override render() {
    // The card table needs all the room there is and leads back to the start itself.
    const alone = ["table", "first-deal"].includes(this.route.page) || isFramed();
    const own = alone && !this.failed;
    return html`${own ? nothing : html`<page-header role="banner"></page-header>`}
      <main tabindex="-1">${this.failed ? pageNotLoaded(loadAnew) : this.#page()}</main>`;
  }

  #page() {
    const { route } = this;
    if (route.page !== this.ready) return pageLoading();
    switch (route.page) {
      case "start":
        return html`<start-page></start-page>`;
      case "table":
        return html`<table-page .table=${route.table}></table-page>`;
      case "replay":
        return html`<replay-page
          .address=${route.address}
          ?private=${route.isPrivate}
        ></replay-page>`;
      case "told":
        return html`<told-page></told-page>`;
      case "data":
        return html`<data-page></data-page>`;
      case "devices":
        return html`<devices-page></devices-page>`;
      case "records":
        return html`<records-page></records-page>`;
      case "rules":
        return html`<guide-page .page=${route.part}></guide-page>`;
      case "first-deal":
        return html`<first-deal-page></first-deal-page>`;
      case "missing":
        return html`<missing-page></missing-page>`;
    }
  }
}
