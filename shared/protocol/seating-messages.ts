import * as v from "valibot";
import { BOT_LEVELS } from "../table/rules.ts";
import { NameSchema, NonceSchema, SeatSchema, TokenSchema, ZoneSchema } from "./fields.ts";

// What people at a table may ask for beside the game: chairs, invitations, names, and another series.

/** `POST /api/tables/:table/bots`, by the opener: a bot takes an empty chair. */
export const SeatBotSchema = v.strictObject({
  seat: SeatSchema,
  level: v.exactOptional(v.picklist(BOT_LEVELS)),
});
export type SeatBot = v.InferOutput<typeof SeatBotSchema>;

/** `POST` and `DELETE /api/tables/:table/invites`, by the opener: a chair, or null for the group's link. */
export const InvitedSchema = v.strictObject({ seat: v.nullable(SeatSchema) });
export type Invited = v.InferOutput<typeof InvitedSchema>;

/** `PUT /api/tables/:table/name`: what the sender wants to be called. */
export const RenameSchema = v.strictObject({ name: NameSchema });
export type Rename = v.InferOutput<typeof RenameSchema>;

/** `PUT /api/tables/:table/zone`: where the sender's clock on the wall is, for weekends. */
export const ZonedSchema = v.strictObject({ zone: ZoneSchema });
export type Zoned = v.InferOutput<typeof ZonedSchema>;

/** `POST /api/tables/:table/rematch`. */
export const RematchSchema = v.strictObject({
  token: v.exactOptional(TokenSchema),
  nonce: v.exactOptional(NonceSchema),
  zone: v.exactOptional(ZoneSchema),
});
export type Rematch = v.InferOutput<typeof RematchSchema>;
