import { html, LitElement } from "lit";
import { customElement, property } from "lit/decorators.js";
@customElement("replay-page")
export class ReplayPage extends LitElement {
  @property() accessor table = "";
  @property() accessor n = 0;
  override render() { return html`replay`; }
}
