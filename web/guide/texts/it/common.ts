import type { CommonTexts } from "../../common.ts";

export const common: CommonTexts = {
  pages: "Imparare lo skat e consultare le regole",
  contents: "In questa pagina",
  languages: "Questa pagina in un’altra lingua",
  learn: "Imparare",
  "first-deal": "La prima smazzata",
  habits: "Buone abitudini",
  "look-up": "Consultare",
  game: "Gioco",
  base: "Valore base",
  matadors: "con o senza",
  value: "Valore del gioco",
  lost: "perso",
  bid: "Dichiarazione",
  games: "Giochi",
  sheet: "Conteggio",
  declarerWon: "vinto",
  declarerLost: "perso",
  declarer: "dichiarante",
  others: "ciascuno degli altri",
  entry: "Il dichiarante segna",
};
