import type { CDPSession, Worker } from "playwright-core";
import type { Mailbox } from "../../notify/support/mailboxes.ts";
import type { Player } from "./player.ts";

// What a browser's service worker makes of push messages, which the browser delivers to it as a push service would. A headless
// browser has no place to show notifications and nobody to click on them: what was to be shown, opened or brought to the front
// is noted in its place.

/** What would be seen on the screen. */
interface Screen {
  readonly shown: { readonly title: string; readonly options: Record<string, unknown> }[];
  readonly opened: string[];
  readonly focused: string[];
}

/** The notifications of one browser. */
export interface Notifications {
  readonly worker: Worker;
  /** Delivers a message to the service worker, whatever pages are open. */
  push(data: string): Promise<void>;
  screen(): Promise<Screen>;
  /** Somebody clicks on the notification that was shown last, or on one of its buttons. */
  click(action?: string): Promise<void>;
}

export type WithScreen = ServiceWorkerGlobals & { screenOfTest: Screen };
/** What the functions below find in the service worker; the types of pages know nothing of it. */
interface ServiceWorkerGlobals {
  readonly registration: { showNotification: unknown; pushManager: { subscribe: unknown } };
  readonly clients: { openWindow: unknown };
  readonly WindowClient: { prototype: { focus: unknown } };
  dispatchEvent(event: Event): boolean;
}

/** Opens the app in a player's page and waits until its service worker is there. The page may go elsewhere then. */
export async function notificationsOf(
  { context, page }: Player,
  origin: string,
): Promise<Notifications> {
  const devtools = await context.newCDPSession(page);
  const registered = registrationSeenBy(devtools);
  await devtools.send("ServiceWorker.enable");
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const registrationId = await registered;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no service worker.");
  await worker.evaluate(() => {
    const here = self as unknown as WithScreen;
    const screen: Screen = { shown: [], opened: [], focused: [] };
    here.screenOfTest = screen;
    here.registration.showNotification = async (title: string, options: object) =>
      void screen.shown.push({ title, options: { ...options } });
    here.clients.openWindow = async (url: string) => void screen.opened.push(url);
    here.WindowClient.prototype.focus = async function focus(this: { url: string }) {
      screen.focused.push(this.url);
    };
  });
  return {
    worker,
    async push(data) {
      await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    },
    screen: () => worker.evaluate(() => (self as unknown as WithScreen).screenOfTest),
    click: (action = "") =>
      worker.evaluate(async (action) => {
        const here = self as unknown as WithScreen;
        const { data } = here.screenOfTest.shown.at(-1)?.options ?? {};
        const notification = { data, close: () => undefined };
        let work: Promise<unknown> | undefined;
        const waitUntil = (promise: Promise<unknown>) => {
          work = promise;
        };
        here.dispatchEvent(
          Object.assign(new Event("notificationclick"), { notification, action, waitUntil }),
        );
        await work;
      }, action),
  };
}

function registrationSeenBy(devtools: CDPSession): Promise<string> {
  return new Promise((done) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) done(first.registrationId);
    });
  });
}

/** A browser without a screen says yes to messages and subscribes at the receiver: no push service is reached from a test. */
export async function subscribesAt({ context }: Player, box: Mailbox): Promise<void> {
  const subscription = await box.subscribe();
  await context.addInitScript((subscription) => {
    // It has said no already.
    Object.defineProperty(Notification, "permission", { value: "default" });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => subscription }) as unknown as PushSubscription;
  }, subscription);
}
