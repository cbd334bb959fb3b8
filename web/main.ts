import { preferredLanguage, showLanguage } from "./messages/messages.ts";
import "./app/app-element.ts";

await showLanguage(preferredLanguage());
