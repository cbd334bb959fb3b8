import { describe, expect, it } from "vitest";
import type { Card } from "../../shared/skat/cards.ts";
import { draftFrom } from "../../web/app/draft-keeper.ts";
import { draftsAt } from "../../web/store/drafts.ts";

const HAND: readonly Card[] = ["CJ", "SJ", "HA", "HT", "D7"];
const DRAFT = { hand: false, game: "H", level: 0, discard: ["HT", "D7"], card: null };

describe("a draft that was kept", () => {
  it("comes back as it was", () => {
    expect(draftFrom(DRAFT, HAND)).toEqual(DRAFT);
    expect(draftFrom({ ...DRAFT, discard: [], card: "CJ" }, HAND)).toMatchObject({ card: "CJ" });
  });

  it.each([
    ["nothing", null],
    ["something else", "HT"],
    ["a card that is not held", { ...DRAFT, discard: ["HT", "C7"] }],
    ["three cards put away", { ...DRAFT, discard: ["HT", "D7", "HA"] }],
    ["one card put away twice", { ...DRAFT, discard: ["HT", "HT"] }],
    ["no such game", { ...DRAFT, game: "X" }],
    ["no such level", { ...DRAFT, level: 4 }],
    ["a card chosen that is gone", { ...DRAFT, card: "C7" }],
    ["a field missing", { hand: false, game: "H", level: 0, discard: [] }],
  ])("is dropped when it is %s", (_, kept) => {
    expect(draftFrom(kept, HAND)).toBeNull();
  });

  it("is not missed where there is no storage", () => {
    const drafts = draftsAt("t");
    drafts.keep({ deal: 1, held: 12 }, DRAFT);
    expect(drafts.read({ deal: 1, held: 12 })).toBeNull();
  });
});
