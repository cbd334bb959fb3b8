import type { Language } from "../shared/protocol/languages.ts";
import type { Seat } from "../shared/skat/seats.ts";
import type { TableHost } from "./host.ts";
import type { Allowance } from "./notify/allowance.ts";
import type { WebhookChannel } from "./notify/channels.ts";
import { setOutgoing } from "./outbox.ts";
import type { Memory } from "./table.ts";

/** Where a table tells how it stands, and what it has told. */
export interface TableWebhook {
  readonly channel: WebhookChannel;
  readonly language: Language;
  readonly zone: string;
  /** This server as the opener knows it. */
  readonly origin: string;
  /** Who has set it up: at the next table of the same people somebody else may be the opener. */
  readonly by: Seat;
  readonly allowance: Allowance;
  /** What was told last, as `Telling.key`; empty when it is not so any more. */
  readonly told: string;
  /** Since which event what is to be told next is so: its id stays the same however often it is tried. */
  readonly since: { readonly key: string; readonly seq: number } | null;
}

/** A webhook as it is set up, or goes along to the next table: nothing was told there yet. */
export type FreshWebhook = Omit<TableWebhook, "allowance" | "told" | "since">;

/** What is kept in mind of it. */
export interface KeptWebhook {
  kept: TableWebhook | null;
  /** Whether it is being called at this moment. */
  isTelling: boolean;
}

type WebhookRow = { body: string };

export function readWebhook(host: TableHost): KeptWebhook {
  const [row] = host.sql<WebhookRow>("SELECT body FROM webhook");
  return { kept: row ? (JSON.parse(row.body) as TableWebhook) : null, isTelling: false };
}

export function keepWebhook(host: TableHost, { webhook }: Memory, kept: TableWebhook): void {
  host.sql("INSERT OR REPLACE INTO webhook(id, body) VALUES (1, ?)", JSON.stringify(kept));
  webhook.kept = kept;
}

/** Forgets the webhook and whatever was to be told there. */
export function dropWebhook(host: TableHost, { webhook, state }: Memory): void {
  if (!webhook.kept) return;
  host.sql("DELETE FROM webhook");
  setOutgoing(host, "webhook", { doneSeq: state.seq, nextTry: null, tries: 0 });
  webhook.kept = null;
}
