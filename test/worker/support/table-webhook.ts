import type { TableWebhookBody } from "../../../shared/protocol/server-messages.ts";
import { withMailbox } from "./mailbox.ts";
import { ask, bearer, type ErrorReply, type Seated, seatEverybody } from "./table.ts";
import { pass, ring } from "./time.ts";

export const SECOND = 1_000;
/** What lasts no longer is not told. */
export const SETTLES = 15 * SECOND;
export const DAYS = { pace: { kind: "days", days: 3, weekendsOff: false } };

/** What somebody asks about the webhook of a table. */
export const webhook = (method: string, { table }: Seated, token: string, body?: object) =>
  ask<TableWebhookBody & ErrorReply>(method, `/api/tables/${table}/webhook`, body, bearer(token));

/** Gives every test of a file a mailbox, and tables that tell it whom they wait for. */
export function withWebhook() {
  const box = withMailbox();

  /** A table of three people over days whose opener has set a webhook up. */
  async function tableWithWebhook(rules: object = DAYS) {
    const seated = await seatEverybody({ name: "Anna", rules: { deals: 3, ...rules } });
    await box.answers({ body: "{challenge}" }, { status: 200 });
    const asked = { format: "json", url: box.hook, language: "de", zone: "Europe/Berlin" };
    const set = await webhook("POST", seated, seated.tokens[0] ?? "", asked);
    return { ...seated, set };
  }

  /** Everything that came but the challenge. */
  const told = async () => (await box.received()).slice(1).map(({ text }) => JSON.parse(text));

  return { box, tableWithWebhook, told };
}

/** Lets time pass, and the table's alarm ring. */
export async function later(table: string, ms: number): Promise<void> {
  pass(ms);
  await ring(table);
}
