import { loadPage } from "./app/pages.ts";
import { routeOf } from "./app/router.ts";
import { preferredLanguage, showLanguage } from "./messages/messages.ts";
import { dressPage } from "./settings/dress.ts";
import "./app/page.css";
import "./app/app-element.ts";

dressPage();
// Both are fetched side by side; whether the page came is for the app to find out, and to try again.
loadPage(routeOf(location.pathname, location.hash).page).catch(() => undefined);
await showLanguage(preferredLanguage());
document.querySelector(".opening")?.remove();
document.body.append(document.createElement("fernskat-app"));

// What keeps the app on the device comes last: nobody waits for it, and where it fails nothing else does.
const keepCurrent = () =>
  void import("./app/keep-current.ts").then(
    (loaded) => loaded.keepCurrent(),
    () => undefined,
  );
if (document.readyState === "complete") keepCurrent();
else addEventListener("load", keepCurrent, { once: true });
