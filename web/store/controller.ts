import type { ReactiveController, ReactiveControllerHost } from "lit";
import { openTableStore, type TableSnapshot, type TableStore } from "./table-store.ts";

/** Holds the store of one table for an element and renders it again with every change. */
export class TableController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #store: TableStore | null = null;
  #table: string | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Shows another table; the same one stays as it is. */
  show(table: string): void {
    if (table === this.#table) return;
    this.#store?.close();
    this.#table = table;
    this.#store = openTableStore(table);
    this.#store.subscribe(() => this.#host.requestUpdate());
  }

  get store(): TableStore | null {
    return this.#store;
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
