import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { choose } from "../../shared/bots/choose.ts";
import { OpenTableSchema } from "../../shared/protocol/messages.ts";
import { losersOf, type SheetKind, winnersOf } from "../../shared/skat/sheet.ts";
import { legalCommands } from "../../shared/table/legal.ts";
import { openTable, sitDown } from "../../shared/table/opening.ts";
import { completeRules } from "../../shared/table/rules.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { after } from "../../shared/table/settle.ts";
import { initialState } from "../../shared/table/state.ts";
import { viewOf } from "../../shared/table/views.ts";
import { UNBEATABLE } from "./support/deals.ts";
import { dealt, type Given, havingDone, when } from "./support/spec.ts";

// Two people and a bot that passes, defends, and is left out of the settlement (RULES.md 14).

const pass = { type: "pass" } as const;

/** Forehand plays Grand Hand and gives it up (with 4, 6 x 24 = 144, lost), or both people give up. */
function grandHand({ state, context }: Given, ending: "lost" | "won"): Given {
  const { deal } = state;
  if (!deal) throw new Error("no deal");
  const declared = havingDone(
    { state, context },
    [deal.middlehand, pass],
    [deal.rearhand, pass],
    [deal.forehand, { type: "bid", value: 18 }],
    [deal.forehand, { type: "declare", game: "G", hand: true }],
  );
  const concede = { type: "concede" } as const;
  if (ending === "lost") return havingDone(declared, [deal.forehand, concede]);
  return havingDone(declared, [deal.middlehand, concede], [deal.rearhand, concede]);
}

describe("the bot of a duel", () => {
  const asked = dealt(UNBEATABLE, { duel: 1 });

  test("passes whatever it holds: nothing else is allowed, and nothing else is done", () => {
    const view = viewOf(seenBy(asked.state, 1), 1, []);
    expect(view.legal).toEqual([pass]);
    expect(choose(view, { level: "instant" })).toEqual(pass);
    when(asked, 1, { type: "bid", value: 18 }).isRefused("DUEL_BOT_PASSES");
    when(asked, 1, pass).happens({ type: "passed", seat: 1 });
  });

  test("passes in forehand too, with the best hand there is: then the deal is passed in", () => {
    const start = dealt(UNBEATABLE, { duel: 0 });
    const others = havingDone(start, [1, pass], [2, pass]);
    expect(legalCommands(seenBy(others.state, 0), 0)).toEqual([pass]);
    when(others, 0, { type: "bid", value: 18 }).isRefused("DUEL_BOT_PASSES");
    when(others, 0, pass).happens(
      { type: "passed", seat: 0 },
      { type: "dealEnded", result: "passed", entries: [0, 0, 0] },
      { type: "dealt", dealer: 0 },
    );
  });

  test.each<[SheetKind, "lost" | "won", readonly number[]]>([
    ["simple", "lost", [-288, 0, 0]],
    ["simple", "won", [144, 0, 0]],
    ["seeger", "lost", [-338, 0, 40]],
    ["seeger", "won", [194, 0, 0]],
    ["bierlachs", "lost", [-288, 0, 0]],
    ["bierlachs", "won", [0, 0, -144]],
  ])("gets nothing on the %s sheet, whoever has %s", (sheet, ending, entries) => {
    const over = grandHand(dealt(UNBEATABLE, { duel: 1, sheet }), ending);
    expect(over.state.rows[0]?.entries).toEqual(entries);
  });

  test("neither wins nor loses the series", () => {
    const lost = grandHand(dealt(UNBEATABLE, { duel: 1, deals: 1 }), "lost").state;
    expect(winnersOf(lost.rules, lost.rows)).toEqual([2]);
    const even = [{ ...lost.rows[0], entries: [-10, 0, -10] }] as typeof lost.rows;
    expect(winnersOf(lost.rules, even)).toEqual([0, 2]);
    const bierlachs = completeRules({ duel: 1, sheet: "bierlachs" });
    expect(losersOf(bierlachs, [])).toEqual([0, 2]);
  });
});

describe("who sits at a duel", () => {
  const context = dealt(UNBEATABLE).context;
  const one = { seat: 0, person: "p0", kind: "human", nonce: "" } as const;
  const opened = openTable("a-table", completeRules({ duel: 1 }), [one], context).reduce(
    after,
    initialState(),
  );

  test.each([
    { seat: 1, kind: "human" },
    { seat: 2, kind: "bot" },
  ] as const)("not a $kind on chair $seat", ({ seat, kind }) => {
    expect(sitDown(opened, { seat, kind, person: "x", nonce: "" }, context)).toMatchObject({
      ok: false,
      refusal: { code: "DUEL_SEATS" },
    });
  });

  const bot = { kind: "bot" } as const;
  const human = { kind: "human" } as const;
  test.each([
    [true, { rules: { duel: 2 } }],
    [true, { rules: { duel: 1 }, seats: [human, bot, human] }],
    [true, { rules: { duel: 0 } }],
    [false, { rules: { duel: 3 } }],
    [false, { rules: { duel: 2, players: 4 } }],
    [false, { rules: { duel: 2 }, seats: [human, bot, bot] }],
    [false, { rules: { duel: 2 }, seats: [human, human, human] }],
    [false, { rules: { duel: 2 }, seats: [bot] }],
    [false, { rules: { duel: 0 }, seat: 0 }],
  ])("can a table be opened so? %s: %j", (may, asked) => {
    expect(v.safeParse(OpenTableSchema, asked).success).toBe(may);
  });
});
