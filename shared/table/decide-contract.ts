import { contractFrom, type Discard, discardFrom } from "../skat/declaration.ts";
import type { Contract } from "../skat/games.ts";
import { sortedFor } from "../skat/order.ts";
import { accepted } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import type { DeclareCommand } from "./commands.ts";
import type { Decision } from "./decision.ts";
import type { TableEvent } from "./events.ts";
import { refuse } from "./refusal.ts";
import type { DealState, TableState } from "./state.ts";

/** The declarer takes the skat: the one alternative to saying Hand (RULES.md 4). */
export function decideTaking(state: TableState, seat: Seat): Decision {
  const { deal, phase } = state;
  if (!deal || deal.declarer !== seat) return refuse("NOT_YOUR_TURN");
  if (phase !== "skat" || !deal.skat) return refuse("NOT_NOW");
  return accepted([{ type: "skatTaken", seat, cards: deal.skat }]);
}

/** The declarer names the game, and with the skat taken puts two cards away in the same breath (RULES.md 4, 5). */
export function decideDeclaration(
  state: TableState,
  seat: Seat,
  command: DeclareCommand,
): Decision {
  const { deal, phase } = state;
  if (!deal || deal.declarer !== seat) return refuse("NOT_YOUR_TURN");
  if (phase !== "skat" && phase !== "declaring") return refuse("NOT_NOW");
  const contract = contractFrom(command, deal.pickedUp, deal.auction.bid);
  if (!contract.ok) return contract;
  if (contract.value.hand) {
    // Nothing is put away in a Hand game: the skat stays as it lies.
    if (command.discard?.length) return refuse("DISCARD_COUNT");
    return accepted([declaration(deal, seat, contract.value, null)]);
  }
  const discard = discardFrom(command.discard ?? [], deal.hands[seat] ?? []);
  if (!discard.ok) return discard;
  return accepted([declaration(deal, seat, contract.value, discard.value)]);
}

function declaration(
  deal: DealState,
  seat: Seat,
  contract: Contract,
  discard: Discard | null,
): TableEvent {
  const kept = (deal.hands[seat] ?? []).filter((card) => !discard?.includes(card));
  return {
    type: "declared",
    seat,
    ...contract,
    ...(discard && { discard }),
    ...(contract.ouvert && { open: sortedFor(kept, contract.game) }),
  };
}
