import { html, LitElement } from "lit";
import { customElement, state } from "lit/decorators.js";
import { PROTOCOL_VERSION } from "../shared/protocol/version.ts";
import de from "./messages/de.json?messages";
import en from "./messages/en.json?messages";

const messages = document.documentElement.lang === "de" ? de : en;

/** The whole page. */
@customElement("fernskat-app")
export class AppElement extends LitElement {
  @state() private accessor server = "";

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    const response = await fetch("/api/health");
    const health: { protocol: number } = await response.json();
    this.server = health.protocol === PROTOCOL_VERSION ? "ready" : "old";
  }

  override render() {
    return html`<h1>Fernskat</h1><p>${messages["cards"]?.({ n: 32 })}</p><p role="status">${this.server}</p>`;
  }
}
