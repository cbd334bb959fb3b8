import type { CommonTexts } from "../../common.ts";

export const common: CommonTexts = {
  pages: "Learn Skat and look things up",
  contents: "On this page",
  languages: "This page in another language",
  learn: "Learn",
  "first-deal": "Your first deal",
  habits: "Good habits",
  "look-up": "Look up",
  game: "Game",
  base: "Base value",
  matadors: "with or without",
  value: "Game value",
  lost: "lost",
  bid: "Bid",
  games: "Games",
  sheet: "Score sheet",
  declarerWon: "won",
  declarerLost: "lost",
  declarer: "declarer",
  others: "each of the others",
  entry: "The declarer writes",
};
