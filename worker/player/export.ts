import type { MyData, PartBody } from "../../shared/protocol/my-data.ts";
import { type Answer, answer } from "../answer.ts";
import type { Host } from "../host.ts";
import { channelBody, channelsOf } from "./channels.ts";
import type { DeviceErrand } from "./device-errands.ts";
import type { InboxAddress } from "./identity.ts";
import { passkeysOf } from "./passkeys.ts";
import { isLaidOut } from "./schema.ts";
import { settingsOf } from "./settings.ts";
import { tablesOf } from "./tables.ts";

// Everything that is kept about a player, as one file.

type Part = (host: Host, address: InboxAddress) => unknown;

/**
 * What the file tells of each table of the player's object (schema.ts): everything in it but what opens something, such as hashes
 * of secrets and the addresses of subscriptions. A table that is neither here nor in `SECRET` fails a test.
 */
export const EXPORTED: Readonly<Record<string, Part>> = {
  devices: (host, { device }) =>
    host
      .sql<{ hash: string; name: string; added: number; seen: number; revoked: number }>(
        "SELECT hash, name, added, seen, revoked FROM devices ORDER BY added",
      )
      .map(({ hash, name, added, seen, revoked }) => ({
        ...{ name, added, seen },
        isHere: hash === device,
        isRevoked: revoked === 1,
      })),
  recovery: (host) => host.sql("SELECT made, expires, used FROM recovery ORDER BY made"),
  passkeys: (host) => passkeysOf(host).map(({ name, made, used }) => ({ name, made, used })),
  errands: (host) =>
    host
      .sql<{ body: string; next_try: number; tries: number }>(
        "SELECT body, next_try, tries FROM errands",
      )
      .map(({ body, next_try, tries }) => {
        const errand = JSON.parse(body) as DeviceErrand;
        const table = "table" in errand ? { table: errand.table } : {};
        return { what: errand.kind, ...table, nextTry: next_try, tries };
      }),
  moved: (host) => host.sql("SELECT inbox FROM moved"),
  tables: (host) => [
    ...tablesOf(host),
    ...host.sql('SELECT id AS "table", seq FROM tables WHERE body IS NULL'),
  ],
  since: (host) => host.sql('SELECT id AS "table", seq, at FROM since'),
  channels: (host, { device }) =>
    channelsOf(host).map((kept) => {
      const { origin, allowance } = kept;
      return { ...channelBody(host, device, kept), origin, allowance };
    }),
  letters: (host) =>
    host
      .sql<{ channel: string; body: string; next_try: number; tries: number }>(
        "SELECT channel, body, next_try, tries FROM letters",
      )
      .map(({ channel, body, next_try, tries }) => ({
        ...{ channel, tries, nextTry: next_try },
        letter: JSON.parse(body) as unknown,
      })),
  feed: (host) =>
    host
      .sql<{ nr: number; origin: string; is_open: number }>("SELECT nr, origin, is_open FROM feed")
      .map(({ nr, origin, is_open }) => ({ nr, origin, isOpen: is_open === 1 })),
  settings: (host) => [
    { ...settingsOf(host), ...host.sql("SELECT digest_at AS nextDigest FROM settings")[0] },
  ],
  reminders: (host) => host.sql('SELECT id AS "table", part, at FROM reminders'),
};

/** What is nobody's to read: the secret that links are signed with. */
export const SECRET: readonly string[] = ["signer"];

/** Asks a table what it keeps about whoever has that inbox. It may fail. */
export type PartOf = (table: string, inbox: string) => Promise<PartBody>;

/** So many tables are asked at a time: an object may call only so many others at once. */
const AT_ONCE = 20;

/** `GET /api/me/export`. */
export async function exportOf(host: Host, address: InboxAddress, partOf: PartOf): Promise<Answer> {
  const at = host.now();
  const isKept = isLaidOut(host);
  const player = Object.fromEntries(
    Object.entries(EXPORTED).map(([name, part]) => [name, isKept ? part(host, address) : []]),
  );
  const ids = isKept ? host.sql<{ id: string }>("SELECT id FROM tables").map(({ id }) => id) : [];
  const tables: MyData["tables"][number][] = [];
  const unreached: string[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const parts = await Promise.allSettled(some.map((table) => partOf(table, address.inbox)));
    for (const [i, table] of some.entries()) {
      const part = parts[i];
      if (part?.status === "fulfilled") tables.push({ table, ...part.value });
      else unreached.push(table);
    }
    for (const part of parts) if (part.status === "rejected") console.error(part.reason);
  }
  const about = "Everything that Fernskat keeps about you. Times are in ms since 1970.";
  const body: MyData = { about, at, player, tables, unreached };
  return answer(body);
}
