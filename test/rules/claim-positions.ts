import fc from "fast-check";
import { type Card, PACK, pointsOf } from "../../shared/skat/cards.ts";
import type { ClaimGoal, ClaimView } from "../../shared/skat/claim-view.ts";
import { GAMES, type Game } from "../../shared/skat/games.ts";
import { type CardClass, classesOf, classOf, strengthOf } from "../../shared/skat/order.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { legalCards } from "../../shared/skat/trick.ts";
import { afterCard, turnIn } from "./claim-worlds.ts";

/** Last tricks as they may come up, with the claimant holding good cards more often than chance would have it. */
export interface ClaimCase {
  readonly view: ClaimView;
  readonly goal: ClaimGoal;
}

interface Draw {
  readonly pack: readonly Card[];
  readonly game: Game;
  readonly size: number;
  readonly goalType: ClaimGoal["type"];
  readonly share: number;
  readonly favour: number;
  readonly declarer: Seat;
  readonly leader: Seat;
  readonly played: readonly number[];
  readonly skatUnknown: boolean;
  readonly open: readonly boolean[];
  readonly voidsShown: readonly boolean[];
}

/** Random positions of `sizes` cards a hand, seat 0 claiming. */
export function claimCases(sizes: { min: number; max: number }): fc.Arbitrary<ClaimCase> {
  return fc
    .record({
      pack: fc.shuffledSubarray([...PACK], { minLength: 32, maxLength: 32 }),
      game: fc.constantFrom(...GAMES),
      size: fc.integer(sizes),
      goalType: fc.constantFrom<ClaimGoal["type"]>("points", "declarer-all", "declarer-none"),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      favour: fc.integer({ min: 0, max: 6 }),
      declarer: fc.constantFrom<Seat>(0, 0, 1, 2),
      leader: fc.constantFrom<Seat>(0, 0, 1, 2),
      played: fc.array(fc.nat(9), { maxLength: 2 }),
      skatUnknown: fc.boolean(),
      open: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
      voidsShown: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    })
    .map(caseOf);
}

function caseOf(draw: Draw): ClaimCase {
  const { game, size, goalType } = draw;
  const wanted = goalType === "declarer-none" && draw.declarer === 0 ? -1 : 1;
  const rank = (card: Card): number =>
    wanted * (strengthOf(card, game) + (classOf(card, game) === "trump" ? 20 : 0));
  const first = draw.pack.slice(0, size + draw.favour).sort((a, b) => rank(b) - rank(a));
  const hand = first.slice(0, size);
  const rest = [...first.slice(size), ...draw.pack.slice(size + draw.favour)];
  const hands = [hand, rest.slice(0, size), rest.slice(size, 2 * size)];
  const skat = rest.slice(2 * size, 2 * size + 2);
  const live = pointsOf(hands.flat());
  const goal: ClaimGoal =
    goalType === "points"
      ? { type: "points", defendersAtMost: Math.floor(draw.share * live) }
      : { type: goalType };
  return playInto(draw, startView(draw, hands, skat), goal, hands);
}

/** One of the two others shows his hand at most; voids are those he really has. */
function startView(draw: Draw, hands: readonly Card[][], skat: readonly Card[]): ClaimView {
  const { game, open, voidsShown } = draw;
  const other = (seat: 1 | 2) => {
    const cards = hands[seat] as Card[];
    const held = new Set<CardClass>(cards.map((card) => classOf(card, game)));
    const voids = classesOf(game).filter(
      (one, n) => !held.has(one) && voidsShown[n + 5 * (seat - 1)] === true,
    );
    const shown = open[0] === true && open[seat] === true;
    return { seat, count: cards.length, known: shown ? cards : [], voids };
  };
  const others = [other(1), other(2)] as const;
  const hidden = others.flatMap((one, n) => (one.known.length > 0 ? [] : (hands[n + 1] as Card[])));
  return {
    game,
    declarer: draw.declarer,
    claimant: 0,
    hand: hands[0] as Card[],
    others,
    unseen: draw.skatUnknown ? [...hidden, ...skat] : hidden,
    leader: draw.leader,
    trick: [],
  };
}

/** Plays the first cards of the trick from the true hands. */
function playInto(draw: Draw, start: ClaimView, goal: ClaimGoal, hands: Card[][]): ClaimCase {
  let now: ClaimCase = { view: start, goal };
  for (const pick of draw.played) {
    const { view } = now;
    const hand = hands[turnIn(view)] as Card[];
    const legal = legalCards(hand, view.trick, view.game);
    const card = legal[pick % legal.length] as Card;
    const next = afterCard(view, goal, card);
    if (!next) break;
    now = next;
  }
  return now;
}
