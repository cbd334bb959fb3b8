import { setAlarm } from "./alarm.ts";
import { type InboxAnswer, type InboxMessage, standingOf } from "./inbox-message.ts";
import { dropInbox, isLooking, keepFormer, keepInbox, type Listed } from "./inboxes.ts";
import { outgoing, retryAt, setOutgoing } from "./outbox.ts";
import { isErased, nameOf } from "./people.ts";
import type { InboxAddress } from "./player/identity.ts";
import type { Memory, Table } from "./table.ts";

/** Reaches an inbox, which is another object: it may fail, and what was told may be told again. */
export type TellInbox = (address: InboxAddress, message: InboxMessage) => Promise<InboxAnswer>;

/** Tells the inboxes how the table stands, if that is due or somebody who is not looking has to hear of it. */
export async function tellInboxes(table: Table, memory: Memory, tell: TellInbox): Promise<void> {
  const { inboxes } = memory;
  const { host } = table;
  if (inboxes.isTelling) return;
  inboxes.isTelling = true;
  try {
    while (isDue(table, memory)) {
      inboxes.due = null;
      inboxes.isUrgent = false;
      const { seq } = memory.state;
      const told = await Promise.allSettled(
        [...inboxes.of].map(async ([person, listed]) => {
          const message = messageFor(table, memory, person);
          return { person, listed, message, answer: await tell(addressIn(listed), message) };
        }),
      );
      // Meanwhile the table may be gone, or read anew from its log: then it tells by itself what is still to be told.
      if (table.memory !== memory) return;
      const failures = told.filter(({ status }) => status === "rejected");
      host.transact(() => {
        for (const one of told) if (one.status === "fulfilled") take(table, memory, one.value);
        if (failures.length > 0) tryLater(table, memory);
        else setOutgoing(host, "inbox", { doneSeq: seq, nextTry: null, tries: 0 });
        setAlarm(host, memory, memory.state);
      });
      for (const failure of failures) console.error((failure as PromiseRejectedResult).reason);
      if (failures.length > 0) return;
    }
  } finally {
    inboxes.isTelling = false;
  }
}

function isDue({ host }: Table, { inboxes }: Memory): boolean {
  return inboxes.isUrgent || (inboxes.due !== null && inboxes.due <= host.now());
}

const addressIn = ({ inbox, device, isFirst }: Listed): InboxAddress => ({
  inbox,
  device,
  isFirst,
});

/** What somebody's inbox is to hear now. */
function messageFor(table: Table, { state }: Memory, person: string): InboxMessage {
  const { host } = table;
  const standing = isErased(host, person)
    ? null
    : standingOf(state, person, (other) => nameOf(host, other));
  if (!standing) return { kind: "left", table: state.table, seq: state.seq };
  return { kind: "stands", standing, isLooking: isLooking(table.connections(), standing.seat) };
}

/** Notes what an inbox has answered. */
function take(
  { host }: Table,
  memory: Memory,
  told: {
    readonly person: string;
    readonly listed: Listed;
    readonly message: InboxMessage;
    readonly answer: InboxAnswer;
  },
): void {
  const { person, listed, message, answer } = told;
  const isForgotten = memory.state.phase === "finished" && isErased(host, person);
  if (message.kind === "left" && !isForgotten) keepFormer(host, person, listed.inbox);
  if (message.kind === "left" || !answer.isKnown) dropInbox(host, memory, person);
  else if (answer.always !== listed.always)
    keepInbox(host, memory, person, { ...listed, always: answer.always });
}

function tryLater({ host }: Table, { inboxes }: Memory): void {
  const { doneSeq, tries } = outgoing(host, "inbox");
  const nextTry = retryAt(host.now(), tries);
  setOutgoing(host, "inbox", { doneSeq, nextTry, tries: tries + 1 });
  inboxes.due = nextTry;
}
