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
document.body.append(document.createElement("fernskat-app"));
