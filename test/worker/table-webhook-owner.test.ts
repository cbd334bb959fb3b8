import { env } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import type { TableOpenedBody } from "../../shared/protocol/server-messages.ts";
import { mailbox } from "../notify/support/mailboxes.ts";
import { ask, bearer, type ErrorReply, look, playUntil, seatEverybody } from "./support/table.ts";
import { DAYS, later, SETTLES, webhook, withWebhook } from "./support/table-webhook.ts";
import { HOUR, withClock } from "./support/time.ts";

// Whose the webhook of a table is: who sets it up and ends it, and where it goes with them.

withClock();

const { tableWithWebhook, told } = withWebhook();

test("only the opener sees it, sets it up and ends it", async () => {
  const seated = await tableWithWebhook();
  const [opener = "", guest = ""] = seated.tokens;
  const other = mailbox(inject("receiver"));
  for (const [method, body] of [
    ["GET"],
    ["POST", { format: "json", url: other.hook }],
    ["DELETE"],
  ] as const) {
    expect((await webhook(method, seated, guest, body)).body.error.code).toBe("ONLY_OPENER");
    const stranger = await ask<ErrorReply>(method, `/api/tables/${seated.table}/webhook`, body);
    expect(stranger.body.error.code).toBe("NOT_SEATED");
  }
  // Nobody was called for them.
  expect(await other.received()).toEqual([]);
  expect((await webhook("DELETE", seated, opener)).body).toEqual({ webhook: null });
  await later(seated.table, HOUR);
  expect(await told()).toEqual([]);
});

test.each([
  [{ format: "json", url: "http://receiver.test/hooks/x" }, "WEBHOOK_ADDRESS"],
  [{ format: "json", url: "https://127.0.0.1/hooks/x" }, "WEBHOOK_ADDRESS"],
  [{ format: "discord", url: "https://hooks.club.de/api/webhooks/1/x" }, "WEBHOOK_ADDRESS"],
  [{ format: "teams", url: "https://hooks.club.de/" }, "BAD_REQUEST"],
  [{ format: "json", url: "https://hooks.club.de/", zone: "Mars/Olympus" }, "BAD_REQUEST"],
])("%o is refused as %s", async (asked, code) => {
  const seated = await seatEverybody();
  const refused = await webhook("POST", seated, seated.tokens[0] ?? "", asked);
  expect(refused.body.error.code).toBe(code);
});

test("whoever erases his name takes his webhook with him, and nothing of it is in the log", async () => {
  const seated = await tableWithWebhook();
  const opener = seated.tokens[0] ?? "";
  await ask("DELETE", `/api/tables/${seated.table}/name`, undefined, bearer(opener));
  expect((await webhook("GET", seated, opener)).body).toEqual({ webhook: null });
  const log = await ask("GET", `/api/tables/${seated.table}/events`, undefined, bearer(opener));
  expect(log.text).not.toContain("receiver.test");
  expect(env.TABLES).toBeDefined();
});

test("it goes along to the next series, and stays in the hands of whoever has set it up", async () => {
  const seated = await tableWithWebhook({ ...DAYS, deals: 1 });
  await playUntil(seated, ({ state }) => state.phase === "finished");
  const [opener = "", guest = ""] = seated.tokens;
  const playOn = async (token: string) =>
    (
      await ask<TableOpenedBody>(
        ...(["POST", `/api/tables/${seated.table}/rematch`, {}, bearer(token)] as const),
      )
    ).body;
  // Somebody else is the first to come, and so the opener there.
  const next = await playOn(guest);
  const { token: own } = await playOn(opener);
  const { token: third } = await playOn(seated.tokens[2] ?? "");
  const at = { ...seated, table: next.table };
  for (const token of [own, next.token]) {
    expect((await webhook("GET", at, token)).body).toMatchObject({
      webhook: { format: "json", host: "receiver.test", language: "de", isOff: false },
    });
    expect((await look(next.table, token)).webhook).toBe(true);
  }
  expect((await look(next.table, own)).opener).toBe(false);
  expect((await look(next.table, third)).webhook).toBe(false);
  expect((await webhook("GET", at, third)).body.error.code).toBe("ONLY_OPENER");
  await later(next.table, SETTLES);
  expect((await told()).at(-1)).toMatchObject({ type: "turn", table: next.table });
  expect((await webhook("DELETE", at, own)).body).toEqual({ webhook: null });
  expect((await look(next.table, own)).webhook).toBe(false);
});

test("whoever is gone for good tells nothing at the next table either", async () => {
  const seated = await tableWithWebhook({ ...DAYS, deals: 1 });
  await playUntil(seated, ({ state }) => state.phase === "finished");
  const [opener = "", guest = ""] = seated.tokens;
  await ask("DELETE", `/api/tables/${seated.table}/name`, undefined, bearer(opener));
  const { body } = await ask<TableOpenedBody>(
    ...(["POST", `/api/tables/${seated.table}/rematch`, {}, bearer(guest)] as const),
  );
  const at = { ...seated, table: body.table };
  expect((await webhook("GET", at, body.token)).body).toEqual({ webhook: null });
});
