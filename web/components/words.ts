import { type Card, rankOf, suitOf } from "../../shared/skat/cards.ts";
import type { Contract } from "../../shared/skat/games.ts";
import type { CardClass } from "../../shared/skat/order.ts";
import { t } from "../messages/messages.ts";

/** "ten of hearts" */
export function cardName(card: Card): string {
  return t("card.name", { rank: rankOf(card), suit: suitOf(card) });
}

/** "ten of hearts, jack of clubs" */
export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(", ");
}

/** Why another card cannot be played: "follow hearts". */
export function mustFollow(led: CardClass): string {
  return t("play.follow", { led });
}

/** "Hearts Hand, Schneider announced" */
export function contractName(contract: Contract): string {
  const { game, hand, schneider, schwarz, ouvert } = contract;
  const name = t("game.name", { game });
  const words = [name, hand ? t("game.hand") : "", ouvert ? t("game.ouvert") : ""];
  const said = words.filter((word) => word !== "").join(" ");
  if (ouvert || game === "N") return said;
  if (schwarz) return `${said}, ${t("game.schwarzAnnounced")}`;
  return schneider ? `${said}, ${t("game.schneiderAnnounced")}` : said;
}

/** A number as it stands on a score sheet: +30, -60 with a real minus, 0. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : plain(points);
}

/** A sum: 30, -60 with a real minus. */
export function plain(points: number): string {
  return points < 0 ? `\u2212${-points}` : `${points}`;
}
