import { loadPage } from "./app/pages.ts";
import { routeOf } from "./app/router.ts";
import { notLoaded } from "./components/once-loaded.ts";
import { preferredLanguage, showLanguage, speak } from "./messages/messages.ts";
import { loadPart } from "./messages/parts.ts";
import { fetchRefusalsWith } from "./messages/refusals.ts";
import { dressPage } from "./settings/dress.ts";
import "./app/page.css";
import "./app/app-element.ts";

/** When everybody has what they came for, in ms. Then the words for what may come of it are fetched; at the first touch at the latest. */
const CALM_AFTER_MS = 3_000;
const fetchWords = () => void Promise.all([loadPart("later"), notLoaded()]).catch(() => undefined);
fetchRefusalsWith(() => loadPart("later"));

dressPage();
const spoken = preferredLanguage();
speak(spoken);
// Both are fetched side by side; whether the page came is for the app to find out, and to try again.
loadPage(routeOf(location.pathname, location.hash).page).catch(() => undefined);
await showLanguage(spoken);
document.querySelector(".opening")?.remove();
document.body.append(document.createElement("fernskat-app"));

// What keeps the app on the device comes last: nobody waits for it, and where it fails nothing else does.
const keepCurrent = () => {
  import("./app/keep-current.ts").then(
    (loaded) => loaded.keepCurrent(),
    () => undefined,
  );
  fetchWords();
};
const whenCalm = () => setTimeout(keepCurrent, CALM_AFTER_MS);
for (const touch of ["pointerdown", "keydown"])
  addEventListener(touch, fetchWords, { once: true, capture: true, passive: true });
if (document.readyState === "complete") whenCalm();
else addEventListener("load", whenCalm, { once: true });
