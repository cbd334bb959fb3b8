import { env } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import { LANGUAGES } from "../../shared/protocol/languages.ts";
import type { Letter } from "../../worker/notify/notice.ts";
import { questionPage, questionsIn } from "../../worker/notify/pages.ts";
import { depsOf, offeredBy } from "../../worker/notify/real-deps.ts";
import { send } from "../../worker/notify/send.ts";
import { setUpMail, setUpPush, setUpWebhook } from "../../worker/notify/set-up.ts";
import { mailbox } from "../notify/support/mailboxes.ts";

// The senders as they run in workerd, over real sockets to the receiver outside.

const NOW = Date.UTC(2026, 10, 30, 17);
const deps = depsOf(env, () => NOW);
const LETTER: Letter = {
  id: "freitags-runde.42.turn",
  about: {
    ...{ kind: "turn", table: "freitags-runde", seq: 42, name: "Anna und Bert", n: 3, of: 36 },
    deadline: Date.UTC(2026, 11, 1, 17),
  },
  ...{ language: "de", zone: "Europe/Berlin", origin: "https://skat.example", stop: "/stop/abc" },
};

test("the server offers what it was given the means for", () => {
  expect(offeredBy(env)).toEqual({ push: inject("notifyVars")["VAPID_PUBLIC_KEY"], mail: true });
  expect(offeredBy({ ...env, VAPID_PRIVATE_KEY: "", MAIL_KEY: "" })).toEqual({
    push: null,
    mail: false,
  });
});

test("a push message from workerd is read by the browser it was meant for", async () => {
  const box = mailbox(inject("receiver"));
  const channel = setUpPush(await box.subscribe(), deps);
  if (!channel.ok) throw new Error(channel.refusal.message);
  expect(await send(channel.value, LETTER, deps)).toEqual({ kind: "sent" });
  const [message] = await box.received();
  expect(JSON.parse(message?.text ?? "")).toMatchObject({
    title: "Du bist dran · Anna und Bert",
    body: "Spiel 3 von 36. Bis Di., 1. Dez., 18:00.",
    tag: "freitags-runde",
  });
  expect(message?.vapid?.publicKey).toBe(inject("notifyVars")["VAPID_PUBLIC_KEY"]);
});

test("no redirect is followed in workerd either", async () => {
  const box = mailbox(inject("receiver"));
  await box.answers({ body: "{challenge}" });
  const asked = { format: "json", url: box.hook } as const;
  const channel = await setUpWebhook(asked, LETTER, deps);
  if (!channel.ok) throw new Error(channel.refusal.message);
  await box.answers({ status: 307, headers: { location: box.hook } }, { status: 200 });
  expect(await send(channel.value, LETTER, deps)).toMatchObject({ kind: "again", why: "HTTP 307" });
  expect(await box.received()).toHaveLength(2);
});

test("nobody gets a third confirmation on one day, whoever asks for it", async () => {
  const address = `${crypto.randomUUID()}@club.example`;
  const confirm = "https://skat.example/confirm/xyz";
  const ask = async () => {
    const result = await setUpMail({ address }, { confirm, language: "de" }, deps);
    return result.ok || result.refusal.code;
  };
  expect([await ask(), await ask(), await ask()]).toEqual([true, true, "RATE_LIMITED"]);
  const mails = (await mailbox(inject("receiver"), "outbox").received()).filter(({ text }) =>
    text.includes(address),
  );
  expect(mails).toHaveLength(2);
});

test.each(LANGUAGES)("the pages with one button speak %s and need no script", async (language) => {
  const { stop, unknown } = questionsIn(language);
  const shell = () => env.ASSETS.fetch("https://skat.example/");
  const page = questionPage(await shell(), language, stop);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain(`<form method="post"><button>${stop.button}</button></form>`);
  expect(html).toContain(`<h1>${stop.title}</h1>`);
  expect(html).toMatch(new RegExp(`<html lang="${language}`));
  expect(html).not.toMatch(/<script|modulepreload/);
  // The secret in its path goes nowhere from here.
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
  const lost = questionPage(await shell(), language, unknown, 404);
  expect(lost.status).toBe(404);
  expect(await lost.text()).not.toContain("<form");
});
