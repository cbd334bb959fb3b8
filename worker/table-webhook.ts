import type { TableWebhookBody } from "../shared/protocol/server-messages.ts";
import type { Seat } from "../shared/skat/seats.ts";
import type { TableState } from "../shared/table/state.ts";
import { turnsOf, waitedFor } from "../shared/table/turns.ts";
import { setAlarm } from "./alarm.ts";
import { type Answer, answer, refusal } from "./answer.ts";
import type { TableHost } from "./host.ts";
import { isLooking } from "./inboxes.ts";
import { FRESH, mayTry } from "./notify/allowance.ts";
import type { Notice } from "./notify/notice.ts";
import { listed } from "./notify/text.ts";
import { isOpener } from "./opener.ts";
import { outgoing, setOutgoing } from "./outbox.ts";
import { isErased, nameOf } from "./people.ts";
import type { Memory, Table } from "./table.ts";
import { dropWebhook, type FreshWebhook, keepWebhook, type TableWebhook } from "./webhook-row.ts";

// A table can tell a chat, or a program, whom it waits for. Its opener sets that up.

/** Something that a table has to tell. */
export interface Telling {
  /** Differs when there is something new to tell. */
  readonly key: string;
  readonly notice: Omit<Notice, "seq">;
}

/** What lasts no longer than this is not told: of many acts in a row the chat hears the last. */
const SETTLES_MS = 15_000;

/**
 * Sees to it that the webhook will be told, inside a transaction and before the alarm is set. A table without one, or that has
 * told already how it stands, writes nothing.
 */
export function planWebhook(table: Table, memory: Memory, state: TableState): void {
  const { host } = table;
  const { kept } = memory.webhook;
  if (!kept || mayTry(kept.allowance, host.now()) === "off") return;
  const key = tellingOf(table, state, kept)?.key ?? "";
  if (key === kept.told) return;
  if (kept.told !== "") keepWebhook(host, memory, { ...kept, told: "" });
  const { nextTry } = outgoing(host, "webhook");
  if (key === "" || nextTry !== null) return;
  setOutgoing(host, "webhook", {
    ...{ doneSeq: state.seq, tries: 0 },
    nextTry: host.now() + SETTLES_MS,
  });
}

/** Somebody has left who was looking at the table, and did not have to be called. */
export function webhookAfterLeaving(table: Table, memory: Memory): void {
  const { host } = table;
  if (!memory.webhook.kept) return;
  host.transact(() => {
    planWebhook(table, memory, memory.state);
    setAlarm(host, memory, memory.state);
  });
}

/**
 * What there is to tell: whom the table waits for, unless they are looking at it; that it will be deleted; that the series is
 * over. A live table calls nobody.
 */
export function tellingOf(
  table: Table,
  state: TableState,
  { language }: Pick<TableWebhook, "language">,
): Telling | null {
  const { rules, deal, deletesAt, phase } = state;
  const nameAt = (seat: Seat) => nameOf(table.host, state.players[seat]?.person ?? "");
  const common = {
    table: state.table,
    name: listed(
      state.players.flatMap((player) => (player?.kind === "human" ? nameAt(player.seat) : [])),
      language,
    ),
    n: deal?.n ?? null,
    of: rules.limit === undefined ? rules.deals : null,
  };
  if (phase === "finished")
    return { key: "finished", notice: { kind: "finished", ...common, deadline: null } };
  if (deletesAt !== null)
    return {
      key: `expiry ${deletesAt}`,
      notice: { kind: "expiry", ...common, deadline: deletesAt },
    };
  if (rules.pace.kind === "live") return null;
  const waiting = waitedFor(state);
  if (waiting.every((seat) => isLooking(table.connections(), seat))) return null;
  const deadline = turnsOf(state).find(({ isOwnTurn }) => isOwnTurn)?.deadline ?? null;
  return {
    key: `turn ${waiting}`,
    notice: { kind: "turn", ...common, deadline, who: waiting.map(nameAt) },
  };
}

/** What the opener may ask about it. The webhook itself has been tried before it comes here (app.ts). */
export type WebhookWish =
  | { readonly what: "see" }
  | { readonly what: "set"; readonly webhook: Omit<FreshWebhook, "by"> }
  | { readonly what: "drop" };

/** `GET`, `POST` and `DELETE /api/tables/:table/webhook`. */
export function webhookHere(table: Table, memory: Memory, by: Seat, wish: WebhookWish): Answer {
  const { host } = table;
  if (!seesToWebhook(host, memory, by)) return refusal("ONLY_OPENER");
  switch (wish.what) {
    case "see":
      return answer(webhookBody(host, memory));
    case "set": {
      const { webhook } = wish;
      host.transact(() => startWebhook(table, memory, { ...webhook, by }));
      const { secret } = webhook.channel;
      return answer({ ...webhookBody(host, memory), secret }, 201);
    }
    case "drop":
      host.transact(() => dropWebhook(host, memory));
      return answer(webhookBody(host, memory));
  }
}

/** Whether a seat may see, set up and end the webhook: whoever has opened the table, or has set it up before. */
export function seesToWebhook(host: TableHost, { webhook: { kept } }: Memory, seat: Seat): boolean {
  return isOpener(host, seat) || kept?.by === seat;
}

/** From now on that webhook is told, in place of any other. To be called inside a transaction. */
export function startWebhook(table: Table, memory: Memory, webhook: FreshWebhook): void {
  const { host } = table;
  dropWebhook(host, memory);
  keepWebhook(host, memory, { ...webhook, allowance: FRESH, told: "", since: null });
  planWebhook(table, memory, memory.state);
  setAlarm(host, memory, memory.state);
}

/** What goes along to the next table of the same people: not what has failed too often, nor what somebody erased has set up. */
export function webhookAlong(
  { host }: Table,
  { webhook: { kept }, state }: Memory,
): FreshWebhook | null {
  if (!kept || mayTry(kept.allowance, host.now()) === "off") return null;
  const { channel, language, zone, origin, by } = kept;
  return isErased(host, state.players[by]?.person ?? "")
    ? null
    : { channel, language, zone, origin, by };
}

/** The webhook as whoever sees to it does. */
export function webhookBody(host: TableHost, { webhook: { kept } }: Memory): TableWebhookBody {
  if (!kept) return { webhook: null };
  const { channel, language, zone, allowance } = kept;
  return {
    webhook: {
      // The rest of an address may be as good as a password.
      ...{ format: channel.format, host: new URL(channel.url).host, language, zone },
      failures: allowance.failures,
      isOff: mayTry(allowance, host.now()) === "off",
    },
  };
}
