import type { Settings } from "../../shared/protocol/notify-messages.ts";
import type { Host } from "../host.ts";
import { minutesOnWall, nextOnWall } from "../zones.ts";
import { isLaidOut } from "./schema.ts";

// How the player wants to be told.

export const DEFAULTS: Settings = {
  language: "en",
  zone: "",
  always: false,
  quiet: null,
  digest: null,
};

type SettingsRow = { body: string };

export function settingsOf(host: Host): Settings {
  if (!isLaidOut(host)) return DEFAULTS;
  const [row] = host.sql<SettingsRow>("SELECT body FROM settings");
  return row ? (JSON.parse(row.body) as Settings) : DEFAULTS;
}

/** Whether the player, or a browser for him, has said how he wants to be told. */
export function hasSettings(host: Host): boolean {
  return host.sql("SELECT 1 AS one FROM settings").length > 0;
}

export function keepSettings(host: Host, settings: Settings): void {
  host.sql(
    "INSERT OR REPLACE INTO settings(id, body, digest_at) VALUES (1, ?, ?)",
    JSON.stringify(settings),
    nextDigestAfter(settings, host.now()),
  );
}

/** Until somebody says otherwise, the player reads what the browser does that first asked to be told. */
export function suggestReading(
  host: Host,
  { language, zone }: Pick<Settings, "language" | "zone">,
) {
  if (hasSettings(host)) return;
  keepSettings(host, { ...DEFAULTS, language, zone });
}

/** When the next digest goes out, in ms since 1970; null where there is none. */
export function digestAt(host: Host): number | null {
  if (!isLaidOut(host)) return null;
  const [row] = host.sql<{ digest_at: number | null }>("SELECT digest_at FROM settings");
  return row?.digest_at ?? null;
}

/** The digest has gone out: the next one is that of tomorrow. */
export function digestDone(host: Host): void {
  const next = nextDigestAfter(settingsOf(host), host.now());
  host.sql("UPDATE settings SET digest_at = ?", next);
}

function nextDigestAfter({ digest, zone }: Settings, now: number): number | null {
  return digest === null ? null : nextOnWall(zone, minutesIn(digest), now);
}

/** The earliest that something may be sent: now, or when the quiet hours are over; in ms since 1970. */
export function notBefore({ quiet, zone }: Settings, now: number): number {
  if (!quiet) return now;
  const [from, to] = [minutesIn(quiet.from), minutesIn(quiet.to)];
  const at = minutesOnWall(zone, now);
  const isQuiet = from <= to ? from <= at && at < to : at >= from || at < to;
  return isQuiet ? nextOnWall(zone, to, now) : now;
}

function minutesIn(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(":").map(Number);
  return hours * 60 + minutes;
}
