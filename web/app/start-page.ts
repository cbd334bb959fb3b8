import { css, html, LitElement } from "lit";
import { customElement } from "lit/decorators.js";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import "./my-tables.ts";
import "./open-table.ts";
import "./play-now.ts";
import { pageStyles } from "./styles.ts";

/** The three things somebody comes for: play at once, open a table for friends, go to one of their tables. */
@customElement("start-page")
export class StartPage extends LitElement {
  static override styles = [
    pageStyles,
    css`
      .page {
        align-content: start;
        gap: 0.75rem;
        padding-top: 0.75rem;
      }

      .title {
        font-size: 1.375rem;
      }

      .ways {
        display: grid;
        gap: 0.75rem;
      }

      /* Whoever plays somewhere has come for that; on a phone it tells in a line what will be here. */
      my-tables {
        order: -1;
      }

      @media (min-width: 48rem) {
        my-tables:not([filled]) {
          order: 0;
        }

        .page {
          padding-top: 3rem;
          gap: 1.75rem;
        }

        .title {
          font-size: 2.25rem;
        }

        .soft {
          margin-top: 0.35rem;
          font-size: 1.125rem;
        }

        .ways {
          grid-template-columns: repeat(2, 1fr);
          gap: 1.25rem;
        }

        my-tables {
          grid-column: 1 / -1;
        }
      }

      @media (min-width: 64rem) {
        .ways {
          grid-template-columns: repeat(3, 1fr);
        }

        my-tables {
          grid-column: auto;
        }
      }
    `,
  ];
  protected readonly messages = new MessagesController(this);

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = t("app.name");
  }

  override render() {
    return html`<div class="page">
      <div>
        <h1 class="title">${t("start.title")}</h1>
        <p class="soft spacious">${t("start.lead")}</p>
      </div>
      <div class="ways">
        <play-now></play-now>
        <open-table></open-table>
        <my-tables></my-tables>
      </div>
      <p class="elsewhere"><a href="/records">${t("start.records")}</a></p>
    </div>`;
  }
}
