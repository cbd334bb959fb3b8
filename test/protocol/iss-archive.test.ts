import { expect, test } from "vitest";
import { readRecords, writeRecord } from "../../shared/protocol/iss.ts";
import { recordOf } from "../../shared/protocol/record-of.ts";
import { checkRecord, checkRecords } from "../../shared/protocol/records.ts";
import { replayRecord } from "../../shared/protocol/replay-record.ts";
import { recordLines } from "./support/iss-records.ts";

/** ISS wrote -288 and "without 11" for a timeout between game and discard: no rules lead there. */
const SERVER_QUIRK = "ID[10330141]";

const lines = recordLines("iss.sgf") ?? [];
const FACTS = {
  place: "here",
  series: "1",
  game: "1",
  at: "2026-01-02T03:04:05Z",
  names: ["a", "b", "c"],
};

function only(line: string) {
  const read = readRecords(line);
  if (!read.ok) throw new Error(read.refusal.code);
  const [record] = read.value;
  if (!record?.ok || read.value.length !== 1) throw new Error(`not one record: ${line}`);
  return record.value;
}

test.skipIf(lines.length === 0)(
  "all 33 records of real play agree in every field they state",
  () => {
    expect(lines).toHaveLength(33);
    const checked = checkRecords(lines.join("\n"));
    if (!checked.ok) throw new Error(checked.refusal.code);
    const failed = checked.value.flatMap((result, n) => (result.ok ? [] : [lines[n] ?? ""]));
    expect(failed).toHaveLength(1);
    expect(failed[0]).toContain(SERVER_QUIRK);
  },
);

test.skipIf(lines.length === 0)("what was read is written again, byte for byte", () => {
  for (const line of lines) expect(writeRecord(only(line))).toBe(line);
});

test.skipIf(lines.length === 0)(
  "a replayed record, written from its events, comes to the same result",
  () => {
    for (const line of lines) {
      const replay = replayRecord(only(line));
      if (!replay.ok) throw new Error(replay.refusal.code);
      const written = recordOf(replay.value.events, FACTS);
      if (!written) throw new Error("not a finished deal");
      const again = checkRecord(only(writeRecord(written)));
      expect(again, line).toEqual(replay.value.result);
    }
  },
);
