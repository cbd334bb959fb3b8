import { expect, inject, test } from "vitest";
import { mailbox } from "../notify/support/mailboxes.ts";
import { evictPlayer, lineOf, newBrowser, ringPlayer, seatBrowsers } from "./support/browser.ts";
import { look } from "./support/table.ts";
import { DAY, eventsOf, evict, HOUR, pass, ring, withClock } from "./support/time.ts";

withClock();

/** More than a deal needs whose every card is waited for. */
const WEEKS = 10;
/** A day in which half, 80 and 95 percent of it, and then all of it, have just gone by. */
const STEPS = [12 * HOUR, 7.5 * HOUR, 3.5 * HOUR, HOUR];
const TYPES = ["turn", "reminder", "finished"];

/** What a program at the other end of a webhook got. */
interface Message {
  readonly id: string;
  readonly type: string;
  readonly seq: number;
  readonly part?: number;
}

test("weeks by alarms alone: every turn and each of its reminders is told, and nothing twice", async () => {
  const box = mailbox(inject("receiver"));
  await box.answers({ body: "{challenge}" }, { status: 200 });
  const pace = { kind: "days", days: 1, vacationDays: 0 };
  const player = newBrowser();
  // Whoever has sat down somewhere can say how to be told.
  await player.ask("POST", "/api/tables", {});
  const hook = { format: "json", url: box.hook };
  expect((await player.ask("POST", "/api/me/webhooks", hook)).status).toBe(201);
  // Nobody ever comes: a bot plays each turn when its time is up. The one who is told sits at the first chair.
  const asked = { rules: { pace, deals: 1 } };
  const { table } = await seatBrowsers(asked, [player, newBrowser(), newBrowser()]);
  await expect.poll(() => lineOf(player, table)).toBeDefined();
  for (let step = 0; step < WEEKS * 7 * STEPS.length; step++) {
    pass((STEPS[step % STEPS.length] ?? 0) + 1);
    // The clock of the machine is set back for a moment, and comes right again.
    if (step % 13 === 5) {
      pass(-2 * HOUR);
      await ringPlayer(player);
      await ring(table);
      pass(2 * HOUR);
    }
    if (step % 3 === 0) await evict(table);
    if (step % 4 === 1) await evictPlayer(player);
    // Both ring, and ring again.
    for (let n = 0; n < 2; n++) {
      await ring(table);
      await ringPlayer(player);
    }
    const { seq, state } = await look(table);
    await expect.poll(async () => (await lineOf(player, table))?.seq).toBe(seq);
    if (state.phase === "finished") break;
  }
  const told = (await box.received())
    .slice(1)
    .map(({ text }) => JSON.parse(text) as Message)
    .filter(({ type }) => TYPES.includes(type));
  const ids = told.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const kind = (type: string) => told.filter((message) => message.type === type);
  // Each turn of the player's, and nobody else's, was told: as many as ran out.
  const log = await eventsOf(table);
  const ownTimeouts = log.filter((event) => event.type === "timedOut" && event.seat === 0);
  // Bots may pass a deal in, or shorten it: then a few turns are all there is to tell.
  const isLong = log.filter(({ type }) => type === "played").length > 20;
  expect(ownTimeouts.length).toBeGreaterThan(isLong ? 3 : 0);
  expect(kind("turn").length).toBe(ownTimeouts.length);
  expect(kind("finished")).toHaveLength(1);
  // Of each, three reminders, none of them for a turn that was over.
  const reminders = kind("reminder").map(({ seq, part }) => `${seq} ${part}`);
  expect(new Set(reminders).size).toBe(reminders.length);
  expect(reminders.length).toBe(3 * ownTimeouts.length);
  if (isLong) expect(Date.now()).toBeGreaterThan(7 * DAY);
});
