import type { Analysis, JudgedCard } from "../../shared/analysis/analyse.ts";
import type { Card } from "../../shared/skat/cards.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { percent } from "../components/percent.ts";
import { cardNames } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import type { Mark, Marks } from "../replay/marks.ts";

/** More cards than these say no more. */
const CARDS_NAMED = 3;

export function yesNo(is: boolean): "yes" | "no" {
  return is ? "yes" : "no";
}

function named(cards: readonly Card[]): string {
  const some = cardNames(cards.slice(0, CARDS_NAMED));
  return cards.length > CARDS_NAMED ? `${some} …` : some;
}

/** Both verdicts about a card, in sentences. */
export function cardWords(judged: JudgedCard, nameOf: (seat: Seat) => string): readonly string[] {
  const { isForced, open, seat } = judged;
  const turned = open.turned ? [t("analysis.turned", { won: yesNo(open.after.won) })] : [];
  if (isForced) return [t("analysis.forced")];
  return [...openWords(judged), ...turned, ...knownWords(judged, nameOf(seat))];
}

function openWords({ open, card }: JudgedCard): readonly string[] {
  const { before, after, bestCards, lost, turned } = open;
  const isBest = bestCards.includes(card);
  const cards = named(bestCards);
  if (before.points === null || after.points === null) {
    return isBest
      ? [t("analysis.nullBest", { won: yesNo(after.won) })]
      : [t("analysis.nullWorse", { cards })];
  }
  // A Schwarz may be lost without a point.
  if (lost === 0 && !turned) return [t("analysis.openBest", { points: after.points })];
  return [t("analysis.openWorse", { before: before.points, after: after.points, cards })];
}

function knownWords({ known, card }: JudgedCard, name: string): readonly string[] {
  if (!known) return [];
  const { worlds, isComplete, played, best, bestCards, isClear } = known;
  const share = percent(played);
  if (bestCards.includes(card)) {
    return [t("analysis.knownBest", { name, share, worlds, all: yesNo(isComplete) })];
  }
  const cards = named(bestCards);
  const clear = yesNo(isClear || isComplete);
  return [t("analysis.knownWorse", { name, cards, best: percent(best), share, worlds, clear })];
}

/** What is marked in the notation, by the number of cards played. */
export function marksOf({ cards }: Analysis): Marks {
  return new Map(
    cards.flatMap((judged, n): [number, Mark][] => {
      const mark = markOf(judged);
      return mark ? [[n + 1, mark]] : [];
    }),
  );
}

/** The weightiest thing to be said about a card, or null. */
export function markOf({ open, known }: JudgedCard): Mark | null {
  if (open.turned) return { kind: "turned", text: t("analysis.markTurned") };
  if (known?.isClear) return { kind: "unsound", text: t("analysis.markUnsound") };
  if (open.lost === 0) return null;
  return { kind: "lost", text: t("analysis.markLost", { points: open.lost }) };
}
