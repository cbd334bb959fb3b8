import { dealOfCode } from "../../shared/protocol/code/code.ts";
import { readLink } from "../../shared/protocol/code/link-text.ts";
import { errorOf } from "../../shared/protocol/errors.ts";
import { readRecords } from "../../shared/protocol/iss.ts";
import { replayRecord } from "../../shared/protocol/replay-record.ts";
import { accepted, type Result } from "../../shared/skat/refusal.ts";
import type { ProjectedEvent } from "../../shared/table/events.ts";
import { dealFromCode, type ReplayDeal } from "../replay/replay-deal.ts";

// Deals that no server is asked for. Fetched only where one is shown.

/**
 * A deal in the text of a link, i.e. of one code or several. Never throws.
 * @param n which of them, from 1
 */
export function dealOfText(text: string, n: number): Result<ReplayDeal> {
  const link = readLink(text);
  if (!link.ok) return link;
  const { codes, names } = link.value;
  const code = codes[n - 1];
  if (code === undefined) return { ok: false, refusal: errorOf("CODE_MALFORMED") };
  const read = dealOfCode(code);
  return read.ok ? accepted(dealFromCode(read.value, n, names)) : read;
}

/** The first deal in a text of ISS records. Never throws. */
export function dealOfRecord(text: string): Result<ReplayDeal> {
  const records = readRecords(text);
  if (!records.ok) return records;
  const [record] = records.value;
  if (!record?.ok) return record ?? { ok: false, refusal: errorOf("NO_RECORD") };
  const replay = replayRecord(record.value);
  if (!replay.ok) return replay;
  const { events, state, isOver } = replay.value;
  if (!isOver) return { ok: false, refusal: errorOf("RECORD_UNFINISHED") };
  const { facts } = record.value;
  const names = ["P0", "P1", "P2"].map((place) => facts.get(place) ?? "");
  const shown = events.map((event) => ({ ...event, at: 0, v: 1 })) as readonly ProjectedEvent[];
  const isNamed = names.some((name) => name !== "");
  return accepted(dealFromCode({ events: shown, state }, 1, isNamed ? names : []));
}
