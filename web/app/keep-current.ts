import { messageSW, Workbox } from "workbox-window";
import type { PageMessage } from "../service-worker/messages.ts";
import { buildOf } from "./build.ts";
import { foundNewer } from "./renewal.ts";
import { isFramed } from "./router.ts";

const SCRIPT = "/service-worker.js";
/** Looking for a newer build costs a request; no more than one in this time, in ms. */
const LOOK_EVERY_MS = 60_000;
/** A service worker takes over when the page has everything that it asked for through the one before, in ms. */
const TAKES_OVER_AFTER_MS = 5_000;

/**
 * Keeps the app on this device, and the page as new as the server. Without a service worker (plain http, some private
 * windows) nothing is kept and nothing is missing: every page comes from the net.
 */
export async function keepCurrent(): Promise<void> {
  if (isFramed()) return;
  // Not there in plain http, nor in the browsers inside some apps.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  const worker = new Workbox(SCRIPT);
  worker.addEventListener("waiting", async ({ sw }) => {
    if (!sw) return;
    const build = await buildKeptBy(sw);
    // A page that is loaded again comes from the net, so it is new before what is kept of it.
    if (build !== buildOf(document)) foundNewer({ target: build });
    else setTimeout(() => worker.messageSkipWaiting(), TAKES_OVER_AFTER_MS);
  });
  // Another tab has let the newer one take over.
  workers.addEventListener("controllerchange", async () => {
    if (!workers.controller) return;
    const build = await buildKeptBy(workers.controller);
    if (build !== buildOf(document)) foundNewer({ target: build });
  });
  try {
    await worker.register();
  } catch {
    return;
  }
  lookAgainWithTime(worker);
}

async function buildKeptBy(worker: ServiceWorker): Promise<string> {
  const question: PageMessage = { type: "BUILD" };
  return messageSW(worker, question);
}

/** A table stays open for days: whoever comes back to it, or gets the net back, is told of what is new since. */
function lookAgainWithTime(worker: Workbox): void {
  let lookedAt = performance.now();
  const look = (): void => {
    if (document.hidden || performance.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = performance.now();
    // Without a net there is nothing new.
    worker.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
}
