import { beforeEach, inject } from "vitest";
import { type Mailbox, mailbox } from "../../notify/support/mailboxes.ts";

/** Gives every test of a file a mailbox of its own; what is answered is that of the test under way. */
export function withMailbox(): Mailbox {
  let box: Mailbox;
  beforeEach(() => {
    box = mailbox(inject("receiver"));
  });
  return {
    get hook() {
      return box.hook;
    },
    subscribe: () => box.subscribe(),
    answers: (...reactions) => box.answers(...reactions),
    received: () => box.received(),
  };
}
