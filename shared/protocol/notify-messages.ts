import * as v from "valibot";
import { ZoneSchema } from "./fields.ts";
import { LANGUAGES } from "./languages.ts";

// How somebody wants to be reached who is not at the table.

const LONGEST_ADDRESS = 2_000;
const base64url = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`)));

/** A browser's subscription as `PushSubscription.toJSON()` tells it: a point of P-256 and 16 bytes. */
export const PushSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS), v.url()),
  keys: v.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type PushAsked = v.InferOutput<typeof PushSchema>;

/** A webhook; which addresses may be called is for the worker to tell. */
export const WebhookSchema = v.strictObject({
  format: v.picklist(["json", "discord", "slack", "matrix"]),
  url: v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS), v.url()),
});
export type WebhookAsked = v.InferOutput<typeof WebhookSchema>;

/** `POST /api/tables/:table/webhook`, by the opener: a webhook, and how to speak to it. */
export const TableWebhookSchema = v.strictObject({
  ...WebhookSchema.entries,
  language: v.exactOptional(v.picklist(LANGUAGES)),
  zone: v.exactOptional(ZoneSchema),
});
export type TableWebhookAsked = v.InferOutput<typeof TableWebhookSchema>;

/** A time of day on the player's wall, `07:30`. */
const TimeOfDaySchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** `PUT /api/me/settings`: how the player wants to be told, as a whole. */
export const SettingsSchema = v.strictObject({
  language: v.picklist(LANGUAGES),
  /** Empty for UTC. */
  zone: v.union([v.literal(""), ZoneSchema]),
  /** Also while looking at the table. */
  always: v.boolean(),
  /** When nothing is sent; it comes afterwards. */
  quiet: v.nullable(v.strictObject({ from: TimeOfDaySchema, to: TimeOfDaySchema })),
  /** Once a day at that time, in place of a message for every turn at a table over days. */
  digest: v.nullable(TimeOfDaySchema),
});
export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>;

/** The longest address there is (RFC 5321, 4.5.3.1). */
const LONGEST_MAIL_ADDRESS = 254;

export const MailSchema = v.strictObject({
  address: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_MAIL_ADDRESS), v.email()),
});
export type MailAsked = v.InferOutput<typeof MailSchema>;
