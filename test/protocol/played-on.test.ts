import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dealOfCode } from "../../shared/protocol/code/code.ts";
import { dealAgain, rulesAgain } from "../../shared/protocol/deal-again.ts";
import { againContext, contextOf } from "../../shared/protocol/record-context.ts";
import { seatsOf } from "../../shared/skat/seats.ts";
import { fold } from "../../shared/table/evolve.ts";
import { openTable, startSeries } from "../../shared/table/opening.ts";
import { playedOn } from "../../shared/table/played-on.ts";
import { after } from "../../shared/table/settle.ts";
import { initialState, type TableState } from "../../shared/table/state.ts";

const CODES = (
  JSON.parse(readFileSync(new URL("../fixtures/codes.json", import.meta.url), "utf8")) as {
    code: string;
  }[]
).map(({ code }) => code);

function again(code: string) {
  const read = dealAgain(code);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

/** A table where that deal is played on after so many cards, just dealt. */
function tableAt(code: string, from: number): TableState {
  const deal = again(code);
  const rules = rulesAgain(deal, {}, from);
  if (!rules.ok) throw new Error(rules.refusal.code);
  const context = againContext(
    contextOf(deal.cards, deal.players),
    deal.cards,
    deal.players,
    deal.acts,
  );
  const seated = seatsOf(deal.players).map((seat) => ({
    ...{ seat, person: `${seat}`, kind: "bot" as const, nonce: "" },
  }));
  const opened = openTable("again", rules.value, seated, context).reduce(after, initialState());
  const started = startSeries(opened, context);
  if (!started.ok) throw new Error(started.refusal.code);
  return playedOn(opened, started.value, context).reduce(after, opened);
}

/** The deal as it stood when it was first played, after so many cards. */
function firstTime(code: string, from: number): TableState {
  const read = dealOfCode(code);
  if (!read.ok) throw new Error(read.refusal.code);
  let left = from;
  let declared = false;
  const before = read.value.events.filter(({ type }) => {
    const isCard = type === "played";
    const counts = !declared || (isCard && left > 0);
    if (isCard) left--;
    if (type === "declared") declared = true;
    return counts;
  });
  return fold(initialState(), before);
}

describe("a deal played on from its middle", () => {
  const played = CODES.filter((code) => again(code).played);

  it("stands as it stood, after every card", () => {
    expect(played.length).toBeGreaterThan(5);
    for (const code of played) {
      const { played: count } = again(code);
      for (let from = 0; from < (count ?? 0); from += 4) {
        const { deal, phase } = tableAt(code, from);
        const before = firstTime(code, from).deal;
        expect(phase, code).toBe("playing");
        const facts = (one: typeof deal) =>
          one && {
            ...{ hands: one.hands, trick: one.trick, tricks: one.tricks, leader: one.leader },
            ...{ contract: one.contract, discard: one.discard, said: one.said, skat: one.skat },
          };
        expect(facts(deal), `${code} from ${from}`).toEqual(facts(before));
      }
    }
  });

  it("says in its rules from where", () => {
    const [code] = played;
    if (!code) throw new Error("no code");
    const rules = rulesAgain(again(code), {}, 7);
    expect(rules).toMatchObject({ ok: true, value: { replay: true, from: 7, deals: 1 } });
  });

  it("needs a card that is still to come, and a game", () => {
    for (const code of CODES) {
      const deal = again(code);
      const refused = rulesAgain(deal, {}, deal.played ?? 0);
      expect(refused, code).toMatchObject({
        ok: false,
        refusal: { code: "BAD_REQUEST", field: "from" },
      });
    }
  });
});
