import { assertNever } from "../../shared/skat/refusal.ts";
import type { Channel } from "./channels.ts";
import type { Deps } from "./deps.ts";
import { sendMail } from "./mail.ts";
import type { Letter } from "./notice.ts";
import { again, type Outcome } from "./outcome.ts";
import { sendPush } from "./push.ts";
import { sendWebhook } from "./webhook.ts";

/** Sends one letter through one channel, once. Keeps nothing, and never throws: what went wrong is an outcome. */
export async function send(channel: Channel, letter: Letter, deps: Deps): Promise<Outcome> {
  try {
    return await through(channel, letter, deps);
  } catch (error) {
    console.error(error);
    return again(`${error}`);
  }
}

function through(channel: Channel, letter: Letter, deps: Deps): Promise<Outcome> {
  switch (channel.kind) {
    case "push":
      return sendPush(channel, letter, deps);
    case "webhook":
      return sendWebhook(channel, letter, deps);
    case "mail":
      return sendMail(channel, letter, deps);
    default:
      return assertNever(channel);
  }
}
