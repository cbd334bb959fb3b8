import type { CommonTexts } from "../../common.ts";

export const common: CommonTexts = {
  pages: "Aprender skat e consultar as regras",
  contents: "Nesta página",
  languages: "Esta página noutra língua",
  learn: "Aprender",
  "first-deal": "Primeira distribuição",
  habits: "Bons hábitos",
  "look-up": "Consultar",
  game: "Jogo",
  base: "Valor de base",
  matadors: "com ou sem",
  value: "Valor do jogo",
  lost: "perdido",
  bid: "Licitação",
  games: "Jogos",
  sheet: "Quadro",
  declarerWon: "ganho",
  declarerLost: "perdido",
  declarer: "declarante",
  others: "cada um dos outros",
  entry: "O declarante marca",
};
