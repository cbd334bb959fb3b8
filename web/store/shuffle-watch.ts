import type { ProjectedEvent } from "../../shared/table/events.ts";
import type { PublishedDeal } from "../../shared/table/proof.ts";
import type { TableState } from "../../shared/table/state.ts";
import { readStored, writeStored } from "./stored.ts";

/** What this browser found out about the shuffles of a table. */
export interface ShuffleReport {
  /** The finished deals (their numbers on the sheet) that were recomputed and came out as dealt. */
  readonly good: readonly number[];
  /**
   * Those that did not: the cards are not what the published facts give, their link was not fixed in advance, or the share
   * this browser gave was left out.
   */
  readonly bad: readonly number[];
  /** Whether the table's commitment is another one than this browser saw first. */
  readonly commitmentChanged: boolean;
}

export const NOTHING_CHECKED: ShuffleReport = { good: [], bad: [], commitmentChanged: false };

/**
 * Checks every finished deal as its events pass by. Takes each event with the state before it; tells `onReport` what it
 * found, some time later: the hashing is loaded only when a first deal has ended.
 */
export function watchShuffles(
  onReport: (report: ShuffleReport) => void,
): (before: TableState, event: ProjectedEvent) => void {
  let report = NOTHING_CHECKED;
  /** What the next deal's link has to hash to. */
  let earlier = "";
  /** A deal that is played again has chosen cards and says so: there is nothing to check. */
  let isChosen = false;

  const tell = (change: Partial<ShuffleReport>): void => {
    report = { ...report, ...change };
    onReport(report);
  };

  const check = async (n: number, deal: PublishedDeal): Promise<void> => {
    const { checkShuffle } = await import("../../shared/table/proof.ts");
    const { linkHolds, cardsHold } = checkShuffle(deal);
    const own = readStored(nonceStoredAs(deal.table));
    const ownCounts = own === null || deal.nonces.includes(own);
    if (linkHolds && cardsHold && ownCounts) tell({ good: [...report.good, n] });
    else tell({ bad: [...report.bad, n] });
  };

  return (before, event) => {
    if (event.type === "tableOpened") {
      earlier = event.commitment;
      isChosen = event.rules.replay === true;
      if (firstSeen(event.table, event.commitment) !== event.commitment) {
        tell({ commitmentChanged: true });
      }
    } else if (event.type === "chainOpened") {
      earlier = event.commitment;
    } else if (event.type === "dealEnded" && before.deal && !isChosen) {
      const { k, link, hands, skat, n } = event;
      const { table, deal: roles } = before;
      void check(n, { table, k, roles, nonces: roles.nonces, earlier, link, hands, skat });
      earlier = link;
    }
  };
}

const nonceStoredAs = (table: string): string => `fernskat.nonce.${table}`;

/** Keeps this browser's share in the shuffle of a table, once the server has taken it: every deal has to use it. */
export function rememberNonce(table: string, nonce: string): void {
  writeStored(nonceStoredAs(table), nonce);
}

/** The commitment this browser first saw at a table, or null when it was never there. */
export function keptCommitment(table: string): string | null {
  return readStored(commitmentStoredAs(table));
}

const commitmentStoredAs = (table: string): string => `fernskat.commitment.${table}`;

/** The commitment this browser keeps for a table: the first it ever saw. */
export function firstSeen(table: string, commitment: string): string {
  const key = commitmentStoredAs(table);
  const kept = readStored(key);
  if (kept !== null) return kept;
  writeStored(key, commitment);
  return commitment;
}
