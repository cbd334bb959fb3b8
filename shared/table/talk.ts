import type { TableState } from "./state.ts";

/**
 * Whether the players may write to each other freely. Between deals is until the first word of the auction: the next deal is
 * dealt together with the settlement of the one before, and a result wants to be talked about.
 */
export function mayTalk({ rules, phase, deal }: TableState): boolean {
  switch (rules.talk) {
    case "phrases":
      return false;
    case "free":
      return true;
    case "between-deals":
      return phase === "seating" || phase === "finished" || deal?.said.length === 0;
  }
}
