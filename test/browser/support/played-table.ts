import type { TableBody, TableOpenedBody } from "../../../shared/protocol/server-messages.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";

/** A table on which a series was played to its end, by programs. */
export interface PlayedTable {
  readonly table: string;
  readonly tokens: readonly string[];
}

/** Lets three programs play a series over HTTP: each bids once, plays Grand, and the first card that it may. */
export async function playedTable(
  url: string,
  names: readonly string[],
  deals: number,
): Promise<PlayedTable> {
  const call = async <T>(
    method: string,
    path: string,
    token: string,
    body?: object,
  ): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };
  const [opener = "", ...guests] = names;
  const opened = await call<TableOpenedBody>("POST", "/tables", "", {
    name: opener,
    rules: { deals },
  });
  const { table } = opened;
  const tokens = [opened.token];
  for (const [n, name] of guests.entries()) {
    const invite = opened.invites[n]?.url.split("#invite=")[1];
    const nonce = `${n + 1}`.repeat(32);
    const seat = await call<{ token: string }>("POST", `/tables/${table}/seats`, "", {
      invite,
      name,
      nonce,
    });
    tokens.push(seat.token);
  }
  for (let n = 0; ; n++) {
    const view = await call<TableBody>("GET", `/tables/${table}`, tokens[0] ?? "");
    if (view.state.phase === "finished") return { table, tokens };
    const token = tokens[view.state.deal?.toAct[0] ?? 0] ?? "";
    const own = await call<TableBody>("GET", `/tables/${table}`, token);
    await call("POST", `/tables/${table}/commands`, token, { id: `n${n}`, command: next(own) });
  }
}

function next({ legal, hand, state }: TableBody): SeatCommand {
  const find = (type: string) => legal.find((command) => command.type === type);
  const declare = legal.find((command) => command.type === "declare" && command.game === "G");
  const said = state.deal?.auction.length ?? 0;
  const call = said < 2 ? (find("bid") ?? find("hold")) : find("pass");
  const chosen = find("answer") ?? call ?? find("take-skat") ?? declare ?? find("play");
  if (!chosen) throw new Error("Nothing to do.");
  return chosen.type === "declare" ? { ...chosen, discard: hand.slice(0, 2) } : chosen;
}
