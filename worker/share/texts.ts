import type { Language } from "../../shared/protocol/languages.ts";
import type { Game } from "../../shared/skat/games.ts";

/** What a link says of itself before anybody opens it. Words the app has too are its words (test/check/share-texts.test.ts). */
export interface ShareTexts {
  readonly games: Readonly<Record<Game, string>>;
  readonly announced: string;
  readonly passedIn: string;
  readonly annulled: string;
  readonly overbid: string;
  readonly bid: (bid: number) => string;
  readonly cardByCard: string;
  /** A deal that nobody but its link vouches for. */
  readonly unchecked: string;
  readonly replay: string;
  readonly noReplay: string;
  readonly table: string;
  readonly tableText: string;
}

export const SHARE_TEXTS: Readonly<Record<Language, ShareTexts>> = {
  de: {
    games: { C: "Kreuz", S: "Pik", H: "Herz", D: "Karo", G: "Grand", N: "Null" },
    announced: "angesagt",
    passedIn: "Ein Skatspiel, eingepasst",
    annulled: "Ein Skatspiel, abgebrochen",
    overbid: "überreizt",
    bid: (bid) => `gereizt bis ${bid}`,
    cardByCard: "Das Spiel Karte für Karte, mit allen Händen offen.",
    unchecked: "Das Spiel steht im Link selbst und wurde an keinem Tisch nachgeprüft.",
    replay: "Ein Skatspiel",
    noReplay: "Dieser Link ist beschädigt, oder das Spiel ist noch nicht zu Ende.",
    table: "Ein Skattisch",
    tableText: "Zuschauen oder mitspielen, wer eingeladen ist. Niemand meldet sich an.",
  },
  en: {
    games: { C: "Clubs", S: "Spades", H: "Hearts", D: "Diamonds", G: "Grand", N: "Null" },
    announced: "announced",
    passedIn: "A deal of Skat, passed in",
    annulled: "A deal of Skat, broken off",
    overbid: "overbid",
    bid: (bid) => `bid ${bid}`,
    cardByCard: "See the deal card by card, with every hand open.",
    unchecked: "The deal comes with the link and was not checked against a table.",
    replay: "A deal of Skat",
    noReplay: "This link is damaged, or the deal is not over yet.",
    table: "A table of Skat",
    tableText: "Watch the game, or play along if you are invited. Nobody signs up.",
  },
  fr: {
    games: { C: "Trèfle", S: "Pique", H: "Cœur", D: "Carreau", G: "Grand", N: "Null" },
    announced: "annoncé",
    passedIn: "Une donne de skat, passée",
    annulled: "Une donne de skat, interrompue",
    overbid: "surenchère",
    bid: (bid) => `enchère de ${bid}`,
    cardByCard: "La donne carte par carte, toutes les mains ouvertes.",
    unchecked: "Cette donne est dans le lien même ; aucune table ne l’a vérifiée.",
    replay: "Une donne de skat",
    noReplay: "Ce lien est abîmé, ou la donne n’est pas encore finie.",
    table: "Une table de skat",
    tableText: "Regardez la partie, ou jouez si l’on vous a invité. Personne ne s’inscrit.",
  },
  pt: {
    games: { C: "Paus", S: "Espadas", H: "Copas", D: "Ouros", G: "Grand", N: "Null" },
    announced: "anunciado",
    passedIn: "Uma distribuição de skat, passada",
    annulled: "Uma distribuição de skat, interrompida",
    overbid: "excesso de licitação",
    bid: (bid) => `licitação de ${bid}`,
    cardByCard: "A distribuição carta a carta, com todas as mãos à vista.",
    unchecked: "Esta distribuição vem no próprio link e não foi verificada em nenhuma mesa.",
    replay: "Uma distribuição de skat",
    noReplay: "Este link está danificado, ou a distribuição ainda não acabou.",
    table: "Uma mesa de skat",
    tableText: "Veja o jogo, ou jogue se tiver convite. Ninguém se regista.",
  },
  es: {
    games: { C: "Tréboles", S: "Picas", H: "Corazones", D: "Diamantes", G: "Grand", N: "Null" },
    announced: "anunciado",
    passedIn: "Una mano de skat, pasada",
    annulled: "Una mano de skat, interrumpida",
    overbid: "sobrepuja",
    bid: (bid) => `puja de ${bid}`,
    cardByCard: "La mano carta a carta, con todas las cartas a la vista.",
    unchecked: "Esta mano va en el propio enlace y no se ha comprobado en ninguna mesa.",
    replay: "Una mano de skat",
    noReplay: "Este enlace está dañado, o la mano aún no ha terminado.",
    table: "Una mesa de skat",
    tableText: "Mira la partida, o juega si te han invitado. Nadie se registra.",
  },
  it: {
    games: { C: "Fiori", S: "Picche", H: "Cuori", D: "Quadri", G: "Grand", N: "Null" },
    announced: "annunciato",
    passedIn: "Una smazzata di skat, passata",
    annulled: "Una smazzata di skat, interrotta",
    overbid: "dichiarazione eccessiva",
    bid: (bid) => `dichiarato ${bid}`,
    cardByCard: "La smazzata carta per carta, con tutte le mani scoperte.",
    unchecked: "Questa smazzata sta nel link stesso e nessun tavolo l’ha verificata.",
    replay: "Una smazzata di skat",
    noReplay: "Questo link è danneggiato, o la smazzata non è ancora finita.",
    table: "Un tavolo di skat",
    tableText: "Guarda la partita, o gioca se ti hanno invitato. Nessuno si registra.",
  },
};
