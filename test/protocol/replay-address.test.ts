import fc from "fast-check";
import { expect, test } from "vitest";
import { codeOf, dealOfCode } from "../../shared/protocol/code/code.ts";
import { linkText, readLink } from "../../shared/protocol/code/link-text.ts";
import { dealAgain, rulesAgain } from "../../shared/protocol/deal-again.ts";
import { againContext } from "../../shared/protocol/record-context.ts";
import {
  codeAddress,
  codeFragment,
  codePath,
  type Moment,
  replayAddressOf,
  replayPath,
} from "../../shared/protocol/replay-address.ts";
import { PACK } from "../../shared/skat/cards.ts";
import { dealOut } from "../../shared/skat/deal.ts";
import codes from "../fixtures/codes.json" with { type: "json" };

const CODES = codes.map(({ code }) => code);
const moment = fc.oneof<fc.Arbitrary<Moment>[]>(
  fc.constant("deal" as const),
  fc.constant("end" as const),
  fc.integer({ min: 0, max: 30 }),
);
const name = fc.string({ maxLength: 12, unit: "grapheme" });

test("every address is read as it was written, in a path and in a fragment, with any names", () => {
  const texts = fc
    .record({
      codes: fc.array(fc.constantFrom(...CODES), { minLength: 1, maxLength: 5 }),
      names: fc.oneof(fc.constant([]), fc.array(name, { minLength: 3, maxLength: 3 })),
    })
    .map((link) => ({ link, text: linkText(link) }));
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 360 }), moment, ({ link, text }, deal, at) => {
      const address = { kind: "code", text, at: { deal, moment: at } } as const;
      // As a browser hands it on: through the parser of addresses.
      const path = new URL(codePath(text, address.at), "https://host.example").pathname;
      expect(replayAddressOf(path)).toEqual(address);
      const { hash } = new URL(codeFragment(text, address.at), "https://host.example");
      expect(codeAddress(hash.slice(1))).toEqual(address);
      expect(readLink(text)).toMatchObject({ ok: true, value: link });
    }),
    { seed: 7 },
  );
});

test("the address of a deal in a table's log", () => {
  expect(replayAddressOf(replayPath("some-table", 12))).toEqual({
    ...{ kind: "table", table: "some-table", n: 12 },
    at: { deal: 1, moment: "deal" },
  });
  expect(replayAddressOf(replayPath("some-table", 12, 17))).toMatchObject({ at: { moment: 17 } });
  expect(replayAddressOf(`${replayPath("some-table", 1, "end")}/`)).toMatchObject({
    at: { moment: "end" },
  });
});

test.each([
  "/",
  "/r",
  "/r/",
  "/r/d/",
  "/r/d/a/b",
  "/r/x/1",
  "/r/some-table/0",
  "/r/some-table/one",
  "/t/some-table",
])("%s is no address of a replay", (path) => {
  expect(replayAddressOf(path)).toBeNull();
});

test.each(["@", "@x", "@99999", "@-1", "@1.", "@.5", "@1.2.3", "@0.5", "@5@6"])(
  "a place that makes no sense, %s, leaves the deal",
  (at) => {
    expect(codeAddress(CODES[0] + at)).toMatchObject({ text: CODES[0] });
  },
);

test("any text at all is read quickly", () => {
  const started = performance.now();
  for (const text of [".".repeat(100_000), "@".repeat(100_000), `${"a.".repeat(50_000)}~`]) {
    codeAddress(text);
    replayAddressOf(`/r/d/${text}`);
  }
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("a deal played again has the cards it had, for every golden code, and its code reads the same", () => {
  for (const code of CODES) {
    const read = dealOfCode(code);
    const again = dealAgain(code);
    if (!read.ok || !again.ok) throw new Error(code);
    const { cards, players, acts } = again.value;
    const own = {
      deal: () => PACK,
      link: () => "own",
      commitment: () => "own",
      firstDealer: () => 1 as const,
    };
    const context = againContext(own, cards, players, acts);
    expect(dealOut(context.deal(1, []))).toEqual(cards);
    expect(context.deal(2, [])).toEqual(PACK);
    expect(context.firstDealer([])).toBe(players - 1);
    expect(context.link(1)).toBe("own");
    const end = read.value.events.findIndex(({ type }) => type === "dealEnded");
    const start = read.value.events.findIndex(({ type }) => type === "dealt");
    expect(codeOf(read.value.events.slice(start, end + 1), read.value.state.rules)).toBe(code);
    expect(rulesAgain(again.value, {})).toMatchObject({
      value: { players, deals: 1, replay: true, sheet: expect.stringMatching(/simple|seeger/) },
    });
  }
});
