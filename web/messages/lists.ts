import { localeOf } from "../../shared/protocol/languages.ts";
import { language } from "./messages.ts";

/** "Anna, Ben and Carla" in the chosen language. */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(localeOf(language()), { type: "conjunction" }).format(names);
}
