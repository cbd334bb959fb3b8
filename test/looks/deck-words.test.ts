import { afterEach, expect, test } from "vitest";
import { SUITS } from "../../shared/skat/cards.ts";
import { cardNames, contractName, mustFollow } from "../../web/components/words.ts";
import { announceLanguage, onLanguage, speakOfDeck } from "../../web/messages/messages.ts";
import { speakAloud } from "./speak-aloud.ts";

// The suits by the names of the deck that lies on the table (glossary, section 7).

afterEach(() => speakOfDeck("french"));

const plain = { hand: false, schneider: false, schwarz: false, ouvert: false };
const suitsSpoken = () =>
  SUITS.map((game) => contractName({ game, ...plain }).toLocaleLowerCase("en")).join(" ");

test.each([
  ["de", "kreuz pik herz karo", "eichel grün rot schellen"],
  ["en", "clubs spades hearts diamonds", "acorns leaves hearts bells"],
  ["fr", "trèfle pique cœur carreau", "glands feuilles cœurs grelots"],
  ["pt", "paus espadas copas ouros", "bolotas folhas corações guizos"],
  ["es", "tréboles picas corazones diamantes", "bellotas hojas corazones cascabeles"],
  ["it", "fiori picche cuori quadri", "ghiande foglie cuori campanelli"],
] as const)(
  "in %s a suit is called as in the deck that is played with",
  (language, french, german) => {
    speakAloud(language);
    expect(suitsSpoken()).toBe(french);
    speakOfDeck("german");
    expect(suitsSpoken()).toBe(german);
    // The tournament deck has the French suits in four colours.
    speakOfDeck("tournament");
    expect(suitsSpoken()).toBe(french);
  },
);

test("in German the Daus, the Ober and the Unter have their names too", () => {
  speakAloud("de");
  const cards = ["CA", "SQ", "HJ", "DT", "C8"] as const;
  expect(cardNames(cards)).toBe("Kreuz-Ass, Pik-Dame, Herz-Bube, Karo-Zehn, Kreuz-Acht");
  speakOfDeck("german");
  expect(cardNames(cards)).toBe("Eichel-Daus, Grün-Ober, Rot-Unter, Schellen-Zehn, Eichel-Acht");
  expect(mustFollow("S")).toBe("Grün bedienen");
  expect(mustFollow("trump")).toBe("Trumpf bedienen");
});

test("who shows words hears of another deck once, and not of the same one again", () => {
  let heard = 0;
  const stop = onLanguage(() => heard++);
  speakOfDeck("german");
  speakOfDeck("german");
  expect(heard).toBe(1);
  announceLanguage();
  expect(heard).toBe(2);
  stop();
});
