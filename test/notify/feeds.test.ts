import fc from "fast-check";
import ICAL from "ical.js";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../shared/protocol/languages.ts";
import { atomOf } from "../../worker/notify/atom.ts";
import { calendarOf } from "../../worker/notify/calendar.ts";
import type { Feed, FeedTable } from "../../worker/notify/feed.ts";

const NOW = Date.UTC(2026, 10, 30, 17);
const DEADLINE = Date.UTC(2026, 11, 1, 17);

const OWN: FeedTable = {
  ...{ table: "freitags-runde", name: "Freitagsrunde", n: 3, of: 36, seq: 42, at: NOW },
  ...{ isOwnTurn: true, deadline: DEADLINE, isOver: false, votes: 0, comeBackBy: null },
};
const OTHERS: FeedTable = { ...OWN, table: "others-turn", isOwnTurn: false };
const OVER: FeedTable = { ...OWN, table: "it-is-over", isOwnTurn: false, isOver: true };

const feedOf = (...tables: FeedTable[]): Feed => ({
  ...{ id: "p1", tables, language: "de", zone: "Europe/Berlin", origin: "https://skat.example" },
});

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Throws when it is not well-formed. */
function parseXml(xml: string): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  const [feed] = root.children;
  if (!feed) throw new Error("Nothing in it.");
  return feed;
}

const SELF = "https://skat.example/feeds/secret.atom";
const all = (element: Element, name: string) => element.children.filter((c) => c.name === name);
const textAt = (element: Element, name: string) => all(element, name)[0]?.text;

test("the feed has what RFC 4287 asks for, and an entry for each table that waits or is over", () => {
  const feed = parseXml(atomOf(feedOf(OWN, OTHERS, OVER), SELF));
  expect(feed.attributes).toEqual({ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "de" });
  expect(textAt(feed, "id")).toBe("tag:skat.example,2026:player/p1");
  expect(textAt(feed, "updated")).toBe("2026-11-30T17:00:00.000Z");
  const rels = all(feed, "link").map(({ attributes }) => [attributes["rel"], attributes["href"]]);
  expect(rels).toEqual([
    ["self", SELF],
    ["alternate", "https://skat.example/"],
  ]);
  const entries = all(feed, "entry");
  expect(entries.map((entry) => textAt(entry, "title"))).toEqual([
    "Du bist dran · Freitagsrunde",
    "Die Serie ist zu Ende · Freitagsrunde",
  ]);
  expect(entries[0] && textAt(entries[0], "content")).toBe(
    "Spiel 3 von 36. Bis Di., 1. Dez., 18:00.",
  );
});

test("the same turn is the same entry for ever, the next turn another", () => {
  const idsOf = (table: FeedTable) =>
    all(parseXml(atomOf(feedOf(table), SELF)), "entry").map((entry) => textAt(entry, "id"));
  expect(idsOf(OWN)).toEqual(idsOf({ ...OWN, deadline: DEADLINE + 1 }));
  expect(idsOf(OWN)).not.toEqual(idsOf({ ...OWN, seq: 43 }));
});

test("whatever a table is called, the feed is well-formed and says it", () => {
  const name = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom("<b>&amp;]]>", "\"'><!--", "\u0000\u0008\ud800\ufffe", "Skat & Bier <3"),
  );
  fc.assert(
    fc.property(name, (name) => {
      const feed = parseXml(atomOf(feedOf({ ...OWN, name }), SELF));
      const entry = all(feed, "entry")[0];
      const title = (entry && textAt(entry, "title")) ?? "";
      // What XML cannot write is left out, and line ends are all alike to it.
      const writable = [...name].filter((char) =>
        /[\t\n\r -\ud7ff\ue000-\ufffd]|[\u{10000}-\u{10ffff}]/u.test(char),
      );
      const shown = writable.join("").replace(/\r\n?/g, "\n");
      expect(title).toBe(`Du bist dran · ${name === "" ? "Skattisch" : shown}`);
    }),
    { numRuns: 500, seed: 4 },
  );
});

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((v) => new ICAL.Event(v));

test("the calendar has an event for every deadline of one's own, ending when the time does", () => {
  const events = eventsIn(
    calendarOf(feedOf(OWN, OTHERS, OVER, { ...OWN, table: "no-limit", deadline: null })),
  );
  expect(events).toHaveLength(1);
  const [event] = events;
  expect(event?.uid).toBe("freitags-runde@skat.example");
  expect(event?.sequence).toBe(42);
  expect(event?.endDate.toJSDate().getTime()).toBe(DEADLINE);
  expect(event?.summary).toBe("Deine Zeit läuft ab · Freitagsrunde");
  expect(event?.component.getFirstPropertyValue("url")).toBe(
    "https://skat.example/t/freitags-runde",
  );
  expect(event?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe(
    "2026-11-30T17:00:00Z",
  );
  const alarm = event?.component.getFirstSubcomponent("valarm");
  expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-PT3H");
});

test("a deadline that moves is the same event, moved", () => {
  const [before] = eventsIn(calendarOf(feedOf(OWN)));
  const [after] = eventsIn(calendarOf(feedOf({ ...OWN, seq: 50, deadline: DEADLINE + 3_600_000 })));
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
});

test("lines are folded after 75 octets and end as RFC 5545 wants, and the whole can be read again", () => {
  const name = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
    fc.constantFrom("a;b,c\\d\ne", "END:VEVENT", "ü".repeat(40), "🂡".repeat(40), 'x"y:z'),
  );
  fc.assert(
    fc.property(name, fc.constantFrom(...LANGUAGES), (name, language) => {
      const text = calendarOf({ ...feedOf({ ...OWN, name }), language });
      const lines = text.split("\r\n");
      for (const line of lines) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
      const [event, ...others] = eventsIn(text);
      expect(others).toEqual([]);
      expect(event?.summary.endsWith(` · ${name}`)).toBe(true);
    }),
    { numRuns: 500, seed: 5 },
  );
});

test.each([
  ["without tables", []],
  ["whose time never runs out", [{ ...OWN, deadline: null }]],
  ["whom nobody waits for", [OTHERS, OVER]],
])("somebody %s has a calendar without an event, and still a valid one", (_, tables) => {
  const text = calendarOf(feedOf(...tables));
  expect(text.startsWith("BEGIN:VCALENDAR\r\n") && text.endsWith("\r\nEND:VCALENDAR")).toBe(true);
  for (const line of text.split("\r\n")) expect(line).toMatch(/^[A-Z-]+[:;].+$/);
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const name of ["version", "prodid"])
    expect(calendar.getFirstPropertyValue(name), name).toBeTruthy();
  expect(eventsIn(text)).toEqual([]);
  // RFC 5545, 3.4: calprops and at least one component. A zone needs a name and one of its times.
  const [zone, ...others] = calendar.getAllSubcomponents();
  expect(others).toEqual([]);
  expect(zone?.name).toBe("vtimezone");
  expect(new ICAL.Timezone(zone as ICAL.Component).tzid).toBe("Etc/UTC");
  const times = zone?.getFirstSubcomponent("standard");
  for (const name of ["dtstart", "tzoffsetfrom", "tzoffsetto"])
    expect(times?.getFirstPropertyValue(name)?.toString(), name).toBeTruthy();
});

test("a calendar with a deadline needs no zone of its own: its times are in UTC", () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarOf(feedOf(OWN))));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vevent"]);
});

test("somebody without tables has an empty feed", () => {
  expect(all(parseXml(atomOf(feedOf(), SELF)), "entry")).toEqual([]);
});
