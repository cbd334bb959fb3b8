import { assertNever } from "../../shared/skat/refusal.ts";
import { isAround } from "../../shared/table/around-events.ts";
import type { DealView, SeatView } from "../../shared/table/view.ts";
import { cardNames } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { happenings, opening } from "../table/announcer.ts";
import { nameOf } from "../table/situation.ts";
import type { Step } from "./course.ts";

/** What happened in a step, in sentences: as people hear it who follow the table, and what only a replay may say. */
export function wordsFor(before: Step | undefined, step: Step): readonly string[] {
  const { deal } = step.view.state;
  if (!before) return deal ? atFirst(step.view, deal) : [];
  return [...shortening(step), ...happenings(before, step), ...disclosed(step)];
}

/** Where people go by their places, that forehand is forehand needs not be said. */
function atFirst(view: SeatView, deal: DealView): readonly string[] {
  const [dealt = "", ...more] = opening(view, deal);
  const isNamed = nameOf(view, deal.forehand) !== t("replay.place", { place: "0" });
  return [isNamed ? dealt : t("deal.number", { n: deal.n }), ...more];
}

/** Claims and concessions, which the sentences of the table leave to its buttons. */
function shortening({ event, view }: Step): readonly string[] {
  // What happened around the game has no sentences yet.
  if (isAround(event)) return [];
  switch (event.type) {
    case "handShown":
      return [t("replay.handShown", { name: nameOf(view, event.seat) })];
    case "claimed": {
      const level = event.level ?? "none";
      return [t("replay.claimed", { name: nameOf(view, event.seat), level })];
    }
    case "conceded":
      return [t("replay.conceded", { name: nameOf(view, event.seat) })];
    case "answered": {
      const answer = event.accept ? "yes" : "no";
      return [t("replay.answered", { name: nameOf(view, event.seat), answer })];
    }
    case "adjudicated":
      return [t("replay.adjudicated", { side: event.restTo ?? "nobody" })];
    case "tableOpened":
    case "seated":
    case "nonceGiven":
    case "chainOpened":
    case "dealt":
    case "bid":
    case "held":
    case "passed":
    case "skatTaken":
    case "declared":
    case "played":
    case "dealEnded":
      return [];
    default:
      return assertNever(event);
  }
}

/** The cards that were nobody else's business while the deal ran, as far as the onlooker knows them. */
function disclosed({ event, table }: Step): readonly string[] {
  const { skat = null, discard = null } = table.deal ?? {};
  if (event.type === "skatTaken" && skat) return [t("replay.skat", { cards: cardNames(skat) })];
  if (event.type === "declared" && discard) {
    return [t("replay.discard", { cards: cardNames(discard) })];
  }
  return [];
}
