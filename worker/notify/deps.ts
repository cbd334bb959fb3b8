import type { NotifySettings } from "./settings.ts";

/** One request to somebody else's server. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What the senders need of the world. */
export interface Deps {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  now(): number;
  /** Bytes nobody can guess. */
  random(bytes: number): Uint8Array;
  readonly settings: NotifySettings;
  /** Counts what somebody's server or mailbox is asked for: whether one more is within `most` in so many ms. */
  knock(door: string, most: number, within: number): Promise<boolean>;
}
