import type { CommonTexts } from "../../common.ts";

export const common: CommonTexts = {
  pages: "Apprendre le skat et consulter les règles",
  contents: "Sur cette page",
  languages: "Cette page dans une autre langue",
  learn: "Apprendre",
  "first-deal": "Première donne",
  habits: "Bonnes habitudes",
  "look-up": "Consulter",
  game: "Jeu",
  base: "Valeur de base",
  matadors: "avec ou sans",
  value: "Valeur du jeu",
  lost: "perdu",
  bid: "Enchère",
  games: "Jeux",
  sheet: "Feuille de marque",
  declarerWon: "gagné",
  declarerLost: "perdu",
  declarer: "déclarant",
  others: "chacun des autres",
  entry: "Le déclarant marque",
};
