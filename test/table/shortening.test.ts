import { describe, expect, test } from "vitest";
import { legalCommands } from "../../shared/table/legal.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { toAct } from "../../shared/table/to-act.ts";
import { fromTheTop, LOW, UNBEATABLE } from "./support/deals.ts";
import {
  bid,
  dealt,
  declared,
  given,
  havingDone,
  held,
  passed,
  played,
  when,
} from "./support/spec.ts";

const start = dealt(UNBEATABLE);
const forehandAt18 = [passed(1), passed(2), bid(0, 18)];
const middlehandAt18 = [bid(1, 18), passed(0), passed(2)];
/** Forehand plays Grand Hand with 4 and cannot lose a trick: without levels 6 x 24 = 144. */
const grand = given(start, forehandAt18, declared(0, "GH"));
const claim = { type: "claim" } as const;
const concede = { type: "concede" } as const;
const yes = { type: "answer", accept: true } as const;
const no = { type: "answer", accept: false } as const;
const ended = (fields: Readonly<Record<string, unknown>>) => ({
  type: "dealEnded" as const,
  ...fields,
});
const asked = { type: "claimed" as const, proved: false };
const shown = { type: "handShown" as const };
const next = { type: "dealt" as const };

describe("the declarer claims (RULES.md 15)", () => {
  test("proved in the last five tricks: settled at once, and no level counts that was not demanded", () => {
    when(given(grand, fromTheTop(5)), 0, claim).happens(
      { type: "handShown", seat: 0, cards: ["CT", "CK", "CQ", "C9", "C8"] },
      { type: "claimed", seat: 0, proved: true },
      ended({
        ending: "claim",
        settlement: { won: true, value: 144, counted: { schneider: false, schwarz: false } },
        entries: [144, 0, 0],
      }),
      next,
    );
  });

  test.each([
    ["schneider", 168],
    ["schwarz", 192],
  ] as const)("%s demanded and proved counts", (level, value) => {
    when(given(grand, fromTheTop(5)), 0, { type: "claim", level }).happens(
      shown,
      { type: "claimed", level, proved: true },
      ended({ settlement: { won: true, value } }),
      next,
    );
  });

  test("earlier it cannot be proved: his hand goes open and both defenders are asked", () => {
    const offered = when(given(grand, fromTheTop(3)), 0, claim).happens(shown, asked);
    expect(offered.state.deal).toMatchObject({ open: [0], offer: { kind: "claim", by: 0 } });
    expect(seenBy(offered.state, 2).deal?.hands[0]).toHaveLength(7);
    expect(toAct(offered.state)).toEqual([1, 2]);
    when(offered, 0, { type: "play", card: "DJ" }).isRefused("OFFER_PENDING");
    when(offered, 0, claim).isRefused("OFFER_PENDING");
    when(offered, 0, yes).isRefused("NOTHING_TO_ANSWER");
    when(offered, 1, concede).isRefused("OFFER_PENDING");
    const half = when(offered, 2, yes).happens({ type: "answered", seat: 2, accept: true });
    expect(toAct(half.state)).toEqual([1]);
    when(half, 2, no).isRefused("NOTHING_TO_ANSWER");
    when(half, 1, yes).happens(
      { type: "answered", seat: 1, accept: true },
      ended({ ending: "claim", settlement: { won: true, value: 144 } }),
      next,
    );
  });

  test("one who says no is enough: play goes on with the hand open, and he claims again only in a later trick", () => {
    const refused = havingDone(given(grand, fromTheTop(3)), [0, claim], [1, yes], [2, no]);
    expect(refused.state.deal).toMatchObject({ open: [0], offer: null });
    expect(toAct(refused.state)).toEqual([0]);
    when(refused, 0, claim).isRefused("CLAIM_NOT_PROVED");
    expect(legalCommands(seenBy(refused.state, 0), 0)).not.toContainEqual(claim);
    // The hand already lies open, so it is not shown again.
    when(given(refused, played("0 DJ 1 SQ 2 H7")), 0, claim).happens(asked);
  });

  test("a defender's card says no as well", () => {
    const offered = when(given(grand, played("0 CJ")), 0, claim).happens(shown, asked);
    const refused = when(offered, 1, { type: "play", card: "SA" }).happens({ type: "played" });
    expect(refused.state.deal).toMatchObject({ offer: null, claimRefusedIn: 0 });
  });

  test("a level the defenders have made impossible cannot be demanded", () => {
    const lostTrick = given(start, middlehandAt18, declared(1, "SH"), played("0 CJ 1 S7 2 HQ"));
    when(lostTrick, 1, { type: "claim", level: "schwarz" }).isRefused("CLAIM_NOT_PROVED");
    when(lostTrick, 1, { type: "claim", level: "schneider" }).happens(shown, asked);
  });

  test("in Null he claims no further trick, and no level", () => {
    const low = given(dealt(LOW), forehandAt18, declared(0, "NH"));
    when(low, 0, { type: "claim", level: "schneider" }).isRefused("NULL_HAS_NO_LEVELS");
    const offered = when(low, 0, claim).happens(shown, asked);
    when(havingDone(offered, [2, yes]), 1, yes).happens(
      { type: "answered" },
      ended({ ending: "claim", settlement: { won: true, value: 35, tricks: 0 } }),
      next,
    );
  });
});

describe("a defender claims the rest", () => {
  const hearts = given(
    start,
    middlehandAt18,
    declared(1, "HH"),
    played("0 CJ 1 HK 2 H7 0 SJ 1 HT 2 H8 0 HJ 1 HA 2 H9 0 DJ 1 S7 2 HQ"),
  );
  // Middlehand has shown that he holds neither trumps nor clubs; forehand has nothing but high clubs left.
  const shownVoid = given(hearts, played("0 CA 1 S8 2 DA"));

  test("proved from his own view: settled at once, levels counted as if played out", () => {
    when(shownVoid, 0, claim).happens(
      { type: "handShown", seat: 0 },
      { type: "claimed", seat: 0, proved: true },
      ended({
        ending: "claim",
        // without 4, game 5, Hand 6, Schneider 7, Schwarz 8, times 10
        settlement: { won: false, value: 80, score: -160, tricks: 0, schwarz: true },
      }),
      next,
    );
  });

  test("not proved: refused, and nothing is shown", () => {
    when(hearts, 0, claim).isRefused("CLAIM_NOT_PROVED");
    when(shownVoid, 2, claim).isRefused("CLAIM_NOT_PROVED");
    when(shownVoid, 0, { type: "claim", level: "schneider" }).isRefused("CLAIM_NOT_PROVED");
    const low = given(dealt(LOW), forehandAt18, declared(0, "NH"));
    when(low, 1, claim).isRefused("CLAIM_NOT_PROVED");
  });
});

describe("the declarer gives up (RULES.md 15)", () => {
  test("with at least nine cards at once: lost, announced levels count, no Schneider of his own", () => {
    const lost = (value: number) =>
      [
        { type: "conceded" as const, seat: 0 },
        ended({ ending: "concession", settlement: { won: false, value, score: -2 * value } }),
        next,
      ] as const;
    when(grand, 0, concede).happens(...lost(144));
    when(given(grand, fromTheTop(1)), 0, concede).happens(...lost(144));
    const announced = given(start, forehandAt18, declared(0, "GHS"));
    // with 4, game 5, Hand 6, Schneider 7, announced 8
    when(announced, 0, concede).happens(...lost(192));
  });

  const later = given(grand, fromTheTop(2));

  test("later a defender has to agree; play does not wait", () => {
    const offered = when(later, 0, concede).happens({ type: "conceded", seat: 0 });
    expect(toAct(offered.state)).toEqual([0, 1, 2]);
    when(offered, 0, concede).isRefused("OFFER_PENDING");
    when(offered, 0, yes).isRefused("NOTHING_TO_ANSWER");
    const half = when(offered, 1, no).happens({ type: "answered", seat: 1, accept: false });
    when(half, 2, yes).happens(
      { type: "answered", seat: 2, accept: true },
      ended({ ending: "concession", settlement: { won: false, value: 144 } }),
      next,
    );
    const off = when(half, 2, no).happens({ type: "answered", seat: 2, accept: false });
    expect(off.state.deal?.offer).toBeNull();
    when(off, 1, yes).isRefused("NOTHING_TO_ANSWER");
  });

  test("it lapses when the trick ends", () => {
    const offered = when(later, 0, concede).happens({ type: "conceded", seat: 0 });
    const trick = given(offered, played("0 HJ 1 SK 2 H8"));
    expect(trick.state.deal?.offer).toBeNull();
    when(trick, 1, yes).isRefused("NOTHING_TO_ANSWER");
  });

  test("a defender who gives up in the same moment does not thereby accept it", () => {
    const offered = when(later, 0, concede).happens({ type: "conceded", seat: 0 });
    when(offered, 1, concede).isRefused("OFFER_PENDING");
    expect(legalCommands(seenBy(offered.state, 1), 1)).not.toContainEqual(concede);
  });

  test("what is decided stays decided: with 61 points he has won all the same", () => {
    // Five tricks: 19 of his own, 28 from middlehand, 14 from rearhand.
    const decided = given(grand, fromTheTop(5));
    when(havingDone(decided, [0, concede]), 2, yes).happens(
      { type: "answered" },
      ended({ ending: "concession", settlement: { won: true, value: 144, score: 144 } }),
      next,
    );
  });
});

describe("the defenders give up (RULES.md 15)", () => {
  test("one alone stops nothing, both end the deal; unplayed levels do not count", () => {
    const offered = when(grand, 1, concede).happens({ type: "conceded", seat: 1 });
    expect(toAct(offered.state)).toEqual([0, 2]);
    when(offered, 0, yes).isRefused("NOTHING_TO_ANSWER");
    when(offered, 0, concede).isRefused("OFFER_PENDING");
    when(offered, 1, concede).isRefused("OFFER_PENDING");
    for (const agreement of [yes, concede]) {
      when(offered, 2, agreement).happens(
        { type: "answered", seat: 2, accept: true },
        ended({ ending: "concession", settlement: { won: true, value: 144 } }),
        next,
      );
    }
    const off = when(offered, 2, no).happens({ type: "answered", seat: 2, accept: false });
    expect(off.state.deal?.offer).toBeNull();
  });

  test("it lapses when the trick ends", () => {
    const offered = when(grand, 2, concede).happens({ type: "conceded", seat: 2 });
    const trick = given(offered, fromTheTop(1));
    when(trick, 1, yes).isRefused("NOTHING_TO_ANSWER");
    when(trick, 1, concede).happens({ type: "conceded", seat: 1 });
  });

  test("a level the bid needs is granted as long as it was possible", () => {
    const at168 = given(start, bid(1, 168), held(0), passed(1), passed(2), declared(0, "GH"));
    when(havingDone(at168, [1, concede]), 2, yes).happens(
      { type: "answered" },
      ended({ settlement: { won: true, overbid: false, value: 168 } }),
      next,
    );
  });

  test("in Null the declarer has won it", () => {
    const low = given(dealt(LOW), forehandAt18, declared(0, "NH"));
    when(havingDone(low, [1, concede]), 2, concede).happens(
      { type: "answered" },
      ended({ settlement: { won: true, value: 35, tricks: 0 } }),
      next,
    );
  });
});
