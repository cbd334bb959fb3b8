import type { SeatView } from "../../shared/table/view.ts";

/**
 * Whether somebody may be told what a bot would do: alone with bots, where nobody else is the worse for it, and never
 * anywhere else. Nothing enforces it but that a hint is reckoned in the browser from what the player sees anyway.
 */
export function hintsAllowed({ viewer, state }: SeatView): boolean {
  const { players, rules } = state;
  if (viewer === "public" || rules.duel !== undefined || players.length < rules.players)
    return false;
  return players.every(({ seat, kind }) => (seat === viewer ? kind === "human" : kind === "bot"));
}
