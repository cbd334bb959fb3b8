import { expect, test } from "vitest";
import { LANGUAGES } from "../../shared/protocol/languages.ts";
import { catalogues, speaker } from "./speaker.ts";

// Read aloud, in every language: what is put together from several messages is still a sentence.

test("every language the app offers has its catalogue, and no other", () => {
  expect([...catalogues.keys()].sort()).toEqual([...LANGUAGES].sort());
});

test.each([
  ["de", "mit 2, Spiel 3, Hand 4, mal Herz 10: 40"],
  ["en", "with 2, game 3, Hand 4, times Hearts 10: 40"],
  ["fr", "avec 2, jeu 3, Hand 4, fois Cœur 10 : 40"],
  ["pt", "com 2, jogo 3, Hand 4, vezes Copas 10: 40"],
  ["es", "con 2, juego 3, Hand 4, por Corazones 10: 40"],
  ["it", "con 2, gioco 3, Hand 4, per Cuori 10: 40"],
] as const)("the reckoning is spoken as at the table, in %s", (language, sentence) => {
  const say = speaker(language);
  const parts = [
    say("reckoning.tops", { side: "with", n: 2 }),
    say("reckoning.step", { step: "game", n: 3 }),
    say("reckoning.step", { step: "hand", n: 4 }),
  ];
  const values = { parts: parts.join(", "), game: say("game.name", { game: "H" }) };
  expect(say("reckoning.total", { ...values, base: 10, value: 40 })).toBe(sentence);
});

test.each([
  ["de", "Mia spielt Pik-Dame. Mia spielt Herz-Ass. Mia spielt Karo-Acht."],
  [
    "en",
    "Mia plays the queen of spades. Mia plays the ace of hearts. Mia plays the eight of diamonds.",
  ],
  ["fr", "Mia joue la dame de pique. Mia joue l’as de cœur. Mia joue le huit de carreau."],
  ["pt", "Mia joga a dama de espadas. Mia joga o ás de copas. Mia joga o oito de ouros."],
  [
    "es",
    "Mia juega la dama de picas. Mia juega el as de corazones. Mia juega el ocho de diamantes.",
  ],
  ["it", "Mia gioca la donna di picche. Mia gioca l’asso di cuori. Mia gioca l’otto di quadri."],
] as const)("a card played has its article, in %s", (language, sentences) => {
  const say = speaker(language);
  const played = (rank: string, suit: string) =>
    say("live.played", { name: "Mia", rank, card: say("card.name", { rank, suit }) });
  expect([played("Q", "S"), played("A", "H"), played("8", "D")].join(" ")).toBe(sentences);
});

test.each([
  ["de", "0 Stiche, 1 Stich, 2 Stiche"],
  ["en", "0 tricks, 1 trick, 2 tricks"],
  ["fr", "0 pli, 1 pli, 2 plis"],
  ["pt", "0 vazas, 1 vaza, 2 vazas"],
  ["es", "0 bazas, 1 baza, 2 bazas"],
  ["it", "0 prese, 1 presa, 2 prese"],
] as const)("none, one and two are counted as people count, in %s", (language, counts) => {
  const say = speaker(language);
  expect([0, 1, 2].map((n) => say("seat.tricks", { n })).join(", ")).toBe(counts);
});
