import { type Card, rankOf, type Suit } from "../../shared/skat/cards.ts";

/** The three decks; each is one sprite file of this name. */
export type DeckName = "french" | "german" | "tournament";

/** All decks, in the order in which settings offer them. */
export const DECKS: readonly DeckName[] = ["french", "german", "tournament"];

/** Index letters of the French-suited decks: English `J Q K A` or German `B D K A`. */
export type IndexLetters = "JQKA" | "BDKA";

/** The index letters there are. */
export const INDEX_LETTERS: readonly IndexLetters[] = ["JQKA", "BDKA"];

/** The suit inks, dark enough to read as text on the card's paper (glossary, section 7). */
export const FOUR_COLOURS: Readonly<Record<Suit, string>> = {
  C: "#1A1A1A",
  S: "#0B6B34",
  H: "#C81E1E",
  D: "#B85C00",
};

/** The two inks of the classic French deck. */
export const TWO_COLOURS: Readonly<Record<Suit, string>> = {
  C: FOUR_COLOURS.C,
  S: FOUR_COLOURS.C,
  H: FOUR_COLOURS.H,
  D: FOUR_COLOURS.H,
};

/** What a corner index can say. */
export type IndexText = "A" | "K" | "Q" | "J" | "D" | "B" | "O" | "U" | "10" | "9" | "8" | "7";

/** The text of a card's corner index. The German deck has one set of letters: A (Daus), K, O (Ober), U (Unter). */
export function indexOf(card: Card, deck: DeckName, letters: IndexLetters): IndexText {
  const rank = rankOf(card);
  switch (rank) {
    case "T":
      return "10";
    case "Q":
      return deck === "german" ? "O" : letters === "BDKA" ? "D" : "Q";
    case "J":
      return deck === "german" ? "U" : letters === "BDKA" ? "B" : "J";
    default:
      return rank;
  }
}
