import type { Language } from "../../shared/protocol/languages.ts";
import { ALL_POINTS } from "../../shared/skat/cards.ts";
import type { Settlement } from "../../shared/table/events.ts";
import { languageOf } from "../language.ts";
import type { SharedDeal } from "./shared-deal.ts";
import { SHARE_TEXTS, type ShareTexts } from "./texts.ts";

/** The words for one reader. */
export interface ShareWords extends ShareTexts {
  readonly language: Language;
}

/** The words for a reader, by what he accepts. */
export function wordsFor(acceptLanguage?: string): ShareWords {
  const language = languageOf(acceptLanguage);
  return { language, ...SHARE_TEXTS[language] };
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
