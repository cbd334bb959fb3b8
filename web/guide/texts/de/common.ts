import type { CommonTexts } from "../../common.ts";

export const common: CommonTexts = {
  pages: "Skat lernen und nachschlagen",
  contents: "Auf dieser Seite",
  languages: "Diese Seite in einer anderen Sprache",
  learn: "Lernen",
  "first-deal": "Das erste Spiel",
  habits: "Gute Gewohnheiten",
  "look-up": "Nachschlagen",
  game: "Spiel",
  base: "Grundwert",
  matadors: "mit oder ohne",
  value: "Spielwert",
  lost: "verloren",
  bid: "Reizwert",
  games: "Spiele",
  sheet: "Abrechnung",
  declarerWon: "gewonnen",
  declarerLost: "verloren",
  declarer: "Alleinspieler",
  others: "jeder andere",
  entry: "Der Alleinspieler schreibt",
};
