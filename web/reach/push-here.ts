import type { ReachBody } from "../../shared/protocol/inbox-messages.ts";
import type { Refusal, Result } from "../../shared/skat/refusal.ts";
import { dropPush, keepPush } from "./api.ts";

/** A service worker is there at the latest so long after the page, in ms. */
const READY_WITHIN_MS = 10_000;

/** What push messages can be on this device. */
export type PushHere =
  /** The server has no keys. */
  | "unoffered"
  /** On an iPhone or iPad it exists for the app on the home screen alone. */
  | "install"
  | "impossible"
  /** The player, or whoever set up the device, has forbidden it. */
  | "denied"
  | "possible";

export function pushHere(offered: string | null): PushHere {
  if (offered === null) return "unoffered";
  const isThere = "serviceWorker" in navigator && "PushManager" in window;
  if (!isThere) return isApple() ? "install" : "impossible";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/**
 * Asks the player for permission, subscribes, and tells the server.
 * @param key the server's, in base64url
 * @returns null when the player said no
 */
export async function turnOn(key: string): Promise<Result<ReachBody> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  try {
    const { pushManager } = await serviceWorkerReady();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    return await keepPush(subscription.toJSON());
  } catch (error) {
    return { ok: false, refusal: unsubscribable(error) };
  }
}

/** Where the browser keeps no service worker, `ready` never comes. */
function serviceWorkerReady(): Promise<ServiceWorkerRegistration> {
  const givesUp = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("There is no service worker.")), READY_WITHIN_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, givesUp]);
}

/** The browser's own push service did not take it: no net, or a profile that keeps nothing. */
const unsubscribable = (error: unknown): Refusal => ({
  code: "PUSH_FAILED",
  message: `${error}`,
});

/** Nothing comes to this device any more, whether or not its browser can be told. */
export async function turnOff(): Promise<Result<ReachBody>> {
  const answer = await dropPush();
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => undefined);
  return answer;
}
