import { expect, test } from "vitest";
import { noCounts } from "../../shared/cli/fuzz/counts.ts";
import { randomFrom } from "../../shared/cli/fuzz/random.ts";
import { fuzzSeries } from "../../shared/cli/fuzz/series.ts";
import { readRecords, writeRecord } from "../../shared/protocol/iss.ts";
import type { Place } from "../../shared/protocol/iss-moves.ts";
import { recordOf } from "../../shared/protocol/record-of.ts";
import { resultOfDeal } from "../../shared/protocol/record-result.ts";
import { checkRecord } from "../../shared/protocol/records.ts";
import { type PlayerCount, rolesOf, type Seat } from "../../shared/skat/seats.ts";
import { ENDINGS, type LoggedEvent } from "../../shared/table/events.ts";
import { project } from "../../shared/table/project.ts";
import { whatStands } from "../../shared/table/what-stands.ts";

const FACTS = {
  place: "a table [with] brackets \\ and more",
  series: "s",
  game: "g",
  at: "2026-01-02T03:04:05.678Z",
  names: ["Ann]a", "Bert", "Cilli", "D\\ora"],
};

/** The log of a series cut into its finished deals. */
function dealsOf(log: readonly LoggedEvent[]): readonly (readonly LoggedEvent[])[] {
  const deals: LoggedEvent[][] = [];
  for (const event of log) {
    if (event.type === "dealt") deals.push([]);
    deals.at(-1)?.push(event);
  }
  return deals.filter((deal) => deal.some(({ type }) => type === "dealEnded"));
}

/** ISS has no word for a deal annulled after the declaration, or because the series was ended. */
function isUntold(deal: readonly LoggedEvent[], result: string): boolean {
  const types = whatStands(deal).map(({ type }) => type);
  return result === "annulled" && (!types.includes("adjudicated") || types.includes("declared"));
}
const linkIn = (checked: ReturnType<typeof checkRecord>) =>
  "link" in checked ? checked.link : null;

test("any finished deal, written as a record and read again, comes to the result it had at the table", () => {
  const endings = new Set<string>();
  let untold = 0;
  for (let seed = 1; seed <= 150; seed++) {
    for (const deal of dealsOf(fuzzSeries(randomFrom(seed * 31), noCounts(), false).log)) {
      const [dealt] = deal;
      const ended = deal.find(({ type }) => type === "dealEnded");
      if (dealt?.type !== "dealt" || ended?.type !== "dealEnded") throw new Error("no deal");
      endings.add(ended.ending);
      const roles = rolesOf(dealt.dealer, dealt.counts.length as PlayerCount);
      const seats = [roles.forehand, roles.middlehand, roles.rearhand];
      const placeOf = (seat: Seat): Place => seats.indexOf(seat) as Place;
      const brokenOff = deal.find((event) => event.type === "adjudicated" && event.restTo === null);
      const by = brokenOff?.type === "adjudicated" ? placeOf(brokenOff.by) : null;

      const record = recordOf(deal, FACTS);
      if (isUntold(deal, ended.result)) {
        expect(record).toBeNull();
        untold++;
        continue;
      }
      if (!record) throw new Error("not written");
      const text = writeRecord(record);
      const read = readRecords(text);
      if (!read.ok || !read.value[0]?.ok) throw new Error(`not read: ${text}`);
      expect(read.value[0].value).toEqual(record);
      const checked = checkRecord(read.value[0].value);
      expect(checked, text).toEqual({ ...resultOfDeal(ended, placeOf, by), link: linkIn(checked) });
      // Whatever came to a game, or was passed in, can be shared.
      expect(linkIn(checked) === null, text).toBe(ended.result === "annulled");

      // Whoever watched the deal can write the same record when it is over.
      expect(
        recordOf(
          deal.map((event) => project(event, "public")),
          FACTS,
        ),
      ).toEqual(record);
    }
  }
  expect([...endings].sort()).toEqual([...ENDINGS].sort());
  expect(untold).toBeGreaterThan(0);
});

test("the events of a deal that is not finished give no record", () => {
  const { log } = fuzzSeries(randomFrom(5), noCounts(), false);
  const start = log.findIndex(({ type }) => type === "dealt");
  expect(recordOf(log.slice(start, start + 3), FACTS)).toBeNull();
  expect(recordOf([], FACTS)).toBeNull();
});
