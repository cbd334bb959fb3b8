import type { Card } from "../../shared/skat/cards.ts";
import type { Game } from "../../shared/skat/games.ts";
import { type CardClass, classOf } from "../../shared/skat/order.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { type Play, playsOf } from "../../shared/skat/trick.ts";
import type { SeatCommand, SeatCommandType } from "../../shared/table/commands.ts";
import type { DealView, SeatView } from "../../shared/table/view.ts";
import { t } from "../messages/messages.ts";

/** Where a seat is drawn: the viewer below, the others clockwise from the left. */
export type Place = "bottom" | "left" | "top" | "right";

const PLACES: Readonly<Record<3 | 4, readonly Place[]>> = {
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
};

/** The viewer's seat, or null for a spectator. */
export function ownSeat(view: SeatView): Seat | null {
  return view.viewer === "public" ? null : view.viewer;
}

/** Every seat with its place, from the viewer (or seat 0) clockwise. */
export function placesOf(view: SeatView): readonly { seat: Seat; place: Place }[] {
  const { players } = view.state.rules;
  const first = ownSeat(view) ?? 0;
  return PLACES[players].map((place, step) => ({
    seat: ((first + step) % players) as Seat,
    place,
  }));
}

export function placeOf(view: SeatView, seat: Seat): Place {
  return placesOf(view).find((each) => each.seat === seat)?.place ?? "bottom";
}

/** A player's name; an empty chair and somebody whose name was erased have one too. */
export function nameOf(view: SeatView, seat: Seat): string {
  const player = view.state.players.find((each) => each.seat === seat);
  if (!player) return t("seat.empty");
  // Bots bear no names of their own; two called alike could not be told apart.
  const isAlone = !view.state.players.some((each) => each !== player && each.name === player.name);
  if (player.name !== "" && (isAlone || player.kind === "human")) return player.name;
  return player.kind === "bot" ? t("seat.bot", { n: seat + 1 }) : t("seat.former");
}

/** The first command of a type that the viewer may give now. */
export function legalCommand<Type extends SeatCommandType>(
  view: SeatView,
  type: Type,
): Extract<SeatCommand, { type: Type }> | undefined {
  return view.legal.find(
    (command): command is Extract<SeatCommand, { type: Type }> => command.type === type,
  );
}

export function isToAct(view: SeatView): boolean {
  const own = ownSeat(view);
  return own !== null && (view.state.deal?.toAct.includes(own) ?? false);
}

/** The trick that lies on the table, and who has won it if it is complete. */
export interface LyingTrick {
  readonly plays: readonly Play[];
  readonly winner: Seat | null;
}

/** A trick stays until its winner leads; `putAside` tells how many the viewer has put aside by a tap. */
export function lyingTrick(
  deal: Pick<DealView, "trick" | "tricks" | "forehand" | "middlehand" | "rearhand">,
  putAside: number,
): LyingTrick | null {
  if (deal.trick.length > 0) return { plays: deal.trick, winner: null };
  const last = deal.tricks.at(-1);
  if (!last || deal.tricks.length <= putAside) return null;
  return { plays: playsOf(last, deal), winner: last.winner };
}

/** What the viewer's hand is sorted by until a game is declared: jacks first, then the suits. */
export const ORDER_BEFORE_DECLARING: Game = "G";

/** The class led, if the viewer holds a card of it and so has to follow. */
export function classToFollow(view: SeatView): CardClass | null {
  const { deal } = view.state;
  const lead = deal?.trick[0];
  if (!deal?.contract || !lead) return null;
  const { game } = deal.contract;
  const led = classOf(lead.card, game);
  return view.hand.some((card) => classOf(card, game) === led) ? led : null;
}

/** The cards that may be played now; null when the viewer is not to play a card. */
export function playable(view: SeatView): ReadonlySet<Card> | null {
  const cards = view.legal.flatMap((command) => (command.type === "play" ? [command.card] : []));
  return cards.length > 0 ? new Set(cards) : null;
}
