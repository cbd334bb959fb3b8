import { expect, test } from "vitest";
import { dealOfCode } from "../../shared/protocol/code/code.ts";
import { CODE, CODES, SIX_MINUTES } from "./support/share.ts";
import { ask, look, playUntil, seatEverybody } from "./support/table.ts";

// A deal that was played is played again, from its beginning or from its middle.

test(
  "a deal is played again: the same cards and places, marked, alone in its series, and without a proof",
  async () => {
    const first = await seatEverybody({ rules: { deals: 1 } });
    await playUntil(first, ({ state }) => state.phase === "finished");
    interface Told {
      readonly link: string;
      readonly result: { hands: Record<number, string[]>; skat: string[] };
      readonly proof: unknown;
    }
    const { body: before } = await ask<Told>("GET", `/api/tables/${first.table}/deals/1`);
    const code = before.link.slice("/r/d/".length);
    const again = await seatEverybody({ replay: code, rules: { memory: "last-trick" } });
    const view = await look(again.table, again.tokens[0]);
    expect(view.state.rules).toMatchObject({ replay: true, deals: 1, memory: "last-trick" });
    expect(view.state.deal).toMatchObject({ forehand: 0, middlehand: 1, rearhand: 2 });
    // Nobody learns the other hands from it.
    expect(JSON.stringify(view)).not.toContain(code);
    expect((await look(again.table)).hand).toEqual([]);
    await playUntil(again, ({ state }) => state.phase === "finished");
    const { body: after } = await ask<Told>("GET", `/api/tables/${again.table}/deals/1`);
    const earlier = await look(first.table, first.tokens[0]);
    const [row] = earlier.state.sheet.rows;
    const forehand = ((row?.dealer ?? 0) + 1) % 3;
    for (const place of [0, 1, 2])
      expect([...(after.result.hands[place] ?? [])].sort()).toEqual(
        [...(before.result.hands[(forehand + place) % 3] ?? [])].sort(),
      );
    expect([...after.result.skat].sort()).toEqual([...before.result.skat].sort());
    expect(after.proof).toBeNull();
    expect(before.proof).not.toBeNull();
  },
  SIX_MINUTES,
);

test(
  "a deal is played on from its middle: what was done before is done, and somebody plays on",
  async () => {
    const read = dealOfCode(CODE);
    if (!read.ok) throw new Error(read.refusal.code);
    const cards = read.value.events.flatMap((event) => (event.type === "played" ? [event] : []));
    const from = 7;
    const again = await seatEverybody({ replay: CODE, from });
    const view = await look(again.table, again.tokens[0]);
    expect(view.state).toMatchObject({ phase: "playing", rules: { replay: true, from } });
    expect(view.state.deal?.tricks).toHaveLength(2);
    expect(view.state.deal?.trick).toEqual([{ seat: cards[6]?.seat, card: cards[6]?.card }]);
    expect(view.state.deal?.toAct).toEqual([cards[7]?.seat]);
    await playUntil(again, ({ state }) => state.phase === "finished");
    const { body } = await ask<{ proof: unknown; events: { type: string; card?: string }[] }>(
      "GET",
      `/api/tables/${again.table}/deals/1`,
    );
    expect(body.proof).toBeNull();
    const played = body.events.flatMap(({ type, card }) => (type === "played" ? [card] : []));
    expect(played.slice(0, from)).toEqual(cards.slice(0, from).map(({ card }) => card));
  },
  SIX_MINUTES,
);

test.each([
  ["a damaged code", { replay: "1damaged" }, 400, "CODE_MALFORMED"],
  ["a series", { replay: `${CODE}.${CODE}` }, 400, "BAD_REQUEST"],
  ["more deals", { replay: CODE, rules: { deals: 3 } }, 400, "BAD_REQUEST"],
  ["another number of players", { replay: CODE, rules: { players: 4 } }, 400, "BAD_REQUEST"],
  ["a Bierlachs", { replay: CODE, rules: { sheet: "bierlachs" } }, 400, "BAD_REQUEST"],
  ["the mark among the rules", { rules: { replay: true } }, 400, "BAD_REQUEST"],
  ["a card to begin at among the rules", { rules: { from: 3 } }, 400, "BAD_REQUEST"],
  ["a card to begin at and no deal", { from: 3 }, 400, "BAD_REQUEST"],
  ["a card that is none", { replay: CODE, from: 30 }, 400, "BAD_REQUEST"],
])("no deal is played again with %s", async (_, asked, status, code) => {
  expect(await ask("POST", "/api/tables", asked)).toMatchObject({
    status,
    body: { error: { code } },
  });
});

test("opening the same deal again twice with one id is one table, another deal is not", async () => {
  const id = `t${crypto.randomUUID()}`;
  const device = { cookie: `device=${"B".repeat(43)}` };
  const open = (replay: string) =>
    ask<{ table: string; token: string }>("POST", "/api/tables", { id, replay }, device);
  const [one, two] = [await open(CODE), await open(CODE)];
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(two.body.token).toBe(one.body.token);
  const other = CODES.find((code) => code !== CODE) ?? "";
  expect(await open(other)).toMatchObject({ status: expect.toSatisfy((s) => s >= 400) });
});
