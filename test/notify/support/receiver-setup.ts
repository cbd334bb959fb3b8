import type { TestProject } from "vitest/node";
import { type Receiver, startReceiver } from "./receiver.ts";
import { varsFor } from "./senders.ts";

// Everybody who can be written to, outside workerd, on a real socket. The worker under test finds them by what it is given.

let receiver: Receiver | undefined;

export async function setup(project: TestProject): Promise<void> {
  receiver = await startReceiver();
  project.provide("receiver", receiver.origin);
  project.provide("notifyVars", varsFor(receiver.origin));
}

export async function teardown(): Promise<void> {
  await receiver?.close();
}
