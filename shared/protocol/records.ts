import { accepted, type Result } from "../skat/refusal.ts";
import { errorOf, type RecordErrorCode } from "./errors.ts";
import { type IssRecord, readRecords } from "./iss.ts";
import {
  differences,
  issResultOf,
  type RecordFailure,
  type RecordResult,
} from "./record-result.ts";
import { replayRecord } from "./replay-record.ts";

/**
 * Replays every record of a text through the rules and compares what comes out with the result it states. Never throws;
 * the whole is refused only when it is too large or holds no record (INTERFACE.md, Records).
 */
export function checkRecords(
  text: string,
): Result<readonly (RecordResult | RecordFailure)[], RecordErrorCode> {
  const records = readRecords(text);
  if (!records.ok) return records;
  return accepted(
    records.value.map((read) =>
      read.ok ? checkRecord(read.value) : { ok: false, error: read.refusal },
    ),
  );
}

/** One record: passes when it is legal to its end and every field of a stated result agrees. */
export function checkRecord(record: IssRecord): RecordResult | RecordFailure {
  const replay = replayRecord(record);
  if (!replay.ok) return { ok: false, error: replay.refusal };
  const { result, ending, isOver } = replay.value;
  if (!record.result) return result;
  if (!isOver) return { ...result, ok: false, error: errorOf("RECORD_UNFINISHED") };
  const fields = differences(record.result, issResultOf(result, ending));
  if (fields.length === 0) return result;
  return { ...result, ok: false, link: null, error: errorOf("RESULT_DIFFERS", { fields }) };
}
