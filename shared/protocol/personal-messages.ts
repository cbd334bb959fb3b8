import * as v from "valibot";
import { LEADS, MOST_PLANNED_CARDS } from "../table/plans.ts";
import { MOST_DEALS } from "../table/rules.ts";
import { CardSchema, CountSchema, SeatSchema, TextSchema } from "./fields.ts";

// What belongs to one person and is nobody else's business: plans, notes, whom not to hear.

/** The highest game there is is worth 264; a plan beyond that is a slip. */
const HIGHEST_BID = 264;

/** `PUT /api/tables/:table/plans`: for the deal under way, in place of the plans before. */
export const PlansSchema = v.strictObject({
  upTo: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_BID))),
  cards: v.pipe(
    v.array(v.strictObject({ card: CardSchema, lead: v.picklist(LEADS) })),
    v.maxLength(MOST_PLANNED_CARDS),
  ),
  forced: v.boolean(),
});
export type PlansAsked = v.InferOutput<typeof PlansSchema>;

/** `PUT /api/tables/:table/notes`: to oneself, about one deal; an empty text removes it. */
export const NoteSchema = v.strictObject({
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DEALS)),
  text: v.union([v.pipe(v.string(), v.maxLength(0)), TextSchema]),
});
export type NoteAsked = v.InferOutput<typeof NoteSchema>;

/** `PUT /api/tables/:table/mutes`: whom the sender does not want to hear. */
export const MuteSchema = v.strictObject({ seat: SeatSchema, muted: v.boolean() });
export type MuteAsked = v.InferOutput<typeof MuteSchema>;

/** `POST /api/tables/:table/reports` and `DELETE /api/tables/:table/talk`: a line of free text. */
export const LineSchema = v.strictObject({ line: CountSchema });
export type LineAsked = v.InferOutput<typeof LineSchema>;
