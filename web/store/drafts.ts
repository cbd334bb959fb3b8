import { forgetStored, readStored, writeStored } from "./stored.ts";

/** The moment a choice belongs to: a deal, by its number among all dealt, and how many cards its player held. */
export interface Moment {
  readonly deal: number;
  readonly held: number;
}

/**
 * What somebody has chosen and not sent yet, on this device alone: it outlives a reload, and the closing of the page. It has
 * not happened, so it is never shown as played, and whoever reads it has to see whether it still fits.
 */
export interface Drafts {
  /** What was chosen at that moment, as it was kept; null when nothing was, or there is no storage. */
  read(moment: Moment): unknown;
  /** Keeps a choice in place of any earlier one; null forgets it. */
  keep(moment: Moment, chosen: object | null): void;
}

/** The choices kept for a table; one at a time, because one person acts once at a time. */
export function draftsAt(table: string): Drafts {
  const storedAs = `fernskat.draft.${table}`;
  return {
    read(moment) {
      const kept = parsed(readStored(storedAs));
      return kept?.deal === moment.deal && kept.held === moment.held ? kept.chosen : null;
    },
    keep({ deal, held }, chosen) {
      if (chosen === null) forgetStored(storedAs);
      else writeStored(storedAs, JSON.stringify({ deal, held, chosen }));
    },
  };
}

function parsed(text: string | null): (Partial<Moment> & { readonly chosen?: unknown }) | null {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
