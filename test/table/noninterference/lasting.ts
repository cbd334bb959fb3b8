import type { Seat } from "../../../shared/skat/seats.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";
import { seenBy } from "../../../shared/table/seen.ts";
import type { TableState } from "../../../shared/table/state.ts";
import { viewOf } from "../../../shared/table/views.ts";
import type { Random } from "./random.ts";

/** Something legal by chance; claims and giving up are left out, so that deals last. */
export function lastingCommand(state: TableState, seat: Seat, random: Random): SeatCommand {
  const { legal, hand } = viewOf(seenBy(state, seat), seat, []);
  const lasting = legal.filter(({ type }) => type !== "claim" && type !== "concede");
  const type = random.pick([...new Set(lasting.map((command) => command.type))]);
  const command = random.pick(lasting.filter((each) => each.type === type).slice(0, 3));
  if (command.type !== "declare" || command.discard !== null) return command;
  return { ...command, discard: random.shuffled(hand).slice(0, 2) };
}
