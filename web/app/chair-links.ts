import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Seat } from "../../shared/skat/seats.ts";
import { type Invite, invite, invitesOf, withdraw } from "../store/invites.ts";
import type { TableSnapshot } from "../store/table-snapshot.ts";

/** The links to the empty chairs of one table, for whoever opened it; its element is rendered again when they change. */
export class ChairLinks implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #table = "";
  #links: readonly Invite[] = [];
  /** How many chairs were taken when the links were asked for last. */
  #askedAt = -1;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get all(): readonly Invite[] {
    return this.#links;
  }

  /** From now on those of this table. */
  show(table: string): void {
    this.#table = table;
    this.#links = [];
    this.#askedAt = -1;
  }

  /** Asks which links still lead to a chair, whenever somebody has sat down. */
  async follow({ table, opener }: TableSnapshot): Promise<void> {
    const taken = table.players.filter((player) => player !== null).length;
    if (!opener || table.phase !== "seating" || taken === 0 || taken === this.#askedAt) return;
    this.#askedAt = taken;
    await this.#ask();
  }

  /** Makes another link to a chair. */
  async make(seat: Seat): Promise<void> {
    await invite(this.#table, seat);
    await this.#ask();
  }

  /** Makes a link worthless. */
  async withdraw({ seat }: Invite): Promise<void> {
    await withdraw(this.#table, seat);
    await this.#ask();
  }

  async #ask(): Promise<void> {
    const table = this.#table;
    const links = await invitesOf(table);
    if (table !== this.#table) return;
    this.#links = links;
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    // The host says which table by `show`.
  }
}

/** A link as others need it. */
export function whole({ seat, url }: Invite): Invite {
  return { seat, url: new URL(url, location.origin).href };
}
