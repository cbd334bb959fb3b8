import fc from "fast-check";
import { type Card, PACK } from "../../shared/skat/cards.ts";
import { contractFrom, discardFrom } from "../../shared/skat/declaration.ts";
import { GAMES } from "../../shared/skat/games.ts";
import { rolesOf, type Seat } from "../../shared/skat/seats.ts";

/** What the properties of the rules are tried on. */
export const packs = fc.shuffledSubarray([...PACK], { minLength: 32, maxLength: 32 });
export const games = fc.constantFrom(...GAMES);
export const roles = fc
  .tuple(fc.constantFrom<Seat>(0, 1, 2), fc.constantFrom(3 as const, 4 as const))
  .map(([dealer, players]) => rolesOf(dealer, players));
export const contracts = fc
  .record({
    game: games,
    hand: fc.boolean(),
    schneider: fc.boolean(),
    schwarz: fc.boolean(),
    ouvert: fc.boolean(),
  })
  .map((said) => contractFrom(said, !said.hand, 0))
  .filter((said) => said.ok)
  .map((said) => said.value);

/** The two cards that are put away of twelve, by their places. */
export function putAway(
  twelve: readonly Card[],
  [first, second]: [number, number],
): readonly Card[] {
  const one = twelve[first] as Card;
  const rest = twelve.filter((card) => card !== one);
  const checked = discardFrom([one, rest[second] as Card], twelve);
  if (!checked.ok) throw new Error(checked.refusal.code);
  return checked.value;
}
