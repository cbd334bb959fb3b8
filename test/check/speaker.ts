import MessageFormat from "@messageformat/core";
import { type Language, localeOf } from "../../shared/protocol/languages.ts";
import { readCatalogues } from "./catalogue.ts";

export const catalogues = await readCatalogues("web/messages");

/** Speaks one language as the app does: a key and its values. */
export function speaker(language: Language): (key: string, values?: object) => string {
  const format = new MessageFormat(localeOf(language));
  return (key, values = {}) => {
    const message = catalogues.get(language)?.[key];
    if (message === undefined) throw new Error(`${language}: ${key}`);
    // A space that does not break is still a space.
    return format
      .compile(message)(values as Record<string, unknown>)
      .replaceAll("\u00a0", " ");
  };
}
