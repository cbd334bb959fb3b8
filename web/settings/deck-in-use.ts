import type { DeckName } from "../decks/deck.ts";
import { speakOfDeck } from "../messages/messages.ts";
import { settings } from "../store/settings.ts";

/** How many lessons are open at present. */
let lessons = 0;

/** The deck of a lesson: the device's own, but never the German one, since lessons are written in the French suits' names. */
export function lessonDeck(): DeckName {
  const { deck } = settings();
  return deck === "german" ? "french" : deck;
}

/** Has cards called as in the deck that is in use: the device's own, or that of the lesson that is open. */
export function callCardsByDeck(): void {
  speakOfDeck(lessons > 0 ? lessonDeck() : settings().deck);
}

/** A lesson is opened; the answer closes it. */
export function openLesson(): () => void {
  lessons += 1;
  callCardsByDeck();
  return () => {
    lessons -= 1;
    callCardsByDeck();
  };
}
