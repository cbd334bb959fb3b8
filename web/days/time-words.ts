import { html, type TemplateResult } from "lit";
import { localeOf } from "../../shared/protocol/languages.ts";
import { language } from "../messages/messages.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Beyond this the name of the weekday alone could be taken for that of this week. */
const WEEK_MS = 6 * DAY_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it, and a long list has a moment in every line. */
function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeOf(language());
  const name = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(name, known);
  return known;
}

/** A length of time as a chess clock shows it: "5:00", "1:02:09". What has begun counts as a second. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const two = (value: number): string => `${value}`.padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** A length of time in hours: "72 hours". Rounded down. */
export function hoursText(ms: number): string {
  return new Intl.NumberFormat(localeOf(language()), {
    style: "unit",
    unit: "hour",
    unitDisplay: "long",
  }).format(Math.floor(ms / HOUR_MS));
}

/** A moment on the reader's own wall clock: "Tue, 1 Dec, 18:00"; today's is the time alone. */
export function momentText(at: number, now: number): string {
  const format = (options: Intl.DateTimeFormatOptions): string => dateFormat(options).format(at);
  const time = { hour: "numeric", minute: "2-digit" } as const;
  if (new Date(at).toDateString() === new Date(now).toDateString()) return format(time);
  const isNear = at > now && at - now < WEEK_MS;
  return format({
    weekday: "short",
    ...(!isNear && { day: "numeric", month: "short" }),
    ...(Math.abs(at - now) > 300 * DAY_MS && { year: "numeric" }),
    ...time,
  });
}

/** How far off a moment is: "in 2 days", "3 hours ago". The last minutes are rounded down: nobody is promised time there is not. */
export function distanceText(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language()), { numeric: "always" });
  const away = at - now;
  const [size, unit] = unitOf(Math.abs(away));
  const many = away / size;
  return format.format(size >= HOUR_MS ? Math.round(many) : Math.trunc(many), unit);
}

function unitOf(ms: number): readonly [number, Intl.RelativeTimeFormatUnit] {
  if (ms >= 2 * DAY_MS) return [DAY_MS, "day"];
  if (ms >= 2 * HOUR_MS) return [HOUR_MS, "hour"];
  if (ms >= MINUTE_MS) return [MINUTE_MS, "minute"];
  return [SECOND_MS, "second"];
}

/** A moment as an element that programs can read as well. */
export function momentTime(at: number, now: number): TemplateResult {
  const full = dateFormat({ dateStyle: "full", timeStyle: "short" }).format(at);
  return html`<time datetime=${new Date(at).toISOString()} title=${full}>${momentText(at, now)}</time>`;
}
