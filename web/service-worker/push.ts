import type { MeBody } from "../../shared/protocol/inbox-messages.ts";
import { readPushPayload } from "../../shared/protocol/push-payload.ts";

// What comes from the server while no page is open.

/** What a notification on the screen knows of itself. */
interface Shown {
  readonly path: string;
  /** Where a POST ends these messages; null where that is not known. */
  readonly stop: string | null;
}

/** As browsers have it: TypeScript's own leaves out what not all of them do. */
interface Options extends NotificationOptions {
  readonly renotify: boolean;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
  readonly data: Shown;
}

const ICON = "/icons/192.png";
/** The button that ends these messages. */
const STOP = "stop";

export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => event.waitUntil(show(worker, event.data)));
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(follow(worker, event.notification.data as Shown, event.action));
  });
  worker.addEventListener("pushsubscriptionchange", (event) =>
    event.waitUntil(subscribeAgain(worker, event)),
  );
}

/**
 * Shows a message, in place of an older one about the same table. Browsers end the subscription of whoever shows nothing, so
 * what cannot be read is shown as well.
 */
async function show(
  { registration }: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> {
  const payload = readPushPayload(data?.text() ?? "");
  if (!payload) {
    const unread: Shown = { path: "/", stop: null };
    return await registration.showNotification("Fernskat", { icon: ICON, data: unread });
  }
  const { title, body, language, tag, path, stop, words } = payload;
  const options: Options = {
    ...{ body, tag, lang: language, icon: ICON, badge: ICON },
    // What is new about the same table is news: it rings again.
    renotify: true,
    actions: [
      { action: "open", title: words.open },
      { action: STOP, title: words.stop },
    ],
    data: { path, stop },
  };
  await registration.showNotification(title, options);
}

/** Goes where a notification leads: to the page if it is open somewhere, else to a new one. */
async function follow(
  { clients, location }: ServiceWorkerGlobalScope,
  { path, stop }: Shown,
  action: string,
): Promise<void> {
  // Whatever it says, it leads nowhere but here.
  const here = (where: string) => location.origin + new URL(where, location.origin).pathname;
  if (action === STOP && stop !== null) {
    // What cannot be ended from here can be from its page, which says what is wrong.
    if (!(await isStopped(here(stop)))) await clients.openWindow(here(stop));
    return;
  }
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => here(url) === here(path));
  if (open) await open.focus();
  else await clients.openWindow(here(path));
}

async function isStopped(stop: string): Promise<boolean> {
  try {
    return (await fetch(stop, { method: "POST", credentials: "omit" })).ok;
  } catch {
    return false;
  }
}

/** The browser has ended the subscription, or given it another address: the server is told the new one. */
async function subscribeAgain(
  { registration }: ServiceWorkerGlobalScope,
  { newSubscription, oldSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  const fresh =
    newSubscription ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await serverKey()),
    }));
  await fetch("/api/me/push", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fresh),
  });
}

/** The key that this server signs with. */
async function serverKey(): Promise<string> {
  const { offered } = (await (await fetch("/api/me")).json()) as MeBody;
  if (offered.push === null) throw new Error("This server sends no push messages any more.");
  return offered.push;
}
