import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Analysis,
  type AnalysisEffort,
  analyseAtOnce,
} from "../../shared/analysis/analyse.ts";
import { courseOf, seatsFrom } from "../../shared/analysis/course.ts";
import { knownVerdict } from "../../shared/analysis/known.ts";
import { flipsOf } from "../../shared/bots/flips.ts";
import { packMask } from "../../shared/bots/masks.ts";
import { seeded } from "../../shared/bots/seeded.ts";
import type { Place } from "../../shared/bots/situation.ts";
import { cardIndex } from "../../shared/skat/cards.ts";
import { createSolver } from "../../shared/solver/solver.ts";
import { standingOf } from "../../shared/table/standing.ts";
import { redealt } from "../bots/support.ts";
import { XSKAT_GAMES, type XskatGame } from "../rules/fixtures.ts";
import { plainPoints, plainTricks } from "../solver/plain.ts";
import { dealOfXskat } from "./support.ts";

/** Open cards only: what is sampled is another matter. */
const OPEN: AnalysisEffort = {
  known: { worlds: 1, drawnPerWorld: 1, nodes: 1 },
  discard: { deals: 1, candidates: 0, nodes: 4_000_000 },
};

/** A few games of each kind, Hand and Ouvert among them. */
const GAMES: readonly XskatGame[] = ["C", "S", "H", "D", "G", "N"].flatMap((kind) => {
  const all = XSKAT_GAMES.filter(({ game }) => game === kind);
  return [...all.slice(0, 3), ...all.filter(({ hand }) => hand).slice(0, 1)];
});

const ANALYSED: readonly { readonly game: XskatGame; readonly analysis: Analysis }[] = GAMES.map(
  (game) => ({ game, analysis: analyseAtOnce(dealOfXskat(game), OPEN) }),
);

describe("with open cards", () => {
  it("a card can only lose for its own side, and the next begins where it ended", () => {
    for (const { game, analysis } of ANALYSED) {
      for (const [n, { open, seat }] of analysis.cards.entries()) {
        const gain =
          (open.after.points ?? Number(open.after.won)) -
          (open.before.points ?? Number(open.before.won));
        const sign = seat === analysis.declarer ? 1 : -1;
        expect(sign * gain, `${game.id} card ${n}`).toBeLessThanOrEqual(0);
        const next = analysis.cards[n + 1];
        if (next) expect(next.open.before).toEqual(open.after);
      }
    }
  });

  it("the last card leaves what the game came to", () => {
    for (const { game, analysis } of ANALYSED) {
      const last = analysis.cards.at(-1)?.open.after;
      if (game.game !== "N" && game.plays.length === 30)
        expect(last?.points).toBe(game.expect.points);
      if (analysis.aim?.kind !== "out-of-reach") expect(last?.won, game.id).toBe(game.expect.won);
    }
  });

  it("the cards that turn it are those flipsOf counts", () => {
    for (const { game, analysis } of ANALYSED) {
      const [first] = courseOf(dealOfXskat(game))?.cards ?? [];
      if (!first || (analysis.aim?.kind === "points" && analysis.aim.points !== 61)) continue;
      const { deal } = first;
      const seats = seatsFrom(deal);
      const hands = seats.map((seat) => packMask(deal.hands[seat] ?? [])) as [
        number,
        number,
        number,
      ];
      const flips = flipsOf({
        game: game.game,
        hands,
        aside: packMask(game.discard),
        leader: seats.indexOf(deal.leader) as Place,
        plays: analysis.cards.map(({ card }) => cardIndex(card)),
      });
      const turned = (isOwn: boolean): number =>
        analysis.losses
          .filter(({ seat }) => (seat === analysis.declarer) === isOwn)
          .reduce((sum, loss) => sum + loss.turned, 0);
      expect({ declarer: turned(true), defenders: turned(false) }, game.id).toEqual(flips);
    }
  });

  it("values and best cards of the last four tricks are those of plain minimax", () => {
    for (const { game } of ANALYSED) {
      const course = courseOf(dealOfXskat(game));
      const analysis = ANALYSED.find((each) => each.game === game)?.analysis;
      for (const [n, { deal, event }] of (course?.cards ?? []).entries()) {
        if (deal.tricks.length < 6) continue;
        const seats = seatsFrom(deal);
        const place = (seat: number) => seats.indexOf(seat as 0) as 0 | 1 | 2;
        const position = {
          game: game.game,
          declarer: 0 as const,
          leader: place(deal.leader),
          hands: seats.map((seat) => deal.hands[seat] ?? []) as unknown as [never, never, never],
          trick: deal.trick.map(({ seat, card }) => ({ seat: place(seat), card })),
        };
        const before = analysis?.cards[n]?.open.before;
        const { points, tricks } = standingOf(deal, deal.auction.bid);
        if (game.game === "N") {
          expect(before?.won).toBe(tricks + plainTricks(position, "fewest") === 0);
        } else {
          expect(before?.points, `${game.id} ${event.card}`).toBe(points + plainPoints(position));
        }
      }
    }
  });

  it("a best card never changes the value", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: ANALYSED.length - 1 }), fc.nat(), (n, at) => {
        const { game, analysis } = ANALYSED[n] as (typeof ANALYSED)[number];
        const judged = analysis.cards[at % analysis.cards.length];
        if (!judged) return;
        const { bestCards, before } = judged.open;
        expect(bestCards.length).toBeGreaterThan(0);
        const isPlayedBest = bestCards.includes(judged.card);
        const kept = before.points === null ? before.won : before.points;
        const { after } = judged.open;
        expect((after.points === null ? after.won : after.points) === kept, game.id).toBe(
          isPlayedBest,
        );
      }),
      { seed: 20_261_130, numRuns: 400 },
    );
  });
});

describe("given what a player could know", () => {
  const effort = { worlds: 12, drawnPerWorld: 3, nodes: 60_000 };

  it("the verdict does not depend on a card he could not see", () => {
    const random = seeded(5);
    let compared = 0;
    for (const game of GAMES.slice(0, 12)) {
      const course = courseOf(dealOfXskat(game));
      for (const played of (course?.cards ?? []).filter((_, n) => n % 7 === 3)) {
        const other = redealt(played.before, played.event.seat, random);
        if (!other) continue;
        const judge = (before: typeof other) =>
          knownVerdict(createSolver(game.game), { ...played, before }, effort, 1);
        expect(judge(other), game.id).toEqual(judge(played.before));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(30);
  });

  it("no card beats the best, and a choice of one is not judged", () => {
    const [game] = GAMES as [XskatGame];
    const analysis = analyseAtOnce(dealOfXskat(game), { ...OPEN, known: effort });
    for (const { known, isForced } of analysis.cards) {
      expect(known === null || known.played <= known.best).toBe(true);
      if (isForced) expect(known).toBeNull();
    }
    expect(analysis.cards.some(({ known }) => known !== null)).toBe(true);
  });

  it("the same seed gives the same analysis, deal after deal", () => {
    const [first, second] = [
      dealOfXskat(GAMES[0] as XskatGame),
      dealOfXskat(GAMES[5] as XskatGame),
    ];
    const all = { known: effort, discard: { deals: 4, candidates: 2, nodes: 4_000_000 } };
    const before = analyseAtOnce(first, all, 9);
    analyseAtOnce(second, all, 9);
    expect(analyseAtOnce(first, all, 9)).toEqual(before);
  });
});
