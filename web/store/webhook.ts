import type { TableWebhookAsked } from "../../shared/protocol/notify-messages.ts";
import type { TableWebhookBody } from "../../shared/protocol/server-messages.ts";
import { type Answer, call, tablePath } from "./api.ts";

// The chat or the program that a table tells whom it waits for.

const at = (table: string): string => `${tablePath(table)}/webhook`;

export const readWebhook = (table: string): Answer<TableWebhookBody> => call("GET", at(table));

/** Calls the address once. The secret its messages are signed with is told in this answer alone. */
export const setWebhook = (table: string, asked: TableWebhookAsked): Answer<TableWebhookBody> =>
  call("POST", at(table), asked);

export const endWebhook = (table: string): Answer<TableWebhookBody> => call("DELETE", at(table));
