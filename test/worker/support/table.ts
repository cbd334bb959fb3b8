import { exports } from "cloudflare:workers";
import type {
  EventsBody,
  TableBody,
  TableOpenedBody,
} from "../../../shared/protocol/server-messages.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";

export const ORIGIN = "http://fernskat.test";

/** One request to the worker, as a program sends it: no cookies, no Origin. */
export function call(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new URL(path, ORIGIN).href, init);
}

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  readonly headers: Headers;
}

export interface ErrorReply {
  readonly error: { readonly code: string; readonly message: string };
}

/** One request with JSON both ways. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply<T>> {
  const response = await call(path, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text), text, headers: response.headers };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A table with all its people, each with a token. */
export interface Seated {
  readonly table: string;
  /** By seat; empty for bots. */
  readonly tokens: readonly string[];
  readonly opened: TableOpenedBody;
}

export const secretOf = (url: string): string => url.split("#invite=")[1] ?? "";

/** Opens a table and lets everybody sit down who was invited. */
export async function seatEverybody(asked: Record<string, unknown> = {}): Promise<Seated> {
  const { body: opened, status } = await ask<TableOpenedBody>("POST", "/api/tables", asked);
  if (status !== 201) throw new Error(JSON.stringify(opened));
  const tokens: string[] = [];
  tokens[opened.seat] = opened.token;
  for (const { seat, url } of opened.invites) {
    if (seat === null) continue;
    const { body } = await ask<{ token: string }>("POST", `/api/tables/${opened.table}/seats`, {
      invite: secretOf(url),
      name: `Guest ${seat}`,
    });
    tokens[seat] = body.token;
  }
  return { table: opened.table, tokens, opened };
}

export async function look(table: string, token?: string): Promise<TableBody> {
  const { body } = await ask<TableBody>(
    "GET",
    `/api/tables/${table}`,
    undefined,
    token === undefined ? {} : bearer(token),
  );
  return body;
}

let counted = 0;

export function send(
  table: string,
  token: string,
  command: SeatCommand,
  id = `c${counted++}`,
): Promise<Reply<EventsBody & ErrorReply>> {
  return ask("POST", `/api/tables/${table}/commands`, { id, command }, bearer(token));
}

/** What a seat that wants to play does next: it bids once, plays Grand, and the first card that it may. */
export function nextCommand({ legal, hand, state }: TableBody): SeatCommand {
  const find = (type: string) => legal.find((command) => command.type === type);
  const declare = legal.find((command) => command.type === "declare" && command.game === "G");
  const said = state.deal?.auction.length ?? 0;
  const call = said < 2 ? (find("bid") ?? find("hold")) : find("pass");
  const chosen = find("answer") ?? call ?? find("take-skat") ?? declare ?? find("play");
  if (!chosen) throw new Error(`Nothing to do: ${JSON.stringify(legal)}`);
  if (chosen.type !== "declare") return chosen;
  return { ...chosen, discard: hand.slice(0, 2) };
}

/** Lets everybody act in turn until `until` holds; answers how many commands that took. */
export async function playUntil(
  { table, tokens }: Seated,
  until: (view: TableBody) => boolean,
): Promise<number> {
  for (let n = 0; n < 2000; n++) {
    const view = await look(
      table,
      tokens.findLast((token) => token),
    );
    if (until(view)) return n;
    const seat = view.state.deal?.toAct[0];
    if (seat === undefined) throw new Error("Nobody is to act.");
    const token = tokens[seat] ?? "";
    const { status, text } = await send(table, token, nextCommand(await look(table, token)));
    if (status !== 200) throw new Error(text);
  }
  throw new Error("This takes too long.");
}
