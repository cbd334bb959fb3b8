import { RECEIVER_HOST, type Reaction, type Received } from "./receiver.ts";

/** A mailbox of the receiver (receiver.ts), used from wherever a test runs. */
export interface Mailbox {
  /** Where it is written to as the internet would know it. */
  readonly hook: string;
  /** Lets a browser subscribe there, whose private key stays with the receiver. */
  subscribe(): Promise<{
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  }>;
  answers(...reactions: readonly Reaction[]): Promise<void>;
  received(): Promise<readonly Received[]>;
}

let counted = 0;

/** A new mailbox at the receiver of that origin. */
export function mailbox(origin: string): Mailbox {
  counted += 1;
  const name = `box${counted}-${crypto.randomUUID().slice(0, 8)}`;
  const call = async <T>(method: string, area: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${origin}/${area}/${name}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  };
  return {
    hook: `https://${RECEIVER_HOST}/hooks/${name}`,
    subscribe: () => call("POST", "browsers"),
    answers: async (...reactions) => void (await call("PUT", "answers", reactions)),
    received: () => call("GET", "received"),
  };
}

/** What leads the senders to the receiver: a value of DETOURS. */
export const detourTo = (origin: string) => `${RECEIVER_HOST}=${origin}`;
