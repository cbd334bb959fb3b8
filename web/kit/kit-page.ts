import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { pageStyles } from "../app/styles.ts";
import { MessagesController } from "../messages/controller.ts";

/** Dresses a page of the kit as the app dresses its pages. */
@customElement("kit-page")
export class KitPageElement extends LitElement {
  static override styles = [
    pageStyles,
    css`
      :host {
        display: block;
        min-height: 100%;
        background: var(--paper);
      }

      skat-table {
        margin: 1rem;
      }
    `,
  ];

  @property({ attribute: false }) accessor content: () => TemplateResult = () => html``;

  protected readonly messages = new MessagesController(this);

  protected override render(): TemplateResult {
    return this.content();
  }
}
