import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Env } from "../env.ts";
import { doorObject } from "../objects.ts";
import type { Deps } from "./deps.ts";
import { settingsFrom } from "./settings.ts";

/** The senders' means in the real world. */
export function depsOf(env: Env, now: () => number): Deps {
  return {
    fetch: (url, init) => fetch(url, init),
    now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    settings: settingsFrom(env),
    // An address is nobody's business but its owner's, so the door is not named after it.
    knock: (door, most, within) =>
      doorObject(env, bytesToHex(sha256(utf8ToBytes(door)))).knock(most, within),
  };
}

/** The ways to reach people that this server offers; for push, the key that a browser subscribes with. */
export interface Offered {
  readonly push: string | null;
  readonly mail: boolean;
}

export function offeredBy(env: Env): Offered {
  const { vapid, mail } = settingsFrom(env);
  return { push: vapid?.publicKey ?? null, mail: mail !== null };
}
