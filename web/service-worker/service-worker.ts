import { BUILD, FILES } from "virtual:precache";
import { clientsClaim } from "workbox-core";
import {
  cleanupOutdatedCaches,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import type { PageMessage } from "./messages.ts";
import { listenForPush } from "./push.ts";

declare const self: ServiceWorkerGlobalScope;

// Keeps the app itself on the device: the shell, all pages, languages and decks. What the server says is never kept here, and
// whatever no route names goes its way as if this worker were not there: the interface, sockets, other origins.

/** After this time a page comes from the device, in seconds: the net is there and does not answer. */
const PATIENCE_S = 4;
/** Not pages of the app, though they lie beside them: frames on other sites, files, the interface, what a mail leads to. */
const NOT_THE_APP = [
  /^\/(?:stop|confirm|feeds)\//,
  /^\/embed/,
  /^\/api\//,
  /^\/oembed/,
  /\.(?:js|json|png|svg|txt|webmanifest|xml)$/,
];

const page = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    {
      // A server that is down or being renewed: the app of this device says so better.
      async fetchDidSucceed({ response }) {
        if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
        return response;
      },
    },
    new PrecacheFallbackPlugin({ fallbackURL: "/" }),
  ],
});

// Before the files: the newest page there is, so that nobody goes on with an old one for want of asking.
registerRoute(new NavigationRoute(page, { denylist: NOT_THE_APP }));
precacheAndRoute(FILES, { cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

self.addEventListener("message", ({ data, ports }) => {
  const message = data as PageMessage;
  switch (message.type) {
    case "BUILD":
      ports[0]?.postMessage(BUILD);
      break;
    case "SKIP_WAITING":
      void self.skipWaiting();
      break;
    default:
      // A page of another build may say more than we know.
      message satisfies never;
  }
});

listenForPush(self);
