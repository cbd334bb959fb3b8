import { describe, expect, test } from "vitest";
import { type Card, PACK } from "../../shared/skat/cards.ts";
import type { PointGame } from "../../shared/skat/games.ts";
import { matadors } from "../../shared/skat/matadors.ts";
import { sortedFor } from "../../shared/skat/order.ts";
import { winningPlace } from "../../shared/skat/trick.ts";
import type { Block, Section } from "../../web/guide/block.ts";
import { HABITS } from "../../web/guide/pages/habits.ts";
import { LEARN } from "../../web/guide/pages/learn.ts";
import { LOOK_UP } from "../../web/guide/pages/look-up.ts";
import { settled } from "../../web/guide/settled.ts";

// What the texts say beside the pictures, checked by hand against the rules.

const BLOCKS: readonly Block[] = [LEARN, LOOK_UP, HABITS].flatMap((page: readonly Section[]) =>
  page.flatMap(({ blocks }) => blocks),
);

function cardsOf(text: string): readonly Card[] {
  const block = BLOCKS.find((each) => each.kind === "cards" && each.text === text);
  return block?.kind === "cards" ? block.cards : [];
}

test.each([
  ["tricks.ace", "CA"],
  ["tricks.off", "SA"],
  ["trumps.ruff", "H7"],
  ["following.jack", "HJ"],
  ["declaring.throw.trick", "CQ"],
  ["defending.smear.trick", "CA"],
])("the trick of %s goes to %s", (text, winner) => {
  const block = BLOCKS.find((each) => each.kind === "trick" && each.text === text);
  if (block?.kind !== "trick") throw new Error("no such trick");
  expect(block.cards[winningPlace(block.cards, block.game)]).toBe(winner);
});

test.each<[string, PointGame, number]>([
  ["value.with", "H", 2],
  ["value.without", "D", -2],
  ["matadors.with", "H", 2],
  ["matadors.without", "H", -2],
  ["matadors.many", "C", 6],
  ["bidding.good", "S", 1],
  ["bidding.grand.cards", "G", 1],
])("%s shows the matadors it speaks of", (text, game, count) => {
  expect(matadors(cardsOf(text), game)).toBe(count);
});

test("the trumps of Hearts and the cards of Null stand in their order", () => {
  expect(cardsOf("trumps.all")).toEqual(sortedFor(cardsOf("trumps.all"), "H"));
  expect(cardsOf("trumps.all")).toHaveLength(11);
  expect(cardsOf("null.order")).toEqual(sortedFor(cardsOf("null.order"), "N"));
});

test.each(["bidding.good", "bidding.thin", "bidding.grand.cards", "bidding.null.cards"])(
  "%s is a hand of ten cards",
  (text) => {
    expect(new Set(cardsOf(text)).size).toBe(10);
    expect(PACK).toEqual(expect.arrayContaining([...cardsOf(text)]));
  },
);

describe("examples", () => {
  test.each([
    ["value.example", 30, true],
    ["score.lost", -60, false],
    ["bid.example", 44, true],
    // Spades Hand with three, Schneider announced and missed: 3 + game + Hand + Schneider + announced = 7 x 11.
    ["announcements.example", -154, false],
    // RULES.md 10: with two, 30 < 33, so 40, doubled.
    ["overbid.example", -80, false],
  ])("%s is written as %i", (text, score, won) => {
    const block = BLOCKS.find((each) => each.kind === "example" && each.text === text);
    if (block?.kind !== "example") throw new Error("no such example");
    const { settlement } = settled(block.example);
    expect(settlement).toMatchObject({ score, won });
    expect(new Set(block.example.twelve).size).toBe(12);
  });

  test("only overbid.example is overbid", () => {
    const overbid = BLOCKS.flatMap((each) =>
      each.kind === "example" && settled(each.example).settlement.overbid ? [each.text] : [],
    );
    expect(overbid).toEqual(["overbid.example"]);
  });
});
