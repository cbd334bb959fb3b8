import type { Card } from "./cards.ts";
import type { Game } from "./games.ts";
import { classOf } from "./order.ts";
import { accepted, type Result } from "./refusal.ts";
import { type RuleRefusalCode, refused } from "./rule-refusals.ts";
import { classLed, type Play } from "./trick.ts";

/** Whether `card` may be played from `hand` to `trick`; refuses `CARD_NOT_IN_HAND` and `MUST_FOLLOW`. */
export function checkPlay(
  hand: readonly Card[],
  trick: readonly Play[],
  game: Game,
  card: Card,
): Result<Card, RuleRefusalCode> {
  if (!hand.includes(card)) return refused("CARD_NOT_IN_HAND", { card });
  const led = classLed(trick, game);
  if (
    led !== null &&
    classOf(card, game) !== led &&
    hand.some((own) => classOf(own, game) === led)
  ) {
    return refused("MUST_FOLLOW", { card, led });
  }
  return accepted(card);
}
