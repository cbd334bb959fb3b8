import { countCards } from "../solver/layout.ts";
import type { Place, Situation } from "./situation.ts";

/**
 * How likely it is that `place` holds no card of `mask`, as far as the player can tell: from the cards he has not seen
 * and the suits others did not follow. Inference from bids is left to the levels that search.
 */
export function chanceOfNone(situation: Situation, place: Place, mask: number): number {
  const { pool, known, barred, counts, hidden, me } = situation;
  if ((known[place] & mask) !== 0) return 0;
  const asked = mask & pool & ~barred[place];
  if (asked === 0) return 1;
  const other = (3 - place - me) as Place;
  const free = pool & ~barred[place];
  let wanted = counts[place] - countCards(known[place]);
  let among = countCards(free);
  const onlyHis = free & barred[other];
  let chance = 1;
  if (hidden === 0) {
    if ((asked & onlyHis) !== 0) return 0;
    const sure = countCards(onlyHis);
    wanted -= sure;
    among -= sure;
  } else {
    // What the other cannot hold lies here or in the skat.
    const alone = countCards(asked & onlyHis);
    chance = (hidden / (hidden + Math.max(wanted, 0) + 1e-9)) ** alone;
  }
  const shared = countCards(asked & ~onlyHis);
  for (let n = 0; n < shared; n++) {
    if (among - n <= 0) break;
    chance *= Math.max(0, among - wanted - n) / (among - n);
  }
  return chance;
}

/** How likely `place`, still to play, can take the trick from `winning` when `led` was led (bits of cards). */
export function chanceToBeat(
  situation: Situation,
  place: Place,
  led: number,
  winning: number,
): number {
  const { layout } = situation;
  const cardClass = layout.classMask[led] as number;
  const beating = layout.beaters[winning] as number;
  const following = 1 - chanceOfNone(situation, place, beating & cardClass);
  const ruffs = beating & ~cardClass;
  if (ruffs === 0) return following;
  const ruffing =
    chanceOfNone(situation, place, cardClass) * (1 - chanceOfNone(situation, place, ruffs));
  return Math.min(1, following + ruffing);
}
