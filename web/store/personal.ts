import type {
  LineAsked,
  MuteAsked,
  NoteAsked,
  PlansAsked,
} from "../../shared/protocol/personal-messages.ts";
import type { NotesBody, PlansBody, TalkLine } from "../../shared/protocol/server-messages.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { type Answer, call, tablePath } from "./api.ts";

// What belongs to one person at a table: plans, notes, talk and whom not to hear.

interface TalkBody {
  readonly lines: readonly TalkLine[];
}

interface MutesBody {
  readonly muted: readonly Seat[];
}

/** A line somebody has pointed out to whoever opened the table. */
export interface ReportedLine extends TalkLine {
  readonly reports: number;
}

const at = (table: string, what: string): string => `${tablePath(table)}/${what}`;

export const readPlans = (table: string): Answer<PlansBody> => call("GET", at(table, "plans"));

/** Replaces all plans; whatever is planned for a turn that has come is done at once. */
export const writePlans = (table: string, asked: PlansAsked): Answer<PlansBody> =>
  call("PUT", at(table, "plans"), asked);

export const readNotes = (table: string): Answer<NotesBody> => call("GET", at(table, "notes"));

/** An empty text removes the note. */
export const writeNote = (table: string, asked: NoteAsked): Answer<NotesBody> =>
  call("PUT", at(table, "notes"), asked);

export const readTalk = (table: string): Answer<TalkBody> => call("GET", at(table, "talk"));

export const removeLine = (table: string, asked: LineAsked): Answer<TalkBody> =>
  call("DELETE", at(table, "talk"), asked);

export const reportLine = (table: string, asked: LineAsked): Answer<unknown> =>
  call("POST", at(table, "reports"), asked);

/** For whoever opened the table. */
export const readReports = (table: string): Answer<{ readonly reports: readonly ReportedLine[] }> =>
  call("GET", at(table, "reports"));

export const readMutes = (table: string): Answer<MutesBody> => call("GET", at(table, "mutes"));

export const mute = (table: string, asked: MuteAsked): Answer<MutesBody> =>
  call("PUT", at(table, "mutes"), asked);

/** Tells where this device's clock on the wall is. */
export const tellZone = (table: string, zone: string): Answer<unknown> =>
  call("PUT", at(table, "zone"), { zone });
