import { afterAll, beforeAll, expect, test } from "vitest";
import { mailRequest } from "../../worker/notify/mail-apis.ts";
import { SENT } from "../../worker/notify/outcome.ts";
import { send } from "../../worker/notify/send.ts";
import { setUpMail } from "../../worker/notify/set-up.ts";
import { mailbox } from "./support/mailboxes.ts";
import { type Receiver, startReceiver } from "./support/receiver.ts";
import { depsFor, LETTER } from "./support/senders.ts";

const NOW = Date.UTC(2026, 10, 30, 17);
const MAIL = {
  to: "anna@club.example",
  subject: "Du bist dran",
  text: 'Spiel 3.\n"Bis morgen."',
  headers: { "List-Unsubscribe": "<https://skat.example/stop/abc>" },
};

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

/** A mail service of the kind that is reached by a template. */
function service() {
  const box = mailbox(receiver.origin);
  const deps = depsFor(receiver.origin, NOW, {
    MAIL_API: "template",
    MAIL_FROM: "Fernskat <skat@club.example>",
    MAIL_KEY: "key-1",
    MAIL_URL: box.hook,
    MAIL_BODY:
      '{"sender":"{from}","recipients":[{"email":"{to}"}],"subject":"{subject}","plain":"{text}","headers":"{headers}"}',
  });
  const mails = async () => (await box.received()).map(({ text }) => JSON.parse(text));
  return { box, deps, mails };
}

test("one confirmation and nothing else, until it is confirmed", async () => {
  const { box, deps, mails } = service();
  const confirm = "https://skat.example/confirm/xyz";
  const asked = { address: "anna@club.example" };
  const channel = await setUpMail(asked, { confirm, language: "de" }, deps);
  expect(channel).toEqual({ ok: true, value: { kind: "mail", address: "anna@club.example" } });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    sender: "Fernskat <skat@club.example>",
    recipients: [{ email: "anna@club.example" }],
    subject: "Bitte bestätige deine Adresse",
  });
  expect(mail.plain).toContain(confirm);
  // The one link in it confirms; whatever else it led to, somebody would press who never asked.
  expect(mail.plain.match(/https?:/g)).toHaveLength(1);
  expect((await box.received())[0]?.headers["authorization"]).toBe("Bearer key-1");
});

test("every notice can be ended with one click, in the mail program and in the mail", async () => {
  const { deps, mails } = service();
  const channel = { kind: "mail", address: "anna@club.example" } as const;
  expect(await send(channel, LETTER, deps)).toEqual(SENT);
  const [mail] = await mails();
  expect(mail.headers).toMatchObject({
    "List-Unsubscribe": "<https://skat.example/stop/abc>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(mail.subject).toBe("Du bist dran · Freitagsrunde");
  expect(mail.plain).toContain("Spiel 3 von 36. Bis Di., 1. Dez., 18:00.");
  expect(mail.plain).toContain("https://skat.example/t/freitags-runde");
  expect(mail.plain).toContain("https://skat.example/stop/abc");
});

test("nobody is sent a flood of confirmations", async () => {
  const { box, deps } = service();
  const refused = await setUpMail(
    { address: "anna@club.example" },
    { confirm: "https://skat.example/confirm/xyz", language: "de" },
    { ...deps, knock: async () => false },
  );
  expect(refused).toMatchObject({ refusal: { code: "RATE_LIMITED" } });
  expect(await box.received()).toEqual([]);
});

test("a confirmation that could not be sent is said to be so", async () => {
  const { box, deps } = service();
  await box.answers({ status: 422 });
  expect(
    await setUpMail(
      { address: "anna@club.example" },
      { confirm: "https://skat.example/confirm/xyz", language: "de" },
      deps,
    ),
  ).toMatchObject({ refusal: { code: "MAIL_FAILED" } });
});

test.each([404, 410, 429, 500])("a mail service that answers %i is tried again", async (status) => {
  const { box, deps } = service();
  await box.answers({ status });
  const channel = { kind: "mail", address: "anna@club.example" } as const;
  expect(await send(channel, LETTER, deps)).toMatchObject({ kind: "again" });
});

test("a server without a mail service sends none", async () => {
  const deps = depsFor(receiver.origin, NOW);
  expect(
    await setUpMail(
      { address: "anna@club.example" },
      { confirm: "https://skat.example/confirm/xyz", language: "de" },
      deps,
    ),
  ).toMatchObject({ refusal: { code: "CHANNEL_NOT_OFFERED" } });
});

// The two shapes as their services document them.

test("Resend", () => {
  const asked = mailRequest({ kind: "resend", from: "skat@club.example", key: "re_1" }, MAIL);
  expect(asked.url).toBe("https://api.resend.com/emails");
  expect(asked.headers).toMatchObject({ authorization: "Bearer re_1" });
  expect(JSON.parse(asked.body)).toEqual({
    ...{ from: "skat@club.example", to: ["anna@club.example"] },
    ...{ subject: MAIL.subject, text: MAIL.text, headers: MAIL.headers },
  });
});

test("Postmark", () => {
  const asked = mailRequest({ kind: "postmark", from: "skat@club.example", key: "pm-1" }, MAIL);
  expect(asked.url).toBe("https://api.postmarkapp.com/email");
  expect(asked.headers).toMatchObject({ "x-postmark-server-token": "pm-1" });
  expect(JSON.parse(asked.body)).toMatchObject({
    ...{ From: "skat@club.example", To: "anna@club.example" },
    ...{ Subject: MAIL.subject, TextBody: MAIL.text, MessageStream: "outbound" },
    Headers: [{ Name: "List-Unsubscribe", Value: "<https://skat.example/stop/abc>" }],
  });
});
