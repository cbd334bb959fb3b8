import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { HOUR_MS } from "../limits.ts";
import { type Feed, noticeOf } from "./feed.ts";
import { textOfNotice } from "./text.ts";
import { WORDS } from "./words/index.ts";

/** How much of a day the end of somebody's time takes up. */
const EVENT_MS = HOUR_MS / 2;
/** How long before it a calendar rings, in seconds. */
const ALARM_BEFORE = 3 * 60 * 60;
/** How often a calendar looks for news, in seconds. */
const REFRESH = 15 * 60;

/**
 * What a calendar holds that has no event: RFC 5545 (3.4) wants a component in each, and there are programs that refuse one
 * without. A zone is shown to nobody.
 */
const ZONE_ALONE = [
  ...["BEGIN:VTIMEZONE", "TZID:Etc/UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
  ...["TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "TZNAME:UTC", "END:STANDARD", "END:VTIMEZONE"],
].join("\r\n");

/**
 * A player's deadlines as a calendar (RFC 5545): one event a table, which ends when the player's time does. It keeps its UID,
 * so that it moves when the deadline does, and is not there while nobody waits for the player.
 */
export function calendarOf(feed: Feed): string {
  const { origin, language, tables } = feed;
  const words = WORDS[language];
  const calendar = ical({
    name: words.calendar,
    prodId: { company: "Fernskat", product: "Fernskat", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
  });
  for (const table of tables) {
    // Whatever else there is to tell, time runs out when it does.
    const notice = noticeOf({ ...table, comeBackBy: null });
    if (notice?.kind !== "turn" || notice.deadline === null) continue;
    const { title, body } = textOfNotice(notice, feed);
    const event = calendar.createEvent({
      id: `${table.table}@${new URL(origin).hostname}`,
      sequence: table.seq,
      start: new Date(notice.deadline - EVENT_MS),
      end: new Date(notice.deadline),
      stamp: new Date(table.at),
      lastModified: new Date(table.at),
      summary: `${words.timeUp} · ${notice.name || words.table}`,
      description: `${title}\n${body}`,
      url: `${origin}/t/${table.table}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: ALARM_BEFORE,
      description: title,
    });
  }
  if (calendar.length() === 0) calendar.timezone({ name: "Etc/UTC", generator: () => ZONE_ALONE });
  return calendar.toString();
}
