import type { PartBody, TablePart } from "../shared/protocol/my-data.ts";
import { codePath } from "../shared/protocol/replay-address.ts";
import { type Answer, answer } from "./answer.ts";
import { peopleOfInbox } from "./inboxes.ts";
import { mutedBy, notesOf } from "./notes.ts";
import { isOpener } from "./opener.ts";
import { isErased, nameOf } from "./people.ts";
import { plansBody } from "./plans.ts";
import { finishedDeals } from "./reading.ts";
import { type Memory, recall, type Table } from "./table.ts";
import { webhookBody } from "./table-webhook.ts";

/** What this table keeps about whoever has that inbox: one person, or more where somebody was replaced and came back. */
export function partHere(table: Table, inbox: string): Answer {
  const memory = recall(table);
  const people = memory ? peopleOfInbox(table.host, inbox) : [];
  const body: PartBody = {
    people: people.flatMap((person) => (memory ? partOf(table, memory, person) : [])),
  };
  return answer(body);
}

function partOf(table: Table, memory: Memory, person: string): TablePart {
  const { host } = table;
  const { state } = memory;
  const seat = state.players.find((player) => player?.person === person)?.seat ?? null;
  const opener = seat !== null && isOpener(host, seat);
  const [keys] = host.sql<{ n: number }>("SELECT count(*) AS n FROM keys WHERE person = ?", person);
  return {
    name: isErased(host, person) ? null : nameOf(host, person),
    ...{ seat, opener },
    keys: keys?.n ?? 0,
    offsets: (seat !== null && state.clock?.offsets[seat]) || null,
    plans: memory.plans.has(person) ? plansBody(memory, person) : null,
    notes: notesOf(host, person),
    muted: [...mutedBy(host, person)].map((other) => nameOf(host, other)),
    talk: host.sql<{ id: number; at: number; text: string }>(
      "SELECT id, at, text FROM talk WHERE person = ? ORDER BY id",
      person,
    ),
    reported: host.sql<{ line: number; at: number }>(
      "SELECT line, at FROM reports WHERE person = ? ORDER BY line",
      person,
    ),
    webhook:
      seat !== null && memory.webhook.kept?.by === seat ? webhookBody(host, memory).webhook : null,
    deals: finishedDeals(table, memory, true, person).map(({ n, code, record }) => ({
      ...{ n, record },
      link: code && codePath(code),
    })),
  };
}
