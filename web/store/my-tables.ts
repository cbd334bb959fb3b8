import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { MeBody, MyTable } from "../../shared/protocol/inbox-messages.ts";
import type { Result } from "../../shared/skat/refusal.ts";
import { forgetTable, readMe } from "./api.ts";

/** While the page is looked at, the list is never older than this. */
const FRESH_MS = 60_000;

/** What was told last, for as long as the page lives: going back to the list shows it at once. */
let told: readonly MyTable[] | null = null;

/** Forgets what was told: another player looks, or none. */
export function forgetTold(): void {
  told = null;
}

/** The tables of this player, on whatever device they were sat down at, kept fresh as long as they are looked at. */
export class MyTables implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #isWanted: () => boolean;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Whether they could not be asked for last time. */
  failed = false;
  /** Whether another of the player's devices has turned this one away. */
  isTurnedAway = false;

  /** @param isWanted whether the list is of any use at the moment; nobody is asked otherwise */
  constructor(host: ReactiveControllerHost, isWanted: () => boolean = () => true) {
    this.#host = host;
    this.#isWanted = isWanted;
    host.addController(this);
  }

  /** Null as long as nothing was told. */
  get tables(): readonly MyTable[] | null {
    return told;
  }

  async refresh(): Promise<void> {
    this.#take(await readMe());
  }

  /** Takes a table off the list; it comes back by itself when something happens there. */
  async putAway(table: string): Promise<void> {
    this.#take(await forgetTable(table));
  }

  #take(answer: Result<MeBody>): void {
    this.isTurnedAway = !answer.ok && answer.refusal.code === "DEVICE_UNKNOWN";
    this.failed = !answer.ok && !this.isTurnedAway;
    if (answer.ok) told = answer.value.tables;
    else if (this.isTurnedAway) told = null;
    this.#host.requestUpdate();
  }

  readonly #look = (): void => {
    if (document.visibilityState === "visible" && this.#isWanted()) void this.refresh();
  };

  hostConnected(): void {
    document.addEventListener("visibilitychange", this.#look);
    addEventListener("focus", this.#look);
    addEventListener("online", this.#look);
    this.#timer = setInterval(this.#look, FRESH_MS);
    this.#look();
  }

  hostDisconnected(): void {
    document.removeEventListener("visibilitychange", this.#look);
    removeEventListener("focus", this.#look);
    removeEventListener("online", this.#look);
    clearInterval(this.#timer);
  }
}

/** Where a table stands for its player: it waits for him, for others, or for nobody any more. */
export type Standing = "waiting" | "running" | "over";

export function standingOf({ phase, isOwnTurn, votes }: MyTable): Standing {
  if (phase === "finished") return "over";
  return isOwnTurn || votes.some(({ isAsked, isAtStake }) => isAsked || isAtStake)
    ? "waiting"
    : "running";
}

/** What is due first comes first; where nothing is due, what has waited longest, and of what is over, the newest. */
export function inOrder(tables: readonly MyTable[]): readonly MyTable[] {
  const due = ({ deadline }: MyTable): number => deadline ?? Number.POSITIVE_INFINITY;
  return [...tables].sort((a, b) => {
    if (due(a) !== due(b)) return due(a) < due(b) ? -1 : 1;
    return standingOf(a) === "over" ? b.at - a.at : a.at - b.at;
  });
}

/** The table that waits for its player most urgently, other than the one being looked at. */
export function nextTable(tables: readonly MyTable[], table: string): MyTable | null {
  const others = inOrder(tables).filter((other) => other.table !== table);
  return others.find((other) => standingOf(other) === "waiting") ?? null;
}
