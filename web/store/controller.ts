import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type Journal, openJournal } from "./journal.ts";
import { shuffleWatch } from "./shuffle-watch.ts";
import type { TableSnapshot } from "./table-snapshot.ts";
import { openTableStore, type TableStore } from "./table-store.ts";

/** Holds the store of one table for an element and renders it again with every change. */
export class TableController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #store: TableStore | null = null;
  #table: string | null = null;
  #journal: Journal | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Shows another table; the same one stays as it is. */
  show(table: string): void {
    if (table === this.#table) return;
    this.#store?.close();
    this.#table = table;
    this.#journal = openJournal(() => this.#host.requestUpdate());
    this.#store = openTableStore(table, { shuffles: shuffleWatch, witness: this.#journal });
    this.#store.subscribe(() => this.#host.requestUpdate());
  }

  get store(): TableStore | null {
    return this.#store;
  }

  /** What the snapshot does not tell; null before a table is shown. */
  get journal(): Journal | null {
    return this.#journal;
  }

  get snapshot(): TableSnapshot | null {
    return this.#store?.snapshot() ?? null;
  }

  hostConnected(): void {
    // The host says which table by `show`.
  }

  hostDisconnected(): void {
    this.#store?.close();
    this.#store = null;
    this.#table = null;
  }
}
