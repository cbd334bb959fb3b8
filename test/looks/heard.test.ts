import { expect, test } from "vitest";
import {
  act,
  found,
  nextByPlan,
  opened,
  type Plan,
  playUntil,
  shownTo,
} from "../../web/kit/game.ts";
import { heardBetween } from "../../web/sound/heard.ts";

const PLAN: Plan = { limits: [18, 0, 0], declares: { type: "declare", game: "G" } };

test("each card, each trick, the next deal and one's own turn are heard, what is said is not", () => {
  let game = found(
    (seed) => opened(seed),
    ({ state }) => state.deal?.dealer === 2,
  );
  const heard = new Map<string, number>();
  const auction: string[] = [];
  for (
    let next = nextByPlan(game, PLAN);
    next && game.state.rows.length === 0;
    next = nextByPlan(game, PLAN)
  ) {
    const before = shownTo(game, 0).view;
    game = act(game, next.seat, next.command);
    const sounds = heardBetween(before, shownTo(game, 0).view);
    for (const sound of sounds) heard.set(sound, (heard.get(sound) ?? 0) + 1);
    if (before.state.phase === "bidding") auction.push(...sounds);
  }
  // Thirty cards: twenty of them finish no trick; of the ten tricks the last ends the deal, and the next is dealt.
  expect(heard.get("card")).toBe(20);
  expect(heard.get("trick")).toBe(9);
  expect(heard.get("deal")).toBe(1);
  expect(auction.every((sound) => sound === "turn")).toBe(true);
  expect(heard.get("turn")).toBeGreaterThan(5);
});

test("the same moment twice makes no sound", () => {
  const game = playUntil(opened(3), PLAN, ({ deal }) => (deal?.tricks.length ?? 0) === 2);
  const { view } = shownTo(game, 0);
  expect(heardBetween(view, view)).toEqual([]);
});
