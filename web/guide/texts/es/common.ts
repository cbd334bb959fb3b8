import type { CommonTexts } from "../../common.ts";

export const common: CommonTexts = {
  pages: "Aprender skat y consultar las reglas",
  contents: "En esta página",
  languages: "Esta página en otro idioma",
  learn: "Aprender",
  "first-deal": "Primera mano",
  habits: "Buenas costumbres",
  "look-up": "Consultar",
  game: "Juego",
  base: "Valor base",
  matadors: "con o sin",
  value: "Valor del juego",
  lost: "perdido",
  bid: "Puja",
  games: "Juegos",
  sheet: "Cuenta",
  declarerWon: "ganado",
  declarerLost: "perdido",
  declarer: "declarante",
  others: "cada uno de los otros",
  entry: "El declarante anota",
};
