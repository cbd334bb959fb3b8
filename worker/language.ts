import { parseAccept } from "hono/utils/accept";
import { type Language, languageFor } from "../shared/protocol/languages.ts";

/**
 * The language that a reader likes best among those we have, as the page behind a link chooses it too.
 * @param acceptLanguage the header of that name, such as `fr, de-AT;q=0.8`; programs often send none
 */
export function languageOf(acceptLanguage = ""): Language {
  const accepted = parseAccept(acceptLanguage).filter(({ q }) => q > 0);
  return languageFor(accepted.map(({ type }) => type));
}
