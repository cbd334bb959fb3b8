import type { DealBody, SeriesBody } from "../../shared/protocol/deal-body.ts";
import type { MeBody } from "../../shared/protocol/inbox-messages.ts";
import type { CommandBody, OpenTable, SitDown } from "../../shared/protocol/messages.ts";
import type { Invited, Rematch, SeatBot } from "../../shared/protocol/seating-messages.ts";
import type {
  EventsBody,
  SeatedBody,
  TableBody,
  TableOpenedBody,
} from "../../shared/protocol/server-messages.ts";
import { accepted, type Result } from "../../shared/skat/refusal.ts";
import type { Invite } from "./invites.ts";

/** Nothing came back: no net, or no server. A code of our own among those of the server. */
export const UNREACHABLE = "UNREACHABLE";

/** What the server answers, or why not; a net that failed is a refusal as well. */
export type Answer<T> = Promise<Result<T>>;

/** Which server is asked, and by whom. */
export interface Server {
  /** Its origin; "" is the page's own. */
  readonly origin: string;
  /** The seat of whoever asks from another site's page, where our cookie is not sent; null for anybody. */
  readonly token: string | null;
}

/** The page's own origin; the seat travels in a cookie no script can read. */
export const HERE: Server = { origin: "", token: null };

export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  server = HERE,
): Answer<T> {
  const { origin, token } = server;
  try {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return response.ok ? accepted(answer as T) : refusalIn(answer);
  } catch {
    return { ok: false, refusal: { code: UNREACHABLE, message: "The server was not reached." } };
  }
}

function refusalIn(answer: unknown): Awaited<Answer<never>> {
  const { error } = answer as { error: { code: string; message: string } };
  return { ok: false, refusal: error };
}

export const tablePath = (table: string): string => `/tables/${encodeURIComponent(table)}`;

/** Opens a table. Harmless to repeat with the same id after an answer was lost. */
export const openTable = (asked: OpenTable): Answer<TableOpenedBody> =>
  call("POST", "/tables", asked);

/** Takes a seat. Harmless to repeat with the same invite and token. */
export const sitDown = (table: string, asked: SitDown): Answer<SeatedBody> =>
  call("POST", `${tablePath(table)}/seats`, asked);

/** The table as this browser may see it. */
export const readTable = (table: string, server?: Server): Answer<TableBody> =>
  call("GET", tablePath(table), undefined, server);

/** All tables of this browser's player. */
export const readMe = (): Answer<MeBody> => call("GET", "/me");

/** Takes a table off the player's list. */
export const forgetTable = (table: string): Answer<MeBody> =>
  call("DELETE", `/me${tablePath(table)}`);

/** A finished deal with all its cards. */
export const readDeal = (table: string, n: number, server?: Server): Answer<DealBody> =>
  call("GET", `${tablePath(table)}/deals/${n}`, undefined, server);

/** All finished deals of a table, as one link and as records. */
export const readSeries = (table: string, named: boolean): Answer<SeriesBody> =>
  call("GET", `${tablePath(table)}/series?names=${named ? "yes" : "no"}`);

/** One command outside a socket: for what has to be said before one is opened. */
export const giveCommand = (table: string, asked: CommandBody): Answer<EventsBody> =>
  call("POST", `${tablePath(table)}/commands`, asked);

/** Puts a bot on an empty chair; for whoever opened the table. */
export const seatBot = (table: string, asked: SeatBot): Answer<unknown> =>
  call("POST", `${tablePath(table)}/bots`, asked);

/** Which chairs a link still leads to; for whoever opened the table. */
export const listInvites = (
  table: string,
): Answer<{ readonly invites: readonly Pick<Invite, "seat">[] }> =>
  call("GET", `${tablePath(table)}/invites`);

/** A new link to a chair. */
export const makeInvite = (table: string, asked: Invited): Answer<Invite> =>
  call("POST", `${tablePath(table)}/invites`, asked);

export const withdrawInvite = (table: string, asked: Invited): Answer<unknown> =>
  call("DELETE", `${tablePath(table)}/invites`, asked);

/** The same people at another table; everybody who asks gets the same one. */
export const playOn = (table: string, asked: Rematch): Answer<TableOpenedBody> =>
  call("POST", `${tablePath(table)}/rematch`, asked);
