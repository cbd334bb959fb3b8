import type { TestProject } from "vitest/node";
import { detourTo, RECEIVER_HOST } from "./mailboxes.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { vapidVars } from "./senders.ts";

// Everybody who can be written to, outside workerd, on a real socket. The worker under test finds them by what it is given.

let receiver: Receiver | undefined;

export async function setup(project: TestProject): Promise<void> {
  receiver = await startReceiver();
  project.provide("receiver", receiver.origin);
  project.provide("notifyVars", {
    ...vapidVars(),
    DETOURS: detourTo(receiver.origin),
    MAIL_API: "template",
    MAIL_FROM: "Fernskat <skat@club.example>",
    MAIL_KEY: "key-1",
    MAIL_URL: `https://${RECEIVER_HOST}/mail/outbox`,
    MAIL_BODY: JSON.stringify({
      to: "{to}",
      subject: "{subject}",
      text: "{text}",
      headers: "{headers}",
    }),
  });
}

export async function teardown(): Promise<void> {
  await receiver?.close();
}
