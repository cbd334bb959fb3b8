import { expect, inject, test } from "vitest";
import { evictPlayer, lineOf, newBrowser, readMe } from "./support/browser.ts";
import { atTable, later, me, SECOND, SETTINGS, withPush } from "./support/reach.ts";
import { greet } from "./support/socket.ts";
import { send } from "./support/table.ts";
import { HOUR, pass, ring, withClock } from "./support/time.ts";
import { untilTurnOf, untilTurnPasses } from "./support/turns.ts";

// Whoever is not at the table is told: from the act of somebody else at a table, through the inbox, to what the browser of the
// player decrypts, over real sockets.

withClock();

const { box, subscribe, pushed, messages } = withPush();

test("a turn is told once: the player's browser decrypts what somebody else's act has sent", async () => {
  const at = await atTable();
  const [player = newBrowser()] = at.others;
  await subscribe(player);
  await untilTurnOf(at, player);
  await messages(1);
  const [message] = await pushed();
  expect(message).toMatchObject({ v: 1, tag: at.table, path: `/t/${at.table}`, language: "en" });
  expect(message.title).toMatch(/^Your turn · /);
  expect(message.body).toMatch(/^Deal 1 of 3\. Until \w{3} \d{1,2} \w{3}, \d\d:\d\d\.$/);
  // Never a card, and nothing else that is not in the list above.
  expect(Object.keys(message).sort()).toEqual(
    ["body", "language", "path", "stop", "tag", "title", "v", "words"].sort(),
  );
  // The table tells once more, and late: nobody hears of it.
  await ring(at.table);
  await later(player, SECOND);
  expect(await pushed()).toHaveLength(1);
  await untilTurnOf(at, player);
  await messages(2);
});

test("whose seat the others vote on is told on every device, with the time there is to come back", async () => {
  const at = await atTable();
  const { seat, actor } = at;
  await subscribe(actor);
  const caller = (seat + 1) % 3;
  const called = { type: "call-vote", kind: "replace", about: seat as 0 } as const;
  const { body } = await send(at.table, at.tokens[caller] ?? "", called);
  await messages(1);
  const [message] = await pushed();
  expect(message.title).toMatch(/^The others want to go on without you · /);
  expect(message.body).toMatch(
    /^Come back by \w{3} \d{1,2} \w{3}, \d\d:\d\d and your seat stays yours\.$/,
  );
  expect(message.path).toBe(`/t/${at.table}`);
  await expect
    .poll(async () => (await lineOf(actor, at.table))?.votes)
    .toMatchObject([{ isAsked: false, isAtStake: true }]);
  // Whoever agrees for himself has nothing to come back for, and is told nothing more.
  await send(at.table, at.tokens[seat] ?? "", { type: "vote", vote: body.seq, agree: true });
  pass(61 * SECOND);
  await ring(at.table);
  await expect
    .poll(async () => (await lineOf(actor, at.table))?.votes)
    .toMatchObject([{ isAtStake: false }]);
  expect(await pushed()).toHaveLength(1);
});

test("nothing is lost when the push service fails and the player's object is evicted in between", async () => {
  const at = await atTable();
  const [player = newBrowser()] = at.others;
  await subscribe(player);
  await box.answers(
    { status: 503 },
    { status: 429, headers: { "retry-after": "600" } },
    { status: 201 },
  );
  await untilTurnOf(at, player);
  await messages(1);
  await evictPlayer(player);
  await later(player, 29 * SECOND);
  expect(await pushed()).toHaveLength(1);
  await later(player, SECOND);
  await messages(2);
  await evictPlayer(player);
  await later(player, 599 * SECOND);
  expect(await pushed()).toHaveLength(2);
  await later(player, SECOND);
  await messages(3);
  await evictPlayer(player);
  await later(player, HOUR);
  expect((await box.received()).map(({ status }) => status)).toEqual([503, 429, 201]);
  expect((await readMe(player)).channels).toMatchObject([
    { kind: "push", failures: 0, isHere: true },
  ]);
});

test("what was to be told and is not true any more is not told", async () => {
  const at = await atTable();
  const [player = newBrowser()] = at.others;
  await subscribe(player);
  await box.answers({ status: 503 }, { status: 201 });
  await untilTurnOf(at, player);
  await messages(1);
  await untilTurnPasses(at, player);
  await later(player, HOUR);
  expect(await pushed()).toHaveLength(1);
});

test("a subscription that the push service knows no more is forgotten", async () => {
  const at = await atTable();
  const [player = newBrowser()] = at.others;
  await subscribe(player);
  await box.answers({ status: 410 });
  await untilTurnOf(at, player);
  await expect.poll(async () => (await readMe(player)).channels).toEqual([]);
});

test("a browser has one subscription, and can end it", async () => {
  const { actor } = await atTable();
  await subscribe(actor);
  await subscribe(actor);
  expect((await readMe(actor)).channels).toHaveLength(1);
  expect((await readMe(actor)).offered).toEqual({
    push: inject("notifyVars")["VAPID_PUBLIC_KEY"],
    mail: true,
  });
  expect((await me(actor, "DELETE", "/push")).body.channels).toEqual([]);
});

test("whoever looks at the table is not told, unless they want to be", async () => {
  const at = await atTable();
  const [player = newBrowser()] = at.others;
  await subscribe(player);
  const socket = await greet(at.table, undefined, 0, player.headers());
  await untilTurnOf(at, player);
  // Their list may be a minute behind while they look.
  pass(61 * SECOND);
  await ring(at.table);
  await expect.poll(async () => (await lineOf(player, at.table))?.isOwnTurn).toBe(true);
  expect(await pushed()).toEqual([]);
  expect((await me(player, "PUT", "/settings", { ...SETTINGS, always: true })).status).toBe(200);
  await untilTurnPasses(at, player);
  await untilTurnOf(at, player);
  pass(61 * SECOND);
  await ring(at.table);
  await messages(1);
  socket.close();
});
