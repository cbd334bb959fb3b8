import type { IndexLetters } from "../decks/deck.ts";
import { language, onLanguage } from "../messages/messages.ts";
import { onSettings, type Settings, settings } from "../store/settings.ts";
import { callCardsByDeck } from "./deck-in-use.ts";

/** The settings that are told to the style sheets, as `data-` attributes of what they dress (design/settings.css). */
const WORN = ["inks", "indices", "cards", "contrast", "warmth", "paper", "motion"] as const;

const darkness = matchMedia("(prefers-color-scheme: dark)");

/** Dresses an element, and all in it that takes its colours and measures from properties, in settings. */
export function dress(element: HTMLElement, worn: Settings): void {
  for (const name of WORN) element.dataset[name] = worn[name];
  element.dataset["letters"] = lettersOf(worn);
  element.dataset["theme"] = themeOf(worn);
}

/** Dresses the whole page in this device's settings, for as long as it is open. */
export function dressPage(): void {
  const again = (): void => dress(document.documentElement, settings());
  again();
  onSettings(again);
  onLanguage(again);
  darkness.addEventListener("change", again);
  callCardsByDeck();
  onSettings(callCardsByDeck);
}

/** The index letters of somebody who has not chosen any are those of the language. */
export function lettersOf({ letters }: Settings): IndexLetters {
  if (letters !== "language") return letters;
  return language() === "de" ? "BDKA" : "JQKA";
}

export function themeOf({ theme }: Settings): "light" | "dark" {
  if (theme !== "auto") return theme;
  return darkness.matches ? "dark" : "light";
}
