import { legalCommands } from "./legal.ts";
import { publicViewOf } from "./public-view.ts";
import type { TableState } from "./state.ts";
import type { PersonShown, SeatView, Viewer } from "./view.ts";

/**
 * What a viewer sees and may do.
 * @param seen the state as that viewer knows it, from `seenBy` or from folding its projected events
 * @param people names and presence by seat, from beside the log
 */
export function viewOf(
  seen: TableState,
  viewer: Viewer,
  people: readonly (PersonShown | undefined)[],
): SeatView {
  if (viewer === "public") return publicViewOf(seen, people);
  const { deal } = seen;
  return {
    ...publicViewOf(seen, people),
    viewer,
    hand: deal?.hands[viewer] ?? [],
    legal: legalCommands(seen, viewer),
  };
}
