import { describe, expect, it } from "vitest";
import { beliefIn } from "../../shared/bots/belief.ts";
import { packOfBoard, tableFor } from "../../shared/bots/board.ts";
import { choose } from "../../shared/bots/choose.ts";
import { packMask } from "../../shared/bots/masks.ts";
import { inTurn, playCard, replay, resumePlay, seenFrom } from "../../shared/bots/play-out.ts";
import { explainedBy } from "../../shared/bots/reading-play.ts";
import { seeded } from "../../shared/bots/seeded.ts";
import { type Situation, situationOf } from "../../shared/bots/situation.ts";
import { sampleWorld, type World } from "../../shared/bots/worlds.ts";
import { othersOf, type Seat } from "../../shared/skat/seats.ts";
import { toLayout } from "../../shared/solver/layout.ts";
import type { TableState } from "../../shared/table/state.ts";
import { give, seatInTurn, viewFor } from "./support.ts";

interface Moment {
  readonly situation: Situation;
  /** How the cards really lie. */
  readonly world: World;
}

/** Every card that is to be played over some deals, with the cards as they lie. */
function moments(boards: number): Moment[] {
  const found: Moment[] = [];
  for (let board = 0; board < boards; board++) {
    let state = tableFor(packOfBoard(61, board), (board % 3) as Seat, 3);
    for (let seat = seatInTurn(state); seat !== null; seat = seatInTurn(state)) {
      const view = viewFor(state, seat);
      const situation = situationOf(view);
      const world = situation && worldIn(state, situation);
      if (situation && world) found.push({ situation, world });
      state = give(state, seat, choose(view, { level: "instant" }));
    }
  }
  return found;
}

function worldIn({ deal }: TableState, situation: Situation): World | null {
  if (!deal || deal.declarer === null) return null;
  const { layout, me, contract } = situation;
  const seats = [deal.declarer, ...othersOf(deal.declarer, deal)];
  const at = (place: number): number =>
    toLayout(packMask(deal.hands[seats[place] as Seat] ?? []), layout);
  const knowsAside = me === 0 && !contract.hand;
  const aside = toLayout(packMask(deal.discard ?? deal.skat ?? []), layout);
  return { hands: [at(0), at(1), at(2)], skat: knowsAside ? 0 : aside };
}

const all = moments(30);

describe("a deal played on in the head", () => {
  it("stands as the player sees it at the table", () => {
    for (const { situation, world } of all) {
      const seen = seenFrom(resumePlay(situation, world), situation.me);
      // Whether a bid needs a Schneider is told to nobody while playing on.
      expect(seen).toEqual({ ...situation, needsSchneider: false });
    }
    expect(all.length).toBeGreaterThan(600);
    expect(new Set(all.map(({ situation }) => situation.contract.game)).size).toBeGreaterThan(3);
  });

  it("comes to the same from its first card on", () => {
    for (const { situation, world } of all) {
      const play = replay(situation, world);
      for (const { cards } of situation.past) for (const card of cards) playCard(play, card);
      for (const card of situation.trick) playCard(play, card);
      expect(inTurn(play)).toBe(situation.me);
      expect(play).toEqual(resumePlay(situation, world));
    }
  });
});

/** How often the cards as they lie are told to be likelier than others that fit, and how often less likely. */
function told(
  moments: readonly Moment[],
  likelihood: (situation: Situation, world: World) => number,
): { readonly better: number; readonly worse: number } {
  const random = seeded(8);
  let [better, worse] = [0, 0];
  for (const { situation, world } of moments) {
    const other = sampleWorld(situation, random);
    if (!other) continue;
    const [own, made] = [likelihood(situation, world), likelihood(situation, other)];
    if (own > made) better++;
    if (own < made) worse++;
  }
  return { better, worse };
}

describe("what the declarer's game tells", () => {
  it("speaks for the cards as they lie more than for others that fit", () => {
    const defending = all.filter(({ situation }) => situation.me !== 0);
    const { better, worse } = told(defending, beliefIn);
    expect(better).toBeGreaterThan(5 * worse);
  });
});

describe("what the cards played tell", () => {
  it("speaks for the cards as they lie more than for others that fit", () => {
    const later = all.filter(({ situation }) => situation.past.length > 2);
    const { better, worse } = told(later, explainedBy);
    expect(better).toBeGreaterThan(2 * worse);
  });

  it("is nothing before anybody else has played", () => {
    const leads = all.filter(
      ({ situation }) => situation.past.length + situation.trick.length === 0,
    );
    expect(leads.length).toBeGreaterThan(10);
    for (const { situation, world } of leads) expect(explainedBy(situation, world)).toBeCloseTo(0);
  });
});
