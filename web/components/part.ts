import { LitElement } from "lit";
import type { SeatCommand } from "../../shared/table/commands.ts";

/**
 * A part of the table. It renders into the tree of the element it stands in, so that one deck of cards, one set of styles
 * and one space of ids serve the whole table.
 */
export class Part extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Asks the table's owner to send a command; nothing moves until its events come back. */
  protected send(command: SeatCommand): void {
    this.tell("skat-command", command);
  }

  protected tell<Detail>(type: string, detail: Detail): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
