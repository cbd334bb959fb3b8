import { describe, expect, test } from "vitest";
import type { DeclareCommand, SeatCommand } from "../../shared/table/commands.ts";
import { legalCommands } from "../../shared/table/legal.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { LOW, UNBEATABLE } from "./support/deals.ts";
import { bid, cards, dealt, given, held, passed, taken, when } from "./support/spec.ts";

const start = dealt(UNBEATABLE);
/** Forehand has won the auction at 18. */
const at18 = given(start, passed(1), passed(2), bid(0, 18));
const pickedUp = given(at18, taken(0, "C7 D7"));
const at = (value: number) => given(start, bid(1, value), held(0), passed(1), passed(2));

const declare = (game: string, ...flags: readonly (keyof DeclareCommand)[]): DeclareCommand => ({
  type: "declare",
  game,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});

describe("the skat (RULES.md 4)", () => {
  test("the declarer takes it, and only he, and only once", () => {
    const next = when(at18, 0, { type: "take-skat" }).happens({
      type: "skatTaken",
      seat: 0,
      cards: UNBEATABLE.skat,
    });
    expect(next.state.phase).toBe("declaring");
    expect(next.state.deal?.counts).toEqual([12, 10, 10]);
    when(at18, 1, { type: "take-skat" }).isRefused("NOT_YOUR_TURN");
    when(next, 0, { type: "take-skat" }).isRefused("NOT_NOW");
  });

  test("without it he has to say Hand", () => {
    when(at18, 0, declare("G")).isRefused("MUST_SAY_HAND_OR_PICK_UP");
    when(at18, 0, { ...declare("G"), discard: cards("CJ SJ") }).isRefused(
      "MUST_SAY_HAND_OR_PICK_UP",
    );
    when(at18, 1, declare("G", "hand")).isRefused("NOT_YOUR_TURN");
  });

  test("with it he puts away any two of his twelve", () => {
    const putting = (...discard: ReturnType<typeof cards>[number][]): SeatCommand => ({
      ...declare("C"),
      discard,
    });
    when(pickedUp, 0, putting("C7", "D7")).happens({ type: "declared", discard: ["C7", "D7"] });
    const jacks = when(pickedUp, 0, putting("CJ", "D7")).happens({
      ...{ type: "declared", seat: 0, game: "C", hand: false },
      ...{ schneider: false, schwarz: false, ouvert: false, discard: ["CJ", "D7"] },
    });
    expect(jacks.state.deal?.counts).toEqual([10, 10, 10]);
    expect(jacks.state.deal?.hands[0]).not.toContain("CJ");
    when(pickedUp, 0, declare("C")).isRefused("DISCARD_COUNT");
    when(pickedUp, 0, { ...declare("C"), discard: null }).isRefused("DISCARD_COUNT");
    when(pickedUp, 0, putting("C7")).isRefused("DISCARD_COUNT");
    when(pickedUp, 0, putting("C7", "D7", "CJ")).isRefused("DISCARD_COUNT");
    when(pickedUp, 0, putting("C7", "C7")).isRefused("DISCARD_DUPLICATE");
    when(pickedUp, 0, putting("C7", "SA")).isRefused("DISCARD_NOT_OWNED", { card: "SA" });
  });

  test("in a Hand game nothing is put away", () => {
    when(at18, 0, { ...declare("C", "hand"), discard: cards("CJ SJ") }).isRefused("DISCARD_COUNT");
    when(at18, 0, { ...declare("C", "hand"), discard: null }).happens({
      type: "declared",
      hand: true,
    });
  });
});

describe("announcements (RULES.md 5)", () => {
  const put = { discard: cards("C7 D7") };
  const plain = { hand: false, schneider: false, schwarz: false, ouvert: false };

  test.each(["C", "S", "H", "D", "G"])("%s picked up: no level may be announced", (game) => {
    when(pickedUp, 0, { ...declare(game), ...put }).happens({ type: "declared", game, ...plain });
    const said = (...flags: readonly (keyof DeclareCommand)[]) =>
      when(pickedUp, 0, { ...declare(game, ...flags), ...put });
    said("hand").isRefused("HAND_AFTER_PICKUP");
    said("schneider").isRefused("SCHNEIDER_REQUIRES_HAND");
    said("schwarz").isRefused("SCHWARZ_REQUIRES_HAND");
    said("ouvert").isRefused("OUVERT_REQUIRES_HAND");
  });

  test.each(["C", "S", "H", "D", "G"])("%s Hand: each level implies those below it", (game) => {
    const hand = { type: "declared" as const, game, hand: true } as const;
    const said = (...flags: readonly (keyof DeclareCommand)[]) =>
      when(at18, 0, declare(game, "hand", ...flags));
    const levels = { schneider: true, schwarz: true };
    said().happens({ ...plain, ...hand });
    said("schneider").happens({ ...plain, ...hand, schneider: true });
    said("schwarz").happens({ ...plain, ...hand, ...levels });
    const next = said("ouvert").happens({ ...plain, ...hand, ...levels, ouvert: true });
    // He lays his cards down sorted, and plays from them.
    expect(next.state.deal?.open).toEqual([0]);
    expect(seenBy(next.state, "public").deal?.hands[0]).toEqual(next.state.deal?.hands[0]);
    expect(next.state.deal?.hands[0]?.slice(0, 4)).toEqual(cards("CJ SJ HJ DJ"));
  });

  test("Null: Ouvert with or without the skat, never a level", () => {
    when(at18, 0, declare("N", "hand")).happens({ type: "declared", game: "N", ouvert: false });
    when(at18, 0, declare("N", "hand", "ouvert")).happens({
      type: "declared",
      game: "N",
      ouvert: true,
    });
    const ouvert = when(pickedUp, 0, { ...declare("N", "ouvert"), ...put }).happens({
      ...{ type: "declared", game: "N", hand: false, ouvert: true, schwarz: false },
      // Null's own order: the ten below the jack.
      open: cards("CA CK CQ CJ CT C9 C8 SJ HJ DJ"),
    });
    expect(ouvert.state.deal?.open).toEqual([0]);
    for (const level of ["schneider", "schwarz"] as const) {
      when(at18, 0, declare("N", "hand", level)).isRefused("NULL_HAS_NO_LEVELS");
      when(pickedUp, 0, { ...declare("N", level), ...put }).isRefused("NULL_HAS_NO_LEVELS");
    }
  });

  test("no other game exists", () => {
    for (const game of ["", "R", "Grand"]) {
      when(at18, 0, declare(game, "hand")).isRefused("UNKNOWN_GAME");
    }
  });

  test("only one declaration is made, and nobody else makes it", () => {
    const said = when(at18, 0, declare("G", "hand")).happens({ type: "declared" });
    when(said, 0, declare("G", "hand", "schneider")).isRefused("NOT_NOW");
    when(said, 1, declare("G", "hand")).isRefused("NOT_YOUR_TURN");
  });

  test("a suit game below the bid is not refused: a level may still rescue it", () => {
    when(at(264), 0, declare("D", "hand")).happens({ type: "declared", game: "D" });
  });
});

describe("a Null worth less than the bid (RULES.md 9)", () => {
  test.each([
    // bid, and which of Null 23, Hand 35, Ouvert 46, Ouvert Hand 59 may be declared
    [23, [true, true, true, true]],
    [24, [false, true, true, true]],
    [35, [false, true, true, true]],
    [36, [false, false, true, true]],
    [46, [false, false, true, true]],
    [48, [false, false, false, true]],
    [59, [false, false, false, true]],
    [60, [false, false, false, false]],
  ])("at %i", (value, [plain, hand, ouvert, ouvertHand]) => {
    const skatLeft = at(value);
    const skatTaken = given(skatLeft, taken(0, "C7 D7"));
    const put = { discard: cards("C7 D7") };
    const check = (isAllowed: boolean | undefined, said: ReturnType<typeof when>) =>
      isAllowed
        ? said.happens({ type: "declared", game: "N" })
        : said.isRefused("NULL_BELOW_BID", { bid: value });
    check(plain, when(skatTaken, 0, { ...declare("N"), ...put }));
    check(hand, when(skatLeft, 0, declare("N", "hand")));
    check(ouvert, when(skatTaken, 0, { ...declare("N", "ouvert"), ...put }));
    check(ouvertHand, when(skatLeft, 0, declare("N", "hand", "ouvert")));
    const listed = legalCommands(seenBy(skatTaken.state, 0), 0);
    expect(listed.some((one) => one.type === "declare" && one.game === "N" && !one.ouvert)).toBe(
      plain,
    );
  });

  // Twelve cards with all jacks and the clubs from the ace to the seven: with 11 in Clubs, with 4 elsewhere.
  test.each([
    // taken up?, game chosen, bid -> game, value
    ["the cheapest game by default", true, undefined, 24, "D", 9 * 5],
    ["a game of his choice", true, "H", 24, "H", 10 * 5],
    ["with his matadors", true, "C", 24, "C", 12 * 12],
    ["the smallest multiple that covers the bid", true, "G", 264, "G", 264],
    ["the cheapest that covers a high bid", true, undefined, 100, "H", 100],
    ["Hand carries over", false, "S", 24, "S", 11 * 6],
  ] as const)(
    "given up, it is lost as a suit game or Grand: %s",
    (_, isTaken, game, bidAt, lostAs, value) => {
      const before = isTaken ? given(at(bidAt), taken(0, "C7 D7")) : at(bidAt);
      when(before, 0, { type: "concede", ...(game && { game }), hand: !isTaken }).happens(
        { type: "conceded", seat: 0 },
        {
          type: "dealEnded",
          ending: "impossible-null",
          result: "played",
          settlement: { declarer: 0, game: lostAs, won: false, value, score: -2 * value },
          entries: [-2 * value, 0, 0],
        },
        { type: "dealt" },
      );
    },
  );

  test("nobody else gives it up, and Hand not after picking up", () => {
    when(at(24), 1, { type: "concede", game: "C" }).isRefused("NOT_YOUR_TURN");
    when(given(at(24), taken(0, "C7 D7")), 0, { type: "concede", hand: true }).isRefused(
      "HAND_AFTER_PICKUP",
    );
  });
});

test("a Null that nobody can break is declared with any cards put away", () => {
  const low = given(dealt(LOW), passed(1), passed(2), bid(0, 18), taken(0, "HA H9"));
  when(low, 0, { ...declare("N"), discard: cards("HA H9") }).happens({
    type: "declared",
    game: "N",
  });
});
