import { ALL_POINTS } from "../../shared/skat/cards.ts";
import type { Game } from "../../shared/skat/games.ts";
import type { Settlement } from "../../shared/table/events.ts";
import type { SharedDeal } from "./shared-deal.ts";

/** What a link says of itself before anybody opens it. */
export interface ShareWords {
  readonly language: string;
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

const ENGLISH: ShareWords = {
  language: "en",
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
};

const GERMAN: ShareWords = {
  language: "de",
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
};

/** The words for a reader: of the first language he asks for that we have, else English. */
export function wordsFor(acceptLanguage: string | undefined): ShareWords {
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((code) => code === "de" || code === "en") === "de" ? GERMAN : ENGLISH;
}

/** "Hearts Hand, Schneider announced: +60" */
export function titleOf({ ended }: SharedDeal, words: ShareWords): string {
  const { settlement, result } = ended;
  if (!settlement) return result === "passed" ? words.passedIn : words.annulled;
  return `${contractOf(settlement, words)}: ${signed(settlement.score)}`;
}

function contractOf({ game, hand, announced }: Settlement, words: ShareWords): string {
  const { schneider, schwarz, ouvert } = announced;
  const said = [words.games[game], hand && "Hand", ouvert && "Ouvert"].filter(Boolean).join(" ");
  if (ouvert || game === "N" || !(schneider || schwarz)) return said;
  return `${said}, ${schwarz ? "Schwarz" : "Schneider"} ${words.announced}`;
}

/** "74 : 46, bid 20. See the deal card by card, …" */
export function descriptionOf({ ended, isChecked }: SharedDeal, words: ShareWords): string {
  const { settlement } = ended;
  const facts = settlement && [
    ...(settlement.game === "N"
      ? []
      : [`${settlement.points} : ${ALL_POINTS - settlement.points}`]),
    words.bid(settlement.bid),
    ...(settlement.overbid ? [words.overbid] : []),
  ];
  const sentences = [
    facts && `${facts.join(", ")}.`,
    words.cardByCard,
    !isChecked && words.unchecked,
  ];
  return sentences.filter(Boolean).join(" ");
}

/** A number as it stands on a score sheet, with a real minus. */
export function signed(points: number): string {
  return points < 0 ? `\u2212${-points}` : `+${points}`;
}
