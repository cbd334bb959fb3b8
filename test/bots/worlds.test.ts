import { describe, expect, it } from "vitest";
import { packOfBoard, tableFor } from "../../shared/bots/board.ts";
import { choose } from "../../shared/bots/choose.ts";
import { bitsOf } from "../../shared/bots/masks.ts";
import { seeded } from "../../shared/bots/seeded.ts";
import { type Situation, situationOf } from "../../shared/bots/situation.ts";
import { everyWorld, sampleWorld, type World } from "../../shared/bots/worlds.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { give, seatInTurn, viewFor } from "./support.ts";

/** Every situation a card is played from over some deals. */
function situations(boards: number): Situation[] {
  const found: Situation[] = [];
  for (let board = 0; board < boards; board++) {
    let state = tableFor(packOfBoard(60, board), (board % 3) as Seat, 3);
    for (let seat = seatInTurn(state); seat !== null; seat = seatInTurn(state)) {
      const view = viewFor(state, seat);
      const situation = situationOf(view);
      if (situation) found.push(situation);
      state = give(state, seat, choose(view, { level: "instant" }));
    }
  }
  return found;
}

function fits(situation: Situation, { hands, skat }: World): boolean {
  const { me, hand, pool, known, barred, counts, hidden } = situation;
  const sizes = [0, 1, 2].every((place) => bitsOf(hands[place] ?? 0).length === counts[place]);
  const voids = [0, 1, 2].every(
    (place) =>
      place === me || ((hands[place] ?? 0) & (barred[place] ?? 0) & ~(known[place] ?? 0)) === 0,
  );
  const all = (hands[0] | hands[1] | hands[2] | skat) >>> 0;
  const cards = [...hands, skat].reduce((sum, mask) => sum + bitsOf(mask).length, 0);
  const whole = (hand | pool | known[0] | known[1] | known[2]) >>> 0;
  return (
    sizes &&
    voids &&
    all === whole &&
    cards === bitsOf(all).length &&
    bitsOf(skat).length === hidden
  );
}

describe("worlds", () => {
  const seen = situations(25);
  const random = seeded(3);

  it("fit the hands, the suits not followed and the open cards", () => {
    for (const situation of seen) {
      const world = sampleWorld(situation, random);
      expect(world).not.toBeNull();
      if (world) expect(fits(situation, world)).toBe(true);
    }
    expect(seen.length).toBeGreaterThan(500);
  });

  it("are all listed when they are few, each once, and the sampled ones are among them", () => {
    let listed = 0;
    for (const situation of seen) {
      const worlds = everyWorld(situation, 300);
      if (!worlds) continue;
      listed++;
      const names = new Set(worlds.map((world) => [...world.hands, world.skat].join()));
      expect(names.size).toBe(worlds.length);
      expect(worlds.every((world) => fits(situation, world))).toBe(true);
      const drawn = sampleWorld(situation, random);
      if (drawn) expect(names.has([...drawn.hands, drawn.skat].join())).toBe(true);
    }
    expect(listed).toBeGreaterThan(100);
  });

  it("count what combinatorics says where nobody has shown a void", () => {
    const choose2 = (n: number, k: number): number =>
      k === 0 ? 1 : (choose2(n - 1, k - 1) * n) / k;
    const free = seen.filter(
      ({ barred, known, counts, me }) =>
        barred.every((mask, place) => place === me || mask === 0) &&
        known.every((mask) => mask === 0) &&
        counts[me] <= 5,
    );
    for (const situation of free) {
      const { me, counts, hidden, pool } = situation;
      const [a] = ([0, 1, 2] as const).filter((place) => place !== me);
      const all = bitsOf(pool).length;
      const wanted = choose2(all, hidden) * choose2(all - hidden, counts[a as 0 | 1 | 2]);
      if (wanted > 5000) continue;
      expect(everyWorld(situation, 5000)?.length).toBe(wanted);
    }
  });
});
