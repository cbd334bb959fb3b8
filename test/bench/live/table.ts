import type { TableOpenedBody } from "../../../shared/protocol/server-messages.ts";
import { PROTOCOL_VERSION } from "../../../shared/protocol/version.ts";
import { fold } from "../../../shared/table/evolve.ts";
import { initialState, type TableState } from "../../../shared/table/state.ts";
import { toAct } from "../../../shared/table/to-act.ts";
import { viewOf } from "../../../shared/table/views.ts";
import { type Dice, diceFrom } from "../../protocol/random-deal.ts";
import { commandFor } from "../fold.ts";
import { type BenchSocket, connect } from "./socket.ts";

/** A table with three people at it and somebody watching, all through sockets. */
export interface LiveTable {
  readonly id: string;
  readonly sockets: readonly BenchSocket[];
  /** What each seat knows, folded as a browser does. */
  readonly states: TableState[];
  readonly dice: Dice;
}

/** As a browser posts: whoever sends its origin has a list of tables, which the table keeps up to date. */
async function post<T>(url: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json", origin: new URL(url).origin };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

/** Opens a table, lets three people sit down and connects them and one spectator. */
export async function liveTable(url: string, deals: number, seed: number): Promise<LiveTable> {
  const opened = await post<TableOpenedBody>(`${url}/api/tables`, { rules: { deals } });
  const tokens = [opened.token];
  for (const { seat, url: invite } of opened.invites) {
    if (seat === null) continue;
    const secret = invite.split("#invite=")[1] ?? "";
    const body = { invite: secret, name: `Guest ${seat}` };
    const seated = await post<{ token: string }>(`${url}/api/tables/${opened.table}/seats`, body);
    tokens[seat] = seated.token;
  }
  const path = `${url.replace("http", "ws")}/api/tables/${opened.table}/socket`;
  const states = tokens.map(initialState);
  const sockets: BenchSocket[] = [];
  for (const token of [...tokens, undefined]) {
    const seat = sockets.length;
    const socket = await connect(path);
    socket.onFrame((frame) => {
      const state = states[seat];
      if (frame.kind === "events" && state) states[seat] = fold(state, frame.events);
    });
    const first = socket.next("events");
    socket.send({ kind: "hello", protocol: PROTOCOL_VERSION, after: 0, ...(token && { token }) });
    await first;
    sockets.push(socket);
  }
  return { id: opened.table, sockets, states, dice: diceFrom(seed) };
}

/** Which seat acts next and what it says, from what that seat knows; null when the series is over. */
export function nextMove({ states, dice }: LiveTable): { seat: number; command: unknown } | null {
  const most = states.reduce((best, state) => (state.seq > best.seq ? state : best));
  const [seat] = toAct(most);
  const seen = seat === undefined ? undefined : states[seat];
  if (seat === undefined || !seen) return null;
  return { seat, command: commandFor(dice, viewOf(seen, seat, [])) };
}
