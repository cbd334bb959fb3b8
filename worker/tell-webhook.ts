import { assertNever } from "../shared/skat/refusal.ts";
import { setAlarm } from "./alarm.ts";
import { afterTry, mayTry, tomorrow } from "./notify/allowance.ts";
import { againAt } from "./notify/back-off.ts";
import type { WebhookChannel } from "./notify/channels.ts";
import type { Letter } from "./notify/notice.ts";
import type { Outcome } from "./notify/outcome.ts";
import { outgoing, setOutgoing } from "./outbox.ts";
import type { Memory, Table } from "./table.ts";
import { planWebhook, type Telling, tellingOf } from "./table-webhook.ts";
import { dropWebhook, keepWebhook, type TableWebhook } from "./webhook-row.ts";

/** Calls a webhook once. */
export type CallWebhook = (channel: WebhookChannel, letter: Letter) => Promise<Outcome>;

/** The object was woken: the webhook is told how the table stands now, if that is due. */
export async function tellWebhook(table: Table, memory: Memory, call: CallWebhook): Promise<void> {
  const { host } = table;
  const { webhook } = memory;
  if (webhook.isTelling) return;
  webhook.isTelling = true;
  try {
    const due = host.transact(() => dueNow(table, memory));
    if (!due) return;
    const { kept, telling, seq } = due;
    const outcome = await call(kept.channel, letterOf(kept, telling, seq));
    // Meanwhile the table may be gone, read anew from its log, or have another webhook.
    if (table.memory !== memory || webhook.kept?.channel.secret !== kept.channel.secret) return;
    host.transact(() => {
      take(table, memory, webhook.kept ?? kept, telling.key, outcome);
      setAlarm(host, memory, memory.state);
    });
  } finally {
    webhook.isTelling = false;
  }
}

interface Due {
  readonly kept: TableWebhook;
  readonly telling: Telling;
  readonly seq: number;
}

/** What is to be told now; null when it is too early, nothing is left to tell, or the webhook has had its share. */
function dueNow(table: Table, memory: Memory): Due | null {
  const { host } = table;
  const { state } = memory;
  const now = host.now();
  const { nextTry, tries } = outgoing(host, "webhook");
  if (nextTry === null || nextTry > now) return null;
  const { kept } = memory.webhook;
  const telling = kept && tellingOf(table, state, kept);
  const may = kept ? mayTry(kept.allowance, now) : "off";
  if (!kept || !telling || telling.key === kept.told || may === "off") {
    setOutgoing(host, "webhook", { doneSeq: state.seq, nextTry: null, tries: 0 });
    return null;
  }
  if (may === "tomorrow") {
    setOutgoing(host, "webhook", { doneSeq: state.seq, nextTry: tomorrow(now), tries });
    return null;
  }
  if (kept.since?.key === telling.key) return { kept, telling, seq: kept.since.seq };
  const since = { key: telling.key, seq: state.seq };
  keepWebhook(host, memory, { ...kept, since });
  return { kept, telling, seq: since.seq };
}

function letterOf(
  { language, zone, origin }: TableWebhook,
  { notice }: Telling,
  seq: number,
): Letter {
  return {
    id: `${notice.table}.${seq}.${notice.kind}`,
    about: { ...notice, seq },
    ...{ language, zone, origin, stop: "" },
  };
}

/** Notes what became of a call. */
function take(
  table: Table,
  memory: Memory,
  kept: TableWebhook,
  key: string,
  outcome: Outcome,
): void {
  const { host } = table;
  const now = host.now();
  const allowance = afterTry(kept.allowance, outcome, now);
  switch (outcome.kind) {
    case "sent":
      setOutgoing(host, "webhook", { doneSeq: memory.state.seq, nextTry: null, tries: 0 });
      keepWebhook(host, memory, { ...kept, allowance, told: key, since: null });
      // Something may have happened in the meantime.
      planWebhook(table, memory, memory.state);
      break;
    case "gone":
      dropWebhook(host, memory);
      break;
    case "again": {
      keepWebhook(host, memory, { ...kept, allowance });
      const { doneSeq, tries } = outgoing(host, "webhook");
      const nextTry = mayTry(allowance, now) === "off" ? null : againAt(outcome, tries, now);
      setOutgoing(host, "webhook", { doneSeq, nextTry, tries: tries + 1 });
      break;
    }
    default:
      assertNever(outcome);
  }
}
