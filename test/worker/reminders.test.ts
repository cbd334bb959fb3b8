import { expect, test } from "vitest";
import { evictPlayer, newBrowser } from "./support/browser.ts";
import { atTable, later, me, SECOND, SETTINGS, withPush } from "./support/reach.ts";
import { greet } from "./support/socket.ts";
import { DAY, HOUR, pass, withClock } from "./support/time.ts";
import { untilTurnOf, untilTurnPasses } from "./support/turns.ts";

// When a player is told: again as the time runs out, not in the quiet hours, or once a day of everything.

withClock();

const { subscribe, pushed, messages } = withPush();

/** Sets the clock to a time of day in UTC, later than now. */
function passUntil(hour: number): void {
  const midnight = Math.ceil(Date.now() / DAY) * DAY;
  pass(midnight + hour * HOUR - Date.now());
}

test("reminders come at 50, 80 and 95 percent of the time, and not to whoever is looking", async () => {
  const at = await atTable();
  await subscribe(at.actor);
  const texts = async () => (await pushed()).map(({ body }) => String(body).split(".")[0]);
  await later(at.actor, 24 * HOUR - SECOND);
  expect(await texts()).toEqual([]);
  await later(at.actor, SECOND);
  await evictPlayer(at.actor);
  expect(await texts()).toEqual(["Half of your time is over"]);
  const socket = await greet(at.table, undefined, 0, at.actor.headers());
  await later(at.actor, 14.4 * HOUR);
  expect(await texts()).toHaveLength(1);
  socket.close();
  await expect
    .poll(async () => {
      await later(at.actor, 7.2 * HOUR);
      return (await texts()).at(-1);
    })
    .toBe("Your time is nearly up");
  expect(await texts()).toHaveLength(2);
});

test("who has acted is not reminded", async () => {
  const at = await atTable();
  await subscribe(at.actor);
  await untilTurnPasses(at, at.actor);
  await later(at.actor, 25 * HOUR);
  expect(await pushed()).toEqual([]);
});

test("in the quiet hours nothing is sent; it comes afterwards", async () => {
  passUntil(20);
  const at = await atTable();
  const [player = newBrowser()] = at.others;
  await subscribe(player);
  const quiet = { from: "22:00", to: "07:00" };
  await me(player, "PUT", "/settings", { ...SETTINGS, zone: "", quiet });
  pass(3 * HOUR);
  await untilTurnOf(at, player);
  await later(player, HOUR);
  expect(await pushed()).toEqual([]);
  await later(player, 7 * HOUR - SECOND);
  expect(await pushed()).toEqual([]);
  await later(player, SECOND);
  await messages(1);
});

test("a digest tells once a day of all tables that wait, in place of every turn", async () => {
  passUntil(6);
  const at = await atTable();
  const [player = newBrowser()] = at.others;
  await subscribe(player);
  await me(player, "PUT", "/settings", { ...SETTINGS, zone: "", digest: "08:00" });
  await untilTurnOf(at, player);
  await later(player, HOUR);
  expect(await pushed()).toEqual([]);
  await later(player, HOUR);
  await messages(1);
  expect((await pushed())[0]).toMatchObject({ title: "Ein Tisch wartet auf dich", path: "/" });
  await untilTurnPasses(at, player);
  await later(player, DAY);
  expect(await pushed()).toHaveLength(1);
});
