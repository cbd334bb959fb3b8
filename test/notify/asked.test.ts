import * as v from "valibot";
import { expect, test } from "vitest";
import { MailSchema, PushSchema, WebhookSchema } from "../../shared/protocol/notify-messages.ts";
import { pushBrowser } from "./support/push-browser.ts";

test("a subscription is taken as browsers write it", () => {
  const { subscription } = pushBrowser("https://fcm.googleapis.com/fcm/send/abc:def");
  expect(v.parse(PushSchema, { ...subscription, expirationTime: null })).toEqual(subscription);
  expect(v.is(PushSchema, { ...subscription, keys: { ...subscription.keys, auth: "short" } })).toBe(
    false,
  );
  expect(v.is(PushSchema, { endpoint: subscription.endpoint })).toBe(false);
  expect(v.is(PushSchema, { ...subscription, endpoint: "fcm" })).toBe(false);
});

test("a webhook has a format we speak", () => {
  const url = "https://hooks.slack.com/services/T0/B0/xyz";
  expect(v.is(WebhookSchema, { format: "slack", url })).toBe(true);
  expect(v.is(WebhookSchema, { format: "teams", url })).toBe(false);
  expect(v.is(WebhookSchema, { format: "slack", url, secret: "mine" })).toBe(false);
});

test("a mail address is one address", () => {
  expect(v.parse(MailSchema, { address: " anna@club.example " })).toEqual({
    address: "anna@club.example",
  });
  for (const address of [
    "anna",
    "anna@club.example, bert@club.example",
    "anna@club.example\nBcc: everybody@club.example",
    "Anna <anna@club.example>",
    `${"a".repeat(250)}@b.de`,
  ])
    expect(v.is(MailSchema, { address }), address).toBe(false);
});
