import { expect, inject, test } from "vitest";
import { mailbox } from "../notify/support/mailboxes.ts";
import { newBrowser, readMe } from "./support/browser.ts";
import { atTable, later, me, SETTINGS, withPush } from "./support/reach.ts";
import { ask, call, type ErrorReply } from "./support/table.ts";
import { DAY, HOUR, pass, withClock } from "./support/time.ts";
import { untilTurnOf } from "./support/turns.ts";

// The ways in which a player is reached: a webhook, mail, a feed and a calendar, and the links that end them.

withClock();

const { box, subscribe, pushed, messages } = withPush();

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
