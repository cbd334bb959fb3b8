import type { SeatCommand } from "../table/commands.ts";
import type { SeatView } from "../table/view.ts";

/**
 * The first command listed for a seat, with two cards put away where it wants them: what is left when nothing better can
 * be thought of.
 * @throws Error when nothing is listed
 */
export function firstListed({ legal, hand }: SeatView): SeatCommand {
  const [first] = legal;
  if (!first) throw new Error("this seat has nothing to do");
  return first.type === "declare" && first.discard === null
    ? { ...first, discard: hand.slice(0, 2) }
    : first;
}
