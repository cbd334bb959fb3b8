import type { Language } from "../../shared/protocol/languages.ts";
import { addMessages, type Compiled, speak } from "../../web/messages/messages.ts";
import { catalogues, speaker } from "../check/speaker.ts";

/** From now on the app's own code speaks that language, with all its words. */
export function speakAloud(language: Language): void {
  const say = speaker(language);
  const messages = Object.keys(catalogues.get(language) ?? {}).map((key) => [
    key,
    (values?: object) => say(key, values),
  ]);
  addMessages(language, Object.fromEntries(messages) as Compiled);
  speak(language);
}
