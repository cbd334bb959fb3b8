import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  LONGEST_RECORDS,
  MOST_RECORDS,
  readRecords,
  writeRecord,
} from "../../shared/protocol/iss.ts";
import { checkRecords } from "../../shared/protocol/records.ts";
import { LONGEST_NODE } from "../../shared/protocol/sgf.ts";
import { DEAL, record, tricks } from "./support/hand-made.ts";

const GOOD = record(`${DEAL} 1 p 2 p 0 18 0 GO ${tricks(10)}`, "d:0 win v:264 m:4 p:120 t:10");

function codes(text: string): readonly string[] {
  const checked = checkRecords(text);
  if (!checked.ok) return [checked.refusal.code];
  return checked.value.map((result) => ("error" in result ? (result.error?.code ?? "ok") : "ok"));
}

describe("text that is no record", () => {
  test.each([
    ["nothing", "", ["NO_RECORD"]],
    ["only space", " \n\t ", ["NO_RECORD"]],
    ["prose", "hello there", ["RECORD_MALFORMED"]],
    ["another game", "(;GM[Go]MV[w x] ;)", ["RECORD_MALFORMED"]],
    ["no moves", "(;GM[Skat] ;)", ["RECORD_MALFORMED"]],
    ["an empty move list", "(;GM[Skat]MV[] ;)", ["RECORD_ORDER_WRONG"]],
    ["a property twice", "(;GM[Skat]MV[]MV[] ;)", ["RECORD_MALFORMED"]],
    ["a value never closed", "(;GM[Skat]MV[w ", ["RECORD_MALFORMED"]],
    ["half a move", record(`${DEAL} 1`), ["RECORD_MALFORMED"]],
    ["a result that is none", record(DEAL, "d:0 maybe"), ["RECORD_MALFORMED"]],
    ["a place that is none", record(DEAL, "d:3 win"), ["RECORD_MALFORMED"]],
    ["an ending that is none", record(DEAL).replace("MV", "FE[claim 7]MV"), ["RECORD_MALFORMED"]],
  ])("%s", (_, text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  test("a bad record does not spoil the good ones around it", () => {
    expect(codes(`${GOOD}\n(;GM[Skat]MV[w ?!] ;)\n${GOOD}`)).toEqual([
      "ok",
      "RECORD_MALFORMED",
      "ok",
    ]);
    expect(codes(`\ufeff${GOOD} rubbish ${GOOD}`)).toEqual(["ok", "RECORD_MALFORMED", "ok"]);
    expect(codes(`(;MV[never closed ${GOOD}`)).toEqual(["RECORD_MALFORMED", "ok"]);
  });
});

describe("too much of it", () => {
  test("a thousand records are read, one more is refused", () => {
    const many = new Array<string>(MOST_RECORDS).fill(record(DEAL)).join("\n");
    expect(checkRecords(many)).toMatchObject({ ok: true });
    expect(codes(`${many}\n${GOOD}`)).toEqual(["TOO_MANY_RECORDS"]);
  });

  test("a record longer than any deal, and a text longer than any request", () => {
    expect(codes(`(;GM[Skat]CO[${"x".repeat(LONGEST_NODE)}]MV[] ;)`)).toEqual(["RECORD_TOO_LONG"]);
    expect(codes(record(`${DEAL} ${"1 RE ".repeat(500)}`))).toEqual(["RECORD_TOO_LONG"]);
    expect(codes("x".repeat(LONGEST_RECORDS + 1))).toEqual(["TOO_MANY_RECORDS"]);
  });

  test.each(["(;A[", "(;", "(;A[]", "\\", "[", "(;GM[Skat]MV[w ?? ", "((((((((;"])(
    "four million characters of %s are over at once",
    (piece) => {
      const text = piece.repeat(Math.floor(LONGEST_RECORDS / piece.length));
      const start = performance.now();
      expect(codes(text).every((code) => code !== "ok")).toBe(true);
      // Far above what it takes, far below what reading things over and over would take.
      expect(performance.now() - start).toBeLessThan(3_000);
    },
  );
});

const anyToken = fc.oneof(
  fc.constantFrom(
    "w",
    "0",
    "1",
    "2",
    "3",
    "y",
    "p",
    "s",
    "RE",
    "SC",
    "TI.1",
    "LE.2",
    "??",
    "18",
    "20",
  ),
  fc.constantFrom(
    "GO",
    "C",
    "NO",
    "CHZ",
    "GS",
    "D.C7.D7",
    "C7.D7",
    "CJ",
    "SA",
    "HQ",
    "DA",
    "27",
    "9999",
  ),
  fc.string({ maxLength: 8 }),
);

test("random moves and random text never throw, and always say what is wrong by a code", () => {
  const moves = fc
    .array(anyToken, { maxLength: 60 })
    .map((tokens) => record(`${DEAL} ${tokens.join(" ")}`));
  const damaged = fc
    .tuple(fc.nat(GOOD.length), fc.nat(12), fc.string({ maxLength: 12 }))
    .map(([at, cut, put]) => GOOD.slice(0, at) + put + GOOD.slice(at + cut));
  fc.assert(
    fc.property(fc.oneof(moves, damaged, fc.string()), (text) => {
      const results = checkRecords(text);
      const errors = results.ok
        ? results.value.flatMap((one) => ("error" in one && one.error ? [one.error] : []))
        : [results.refusal];
      for (const { code, message } of errors) {
        expect(code).toMatch(/^[A-Z][A-Z0-9_]+$/);
        expect(message).not.toBe("");
      }
    }),
    { seed: 3, numRuns: 2_000 },
  );
});

test("what can be read is written so that the same is read again", () => {
  const text = fc
    .array(anyToken, { maxLength: 30 })
    .map((tokens) => record(tokens.join(" "), "passed"));
  fc.assert(
    fc.property(fc.oneof(text, fc.constant(GOOD)), (one) => {
      const read = readRecords(one);
      if (!read.ok || !read.value[0]?.ok) return;
      const again = readRecords(writeRecord(read.value[0].value));
      expect(again).toEqual(read);
    }),
    { seed: 4, numRuns: 1_000 },
  );
});
