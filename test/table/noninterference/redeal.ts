import type { Card } from "../../../shared/skat/cards.ts";
import { classOf } from "../../../shared/skat/order.ts";
import { activeSeats, type Seat } from "../../../shared/skat/seats.ts";
import { playsOf } from "../../../shared/skat/trick.ts";
import { voidsShown } from "../../../shared/table/claiming.ts";
import { seenBy } from "../../../shared/table/seen.ts";
import { isPlayed } from "../../../shared/table/standing.ts";
import type { DealState, TableState } from "../../../shared/table/state.ts";
import type { Viewer } from "../../../shared/table/view.ts";
import { packOf } from "./pack.ts";
import type { Random } from "./random.ts";

/** The same deal as far as one viewer knows, with everything else dealt anew. */
export interface Redealt {
  /** Which deal it is, counted from 1 among all dealt at the table. */
  readonly k: number;
  readonly pack: readonly Card[];
  /** What the declarer puts away in the new deal, where the viewer cannot know. */
  readonly discard: readonly Card[] | null;
  /** Whether any hidden card lies elsewhere than before, and not only in another order. */
  readonly differs: boolean;
}

/** A place where hidden cards lie, and what cannot lie there. */
interface Place {
  readonly of: Seat | "table";
  readonly count: number;
  readonly mayHold: (card: Card) => boolean;
}

const TRIES = 60;

/**
 * Deals the cards that `viewer` cannot see anew, so that everything that happened openly could have happened just the same:
 * every card played stays with who played it, and nobody gets a card that he should have followed with. Null if there is
 * no other way the cards can lie, or none was found.
 */
export function redeal(state: TableState, viewer: Viewer, random: Random): Redealt | null {
  const { deal } = state;
  const seen = seenBy(state, viewer).deal;
  if (!deal || !seen) return null;
  const seats = activeSeats(deal);
  const hiddenSeats = seats.filter((seat) => !seen.hands[seat]);
  const onTable = hiddenOnTable(deal, viewer);
  const places: Place[] = hiddenSeats.map((seat) => placeOf(deal, seat));
  if (onTable.length > 0) places.push({ of: "table", count: onTable.length, mayHold: () => true });
  const pool = [...hiddenSeats.flatMap((seat) => deal.hands[seat] ?? []), ...onTable];
  const found = distribute(pool, places, random);
  if (!found) return null;
  const table = found.get("table");
  const handOf = (seat: Seat) => found.get(seat) ?? deal.hands[seat] ?? [];
  const differs = hiddenSeats.some((seat) =>
    (deal.hands[seat] ?? []).some((card) => !found.get(seat)?.includes(card)),
  );
  return { ...dealAgain(deal, viewer, handOf, table ?? null, random), differs };
}

/** The two cards that lie face down for this viewer: the skat, or what the declarer put away. */
function hiddenOnTable(deal: DealState, viewer: Viewer): readonly Card[] {
  if (!deal.pickedUp) return deal.skat ?? [];
  return viewer === deal.declarer ? [] : (deal.discard ?? []);
}

function placeOf(deal: DealState, seat: Seat): Place {
  const count = deal.hands[seat]?.length ?? 0;
  if (!isPlayed(deal)) return { of: seat, count, mayHold: () => true };
  const voids = voidsShown(deal, seat);
  return { of: seat, count, mayHold: (card) => !voids.includes(classOf(card, deal.contract.game)) };
}

function distribute(
  pool: readonly Card[],
  places: readonly Place[],
  random: Random,
): Map<Seat | "table", readonly Card[]> | null {
  const strictestFirst = [...places].sort(
    (a, b) => pool.filter(a.mayHold).length - pool.filter(b.mayHold).length,
  );
  for (let attempt = 0; attempt < TRIES; attempt++) {
    let left = random.shuffled(pool);
    const found = new Map<Seat | "table", readonly Card[]>();
    for (const { of, count, mayHold } of strictestFirst) {
      const cards = left.filter(mayHold).slice(0, count);
      if (cards.length < count) break;
      found.set(of, cards);
      left = left.filter((card) => !cards.includes(card));
    }
    if (found.size === places.length) return found;
  }
  return null;
}

function dealAgain(
  deal: DealState,
  viewer: Viewer,
  handOf: (seat: Seat) => readonly Card[],
  table: readonly Card[] | null,
  random: Random,
): Omit<Redealt, "differs"> {
  const played = playedBySeat(deal);
  let skat = deal.pickedUp ? (deal.skat ?? []) : (table ?? deal.skat ?? []);
  const dealt = activeSeats(deal).map((seat): readonly Card[] => {
    if (seat === viewer) return deal.dealt[seat] ?? [];
    const cards = [...(played.get(seat) ?? []), ...handOf(seat)];
    if (seat !== deal.declarer || !deal.pickedUp) return random.shuffled(cards);
    // Nobody else knows which of his twelve cards the declarer was dealt and which lay in the skat.
    const twelve = random.shuffled([...cards, ...(table ?? deal.discard ?? [])]);
    skat = twelve.slice(10);
    return twelve.slice(0, 10);
  });
  const [forehand = [], middlehand = [], rearhand = []] = dealt;
  const isHidden = deal.pickedUp && viewer !== deal.declarer;
  const pack = packOf({ forehand, middlehand, rearhand, skat });
  return { k: deal.k, pack, discard: isHidden ? table : null };
}

function playedBySeat(deal: DealState): ReadonlyMap<Seat, readonly Card[]> {
  const played = new Map<Seat, Card[]>();
  if (!isPlayed(deal)) return played;
  const plays = [...deal.tricks.flatMap((trick) => playsOf(trick, deal)), ...deal.trick];
  for (const { seat, card } of plays) played.set(seat, [...(played.get(seat) ?? []), card]);
  return played;
}
