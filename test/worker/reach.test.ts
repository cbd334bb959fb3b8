import { beforeEach, expect, inject, test } from "vitest";
import type { ReachBody } from "../../shared/protocol/inbox-messages.ts";
import type { Settings } from "../../shared/protocol/notify-messages.ts";
import { type Mailbox, mailbox } from "../notify/support/mailboxes.ts";
import {
  type Browser,
  evictPlayer,
  lineOf,
  newBrowser,
  readMe,
  ringPlayer,
  seatBrowsers,
} from "./support/browser.ts";
import { greet } from "./support/socket.ts";
import { ask, call, type ErrorReply, look, send } from "./support/table.ts";
import { DAY, HOUR, pass, ring, withClock } from "./support/time.ts";
import { untilTurnOf, untilTurnPasses } from "./support/turns.ts";

// Whoever is not at the table is told: from the act of somebody else at a table, through the inbox, to what the browser of the
// player decrypts, over real sockets.

withClock();

const SECOND = 1_000;
const DAYS = { pace: { kind: "days", days: 2, vacationDays: 0 } } as const;

let box: Mailbox;
beforeEach(() => {
  box = mailbox(inject("receiver"));
});

const me = (browser: Browser, method: string, path: string, body?: object) =>
  browser.ask<ReachBody & ErrorReply & { secret?: string; id?: string }>(
    method,
    `/api/me${path}`,
    body,
  );

const subscribe = async (browser: Browser) => {
  const { status } = await me(browser, "PUT", "/push?zone=Europe/Berlin", await box.subscribe());
  expect(status).toBe(201);
};

const pushed = async () => (await box.received()).map(({ text }) => JSON.parse(text));

/** A table of three browsers over days, at the first turn, and who is to act, then and next. */
async function atTable(rules: object = DAYS) {
  const at = await seatBrowsers({ rules: { deals: 3, ...rules } });
  const toAct = async () => (await look(at.table)).state.deal?.toAct[0] ?? 0;
  const seat = await toAct();
  const actor = at.browsers[seat] as Browser;
  await expect.poll(async () => (await lineOf(actor, at.table))?.isOwnTurn).toBe(true);
  return { ...at, seat, actor, toAct, others: at.browsers.filter((_, i) => i !== seat && i < 3) };
}

const messages = (n: number) => expect.poll(async () => (await pushed()).length).toBe(n);

async function later(browser: Browser, ms: number): Promise<void> {
  pass(ms);
  await ringPlayer(browser);
}

const SETTINGS: Settings = {
  ...{ language: "de", zone: "Europe/Berlin", always: false },
  ...{ quiet: null, digest: null },
};

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

/** Sets the clock to a time of day in UTC, later than now. */
function passUntil(hour: number): void {
  const midnight = Math.ceil(Date.now() / DAY) * DAY;
  pass(midnight + hour * HOUR - Date.now());
}

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

test("a player's own webhook is asked first, signed, and told in the player's language", async () => {
  const at = await atTable();
  const [player = newBrowser()] = at.others;
  await box.answers({ body: "{challenge}" }, { status: 200 });
  const added = await me(player, "POST", "/webhooks", { format: "json", url: box.hook });
  expect(added.status).toBe(201);
  expect(added.body.secret).toMatch(/^whsec_/);
  expect(added.body.channels).toMatchObject([
    { kind: "webhook", format: "json", host: "receiver.test", isOff: false },
  ]);
  // What would let somebody else use it is not told again.
  expect(JSON.stringify(await readMe(player))).not.toMatch(/whsec_|box-/);
  await me(player, "PUT", "/settings", { ...SETTINGS, language: "it" });
  await untilTurnOf(at, player);
  await expect.poll(async () => (await box.received()).length).toBe(2);
  const [, message] = await box.received();
  expect(JSON.parse(message?.text ?? "")).toMatchObject({ type: "turn", language: "it" });
  const id = (await readMe(player)).channels[0]?.id ?? "";
  expect((await me(player, "DELETE", `/channels/${id}`)).body.channels).toEqual([]);
});

/** The links in the mails to an address, newest last. */
async function mailsTo(address: string) {
  const mails = await mailbox(inject("receiver"), "outbox").received();
  return mails
    .map(
      ({ text }) =>
        JSON.parse(text) as { to: string; text: string; headers: Record<string, string> },
    )
    .filter(({ to }) => to === address);
}

const linkIn = (text: string, purpose: string) =>
  new RegExp(`http://fernskat\\.test(/${purpose}/\\S+)`).exec(text)?.[1] ?? "";

/** A stranger, or a mail program, that has only the link: no cookie, no Origin. */
const press = (path: string) =>
  call(path, {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

test("mail: one confirmation and nothing else until it is confirmed; one click ends it", async () => {
  const at = await atTable();
  const [player = newBrowser()] = at.others;
  const address = `${crypto.randomUUID()}@club.example`;
  const added = await me(player, "POST", "/mail", { address });
  expect(added.status).toBe(201);
  expect(added.body.channels).toMatchObject([{ kind: "mail", address, isConfirmed: false }]);
  // The link is told to the address alone.
  expect(added.text).not.toContain("/confirm/");
  await untilTurnOf(at, player);
  await later(player, HOUR);
  const [first, ...others] = await mailsTo(address);
  expect(others).toEqual([]);
  const confirm = linkIn(first?.text ?? "", "confirm");
  // Mail programs look at links before people do.
  const looked = await call(confirm);
  expect(await looked.text()).toContain('<form method="post">');
  expect((await readMe(player)).channels).toMatchObject([{ isConfirmed: false }]);
  expect((await press(confirm)).status).toBe(200);
  expect((await readMe(player)).channels).toMatchObject([{ isConfirmed: true }]);

  await untilTurnOf(at, player);
  await expect.poll(async () => (await mailsTo(address)).length).toBe(2);
  const notice = (await mailsTo(address))[1];
  const stop = linkIn(notice?.text ?? "", "stop");
  expect(notice?.headers["List-Unsubscribe"]).toBe(`<http://fernskat.test${stop}>`);
  expect((await call(stop)).status).toBe(200);
  expect((await readMe(player)).channels).toHaveLength(1);
  expect((await press(stop)).status).toBe(200);
  expect((await readMe(player)).channels).toEqual([]);
  // Pressed again, it says the same, and looking it leads nowhere.
  expect((await press(stop)).status).toBe(200);
  expect((await call(stop)).status).toBe(404);
  await untilTurnOf(at, player);
  await later(player, HOUR);
  expect(await mailsTo(address)).toHaveLength(2);
});

test("a confirmation is good for a week, and a mail that could not be sent keeps nothing", async () => {
  const { actor } = await atTable();
  const address = `${crypto.randomUUID()}@club.example`;
  await me(actor, "POST", "/mail", { address });
  const confirm = linkIn((await mailsTo(address))[0]?.text ?? "", "confirm");
  pass(8 * DAY);
  expect((await press(confirm)).status).toBe(404);
  expect((await readMe(actor)).channels).toMatchObject([{ isConfirmed: false }]);
  await mailbox(inject("receiver"), "outbox").answers({ status: 500 }, { status: 200 });
  const other = `${crypto.randomUUID()}@club.example`;
  expect((await me(actor, "POST", "/mail", { address: other })).body.error.code).toBe(
    "MAIL_FAILED",
  );
  expect((await readMe(actor)).channels).toHaveLength(1);
});

test("one tap in a push message ends it, without a cookie", async () => {
  const at = await atTable();
  const [player = newBrowser()] = at.others;
  await subscribe(player);
  await untilTurnOf(at, player);
  await messages(1);
  const [{ stop }] = await pushed();
  expect((await press(stop)).status).toBe(200);
  expect((await readMe(player)).channels).toEqual([]);
});

test("no link does what another may, nor anything for another player", async () => {
  const { actor, others } = await atTable();
  const [other = newBrowser()] = others;
  const address = `${crypto.randomUUID()}@club.example`;
  await me(actor, "POST", "/mail", { address });
  const confirm = linkIn((await mailsTo(address))[0]?.text ?? "", "confirm");
  const secret = confirm.split("/").at(-1) ?? "";
  const [inbox = "", about, signature = ""] = secret.split(".");
  const forged = [
    secret.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    `${other.inbox()}.${about}.${signature}`,
    `${inbox}.0123456789abcdef.${signature}`,
    "",
    "x",
  ];
  for (const link of forged) expect((await press(`/confirm/${link}`)).status).toBe(404);
  for (const path of [`/stop/${secret}`, `/feeds/${secret}.atom`, `/feeds/${secret}.ics`])
    expect((await call(path)).status).toBe(404);
  expect((await press(`/stop/${secret}`)).status).toBe(404);
  expect((await readMe(actor)).channels).toMatchObject([{ isConfirmed: false }]);
});

test("feed and calendar are read by whoever has their address, until the player ends them", async () => {
  const at = await atTable();
  await me(at.actor, "PUT", "/settings", SETTINGS);
  const { feed } = (await me(at.actor, "PUT", "/feed")).body;
  if (!feed) throw new Error("no feed");
  const atom = await call(feed.atom);
  expect(atom.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const text = await atom.text();
  expect(text).toContain("<title>Du bist dran · ");
  expect(text).toContain(
    `<link rel="self" type="application/atom+xml" href="http://fernskat.test${feed.atom}"/>`,
  );
  const entryIn = (xml: string) => /<entry>\s*<id>(.*?)<\/id>/.exec(xml)?.[1];
  const ics = await call(feed.ics);
  expect(ics.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(await ics.text()).toContain(`UID:${at.table}@fernskat.test`);
  // Nothing new: the reader is told so, and not everything again.
  const unchanged = await call(feed.atom, {
    headers: { "if-none-match": atom.headers.get("etag") ?? "" },
  });
  expect(unchanged.status).toBe(304);
  // Something happens that is not this player's business: the same entry.
  await untilTurnOf(at, at.actor);
  const next = await (await call(feed.atom)).text();
  expect(entryIn(next)).not.toBe(entryIn(text));
  // Another address, and the old one leads nowhere.
  const renewed = (await me(at.actor, "PUT", "/feed")).body.feed;
  expect(renewed?.atom).not.toBe(feed.atom);
  expect((await call(feed.atom)).status).toBe(404);
  expect((await call(renewed?.ics ?? "")).status).toBe(200);
  expect((await me(at.actor, "DELETE", "/feed")).body.feed).toBeNull();
  expect((await call(renewed?.ics ?? "")).status).toBe(404);
});

test("only the player's own browsers may change any of it", async () => {
  const { actor } = await atTable();
  const calls = [
    ["PUT", "/push", await box.subscribe()],
    ["DELETE", "/push"],
    ["POST", "/webhooks", { format: "json", url: box.hook }],
    ["POST", "/mail", { address: "anna@club.example" }],
    ["PUT", "/settings", SETTINGS],
    ["PUT", "/feed"],
    ["DELETE", "/feed"],
    ["DELETE", "/channels/0123456789abcdef"],
  ] as const;
  for (const [method, path, body] of calls) {
    const bare = await ask<ErrorReply>(method, `/api/me${path}`, body);
    expect(bare.body.error.code).toBe("DEVICE_UNKNOWN");
    const foreign = { ...actor.headers(), origin: "https://evil.example" };
    const other = await ask<ErrorReply>(method, `/api/me${path}`, body, foreign);
    expect(other.body.error.code).toBe("DEVICE_UNKNOWN");
  }
  expect(await box.received()).toEqual([]);
  expect((await readMe(actor)).channels).toEqual([]);
});

test("there is an end to the ways to be reached", async () => {
  const { actor } = await atTable();
  await box.answers({ body: "{challenge}" });
  for (let n = 0; n < 20; n++) {
    // A host is called no more than twenty times an hour.
    pass(HOUR / 10);
    const url = `${box.hook}?n=${n}`;
    const { body } = await me(actor, "POST", "/webhooks", { format: "json", url });
    if (body.error) throw new Error(body.error.code);
  }
  const refused = await me(actor, "PUT", "/push", await mailbox(inject("receiver")).subscribe());
  expect(refused.body.error.code).toBe("TOO_MANY_CHANNELS");
});
