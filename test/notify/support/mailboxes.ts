/** A name under which the receiver is found in place of a host on the internet: the sender's DETOURS lead here. */
export const RECEIVER_HOST = "receiver.test";

/** How a mailbox answers. In the body `{challenge}` becomes the challenge that came. */
export interface Reaction {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Closes the connection without an answer. */
  readonly hangUp?: boolean;
}

/** What came. */
export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As it came; of a push message what the browser read, or the error that it met. */
  readonly text: string;
  /** Of a push message: who signed it and for whom. */
  readonly vapid?: Vapid;
  /** What it was answered. */
  readonly status: number;
}

/** What a VAPID signature says (RFC 8292). */
export interface Vapid {
  readonly publicKey: string;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

declare module "vitest" {
  interface ProvidedContext {
    /** The receiver's origin. */
    receiver: string;
    /** What the worker has been given to reach people with (worker/notify/settings.ts). */
    notifyVars: Readonly<Record<string, string>>;
  }
}

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

/** A mailbox at the receiver of that origin; a new one unless it has a name. */
export function mailbox(origin: string, name = newName()): Mailbox {
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

function newName(): string {
  return `box-${crypto.randomUUID().slice(0, 12)}`;
}

/** What leads the senders to the receiver: a value of DETOURS. */
export const detourTo = (origin: string) => `${RECEIVER_HOST}=${origin}`;
