import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { expect, test } from "vitest";
import type { DevicesBody } from "../../shared/protocol/device-messages.ts";
import type { TableBody } from "../../shared/protocol/server-messages.ts";
import { type Key, makeKey, type SignOptions } from "./support/authenticator.ts";
import { type Browser, evictPlayer, newBrowser, readMe, seatBrowsers } from "./support/browser.ts";
import { addDevice, devicesOf, turnAway } from "./support/devices.ts";
import { ask, type ErrorReply, ORIGIN, type Reply } from "./support/table.ts";
import { pass, withClock } from "./support/time.ts";

// Passkeys: made on one of the player's devices, they add another. Nobody needs one.

withClock();

const MINUTE = 60_000;
const HERE: SignOptions = { origin: ORIGIN };

type Answered = Promise<Reply<DevicesBody & ErrorReply>>;

async function creation(browser: Browser): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { status, body } = await browser.ask<PublicKeyCredentialCreationOptionsJSON>(
    ...(["POST", "/api/me/passkeys/new"] as const),
  );
  expect(status).toBe(200);
  return body;
}

const keep = (browser: Browser, made: object): Answered =>
  browser.ask("POST", "/api/me/passkeys", made);

/** A passkey made on a browser, and kept. */
async function passkeyOf(browser: Browser, options: SignOptions = HERE): Promise<Key> {
  const key = await makeKey(await creation(browser), options);
  const { status, text } = await keep(browser, key.made);
  if (status !== 201) throw new Error(text);
  return key;
}

async function challenge(browser: Browser): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { body } = await browser.ask<PublicKeyCredentialRequestOptionsJSON>(
    ...(["POST", "/api/me/passkeys/challenge"] as const),
  );
  return body;
}

const show = (browser: Browser, signed: object): Answered =>
  browser.ask("POST", "/api/me/devices/passkey", signed);

/** A browser comes with a passkey. */
const signIn = async (browser: Browser, key: Key, options: SignOptions = HERE): Answered =>
  show(browser, await key.sign(await challenge(browser), options));

async function player(): Promise<{ phone: Browser; table: string }> {
  const phone = newBrowser();
  const { table } = await seatBrowsers({ name: "Anna" }, [phone, newBrowser(), newBrowser()]);
  await expect.poll(async () => (await readMe(phone)).tables).toHaveLength(1);
  return { phone, table };
}

const viewer = async (browser: Browser, table: string) =>
  (await browser.ask<TableBody>("GET", `/api/tables/${table}`)).body.viewer;

const UNKNOWN = { status: 404, body: { error: { code: "PASSKEY_UNKNOWN" } } };

test("a passkey adds a device, as often as it is wanted, and is listed with its last use", async () => {
  const { phone, table } = await player();
  const options = await creation(phone);
  expect(options).toMatchObject({
    ...{ rp: { id: "fernskat.test" }, user: { name: "Anna" }, attestation: "none" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const key = await makeKey(options, HERE);
  const kept = await keep(phone, key.made);
  expect(kept).toMatchObject({ status: 201, body: { passkeys: [{ used: null }] } });
  // Made a second time on the same device it would be the same one.
  expect((await creation(phone)).excludeCredentials).toHaveLength(1);
  await evictPlayer(phone);
  pass(MINUTE);
  for (const device of [newBrowser(), newBrowser()]) {
    expect((await signIn(device, key)).status).toBe(201);
    expect(await viewer(device, table)).toBe(0);
  }
  const { devices, passkeys } = await devicesOf(phone);
  expect(devices).toHaveLength(3);
  expect(passkeys).toMatchObject([{ made: Date.now() - MINUTE, used: Date.now() }]);
});

test("a challenge is signed once and within five minutes, and only what was asked for", async () => {
  const { phone } = await player();
  const late = await makeKey(await creation(phone), HERE);
  pass(5 * MINUTE);
  expect(await keep(phone, late.made)).toMatchObject({
    ...{ status: 400, body: { error: { code: "PASSKEY_FAILED" } } },
  });
  const key = await passkeyOf(phone);
  expect((await keep(phone, key.made)).status).toBe(400);
  const laptop = newBrowser();
  const asked = await challenge(laptop);
  const signed = await key.sign(asked, HERE);
  expect((await show(laptop, signed)).status).toBe(201);
  expect(await show(newBrowser(), signed)).toMatchObject(UNKNOWN);
  const old = await key.sign(await challenge(laptop), HERE);
  pass(5 * MINUTE);
  expect(await show(newBrowser(), old)).toMatchObject(UNKNOWN);
  // Made up by whoever asks to be let in.
  const own = await key.sign({ ...asked, challenge: "A".repeat(43) }, HERE);
  expect(await show(newBrowser(), own)).toMatchObject(UNKNOWN);
  // What was asked for to make a passkey lets nobody in, and another player's is not one's own.
  const making = await key.sign({ ...asked, challenge: (await creation(phone)).challenge }, HERE);
  expect(await show(newBrowser(), making)).toMatchObject(UNKNOWN);
  const other = await player();
  const theirs = await makeKey(await creation(other.phone), HERE);
  expect((await keep(phone, theirs.made)).status).toBe(400);
});

test("what was signed for another site, by another key, unlocked by nobody or told twice is nothing", async () => {
  const { phone } = await player();
  const elsewhere = "https://elsewhere.example";
  for (const options of [{ origin: elsewhere }, { ...HERE, isVerified: false }]) {
    const made = await makeKey(await creation(phone), options);
    expect((await keep(phone, made.made)).status).toBe(400);
  }
  const key = await passkeyOf(phone, { ...HERE, counter: 5 });
  const laptop = newBrowser();
  const wrong = [
    await key.sign(await challenge(laptop), { origin: elsewhere, counter: 6 }),
    await key.sign(
      { ...(await challenge(laptop)), rpId: "elsewhere.example" },
      { ...HERE, counter: 6 },
    ),
    await key.sign(await challenge(laptop), { ...HERE, counter: 6, isVerified: false }),
    // A copy of the key would tell a number that was told before.
    await key.sign(await challenge(laptop), { ...HERE, counter: 5 }),
  ];
  for (const signed of wrong) {
    const answer = await show(laptop, signed);
    expect(answer).toMatchObject(UNKNOWN);
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  // Somebody else's key, in the name of this player.
  const other = await player();
  const strange = await makeKey(
    { ...(await creation(other.phone)), user: (await creation(phone)).user },
    HERE,
  );
  expect(await signIn(laptop, strange)).toMatchObject(UNKNOWN);
  expect((await signIn(laptop, key, { ...HERE, counter: 6 })).status).toBe(201);
  expect(await signIn(newBrowser(), key, { ...HERE, counter: 6 })).toMatchObject(UNKNOWN);
  expect((await signIn(newBrowser(), key, { ...HERE, counter: 7 })).status).toBe(201);
});

test("a passkey that is deleted opens nothing, nor does one made on a device that was turned away", async () => {
  const { phone } = await player();
  const key = await passkeyOf(phone);
  const laptop = await addDevice(phone);
  const stolen = await passkeyOf(laptop);
  expect((await devicesOf(phone)).passkeys).toHaveLength(2);
  await turnAway(phone, laptop);
  expect((await devicesOf(phone)).passkeys).toHaveLength(1);
  expect(await signIn(laptop, stolen)).toMatchObject(UNKNOWN);
  const [{ id } = { id: "" }] = (await devicesOf(phone)).passkeys;
  const gone = await phone.ask("DELETE", `/api/me/passkeys/${id}`);
  expect(gone).toMatchObject({ status: 200, body: { passkeys: [] } });
  expect(await signIn(newBrowser(), key)).toMatchObject(UNKNOWN);
});

test("a passkey finds its player also after that one has come over to another device", async () => {
  const { phone, table } = await player();
  const laptop = newBrowser();
  const own = await seatBrowsers({}, [newBrowser(), laptop, newBrowser()]);
  await expect.poll(async () => (await readMe(laptop)).tables).toHaveLength(1);
  const key = await passkeyOf(laptop);
  await addDevice(phone, laptop);
  await expect.poll(async () => (await devicesOf(phone)).passkeys).toHaveLength(1);
  const tablet = newBrowser();
  expect((await signIn(tablet, key)).status).toBe(201);
  expect(await viewer(tablet, table)).toBe(0);
  expect(await viewer(tablet, own.table)).toBe(1);
});

test("a browser with tables of its own brings them along; other sites' pages and strangers do nothing", async () => {
  const { phone, table } = await player();
  const key = await passkeyOf(phone);
  const laptop = newBrowser();
  const own = await seatBrowsers({}, [newBrowser(), laptop, newBrowser()]);
  await expect.poll(async () => (await readMe(laptop)).tables).toHaveLength(1);
  expect((await signIn(laptop, key)).status).toBe(201);
  await expect.poll(async () => (await readMe(laptop)).tables).toHaveLength(2);
  expect(await viewer(phone, own.table)).toBe(1);
  expect(await viewer(laptop, table)).toBe(0);
  const foreign = { ...phone.headers(), origin: "https://elsewhere.example" };
  expect((await ask("POST", "/api/me/passkeys/new", {}, foreign)).status).toBe(401);
  expect((await ask("POST", "/api/me/passkeys/challenge", {}, foreign)).status).toBe(403);
  const signed = await key.sign(await challenge(newBrowser()), HERE);
  expect((await ask("POST", "/api/me/devices/passkey", signed, foreign)).status).toBe(403);
  expect((await ask("POST", "/api/me/passkeys/new")).status).toBe(401);
  const malformed = await newBrowser().ask("POST", "/api/me/devices/passkey", { id: "x" });
  expect(malformed).toMatchObject({ status: 400, body: { error: { code: "BAD_REQUEST" } } });
});
