import {
  cards,
  computed,
  example,
  list,
  points,
  section,
  steps,
  type TextsOf,
  text,
  trick,
} from "../block.ts";
import { heartsWithTwo } from "../hearts-with-two.ts";

/** To be read from top to bottom by somebody who has never played. */
export const LEARN = [
  section("goal", text("goal.sides"), text("goal.win")),
  section("cards", text("cards.pack"), points("cards.points"), text("cards.ten")),
  section(
    "tricks",
    text("tricks.lead"),
    trick("tricks.ace", "H", "CK", "CA", "C7"),
    text("tricks.follow"),
    trick("tricks.off", "H", "SA", "S8", "DT"),
  ),
  section(
    "trumps",
    text("trumps.jacks"),
    cards("trumps.order", "CJ", "SJ", "HJ", "DJ"),
    text("trumps.suit"),
    cards("trumps.all", "CJ", "SJ", "HJ", "DJ", "HA", "HT", "HK", "HQ", "H9", "H8", "H7"),
    trick("trumps.ruff", "H", "SA", "ST", "H7"),
    text("trumps.jack"),
    list("trumps.games.suit", "trumps.games.grand", "trumps.games.null"),
  ),
  section(
    "seats",
    text("seats.deal"),
    list("seats.forehand", "seats.middlehand", "seats.rearhand"),
  ),
  section(
    "auction",
    text("auction.why"),
    steps("auction.middlehand", "auction.rearhand", "auction.last"),
    text("auction.numbers"),
    text("auction.nobody"),
  ),
  section(
    "value",
    text("value.product"),
    cards("value.with", "CJ", "SJ", "DJ", "HA", "HK", "H9"),
    text("value.matadors"),
    example("value.example", heartsWithTwo(72, 7)),
    cards("value.without", "HJ", "DJ", "DA", "DT", "DK", "D8"),
    computed("values", "value.table"),
  ),
  section("skat", text("skat.take"), text("skat.discard"), text("skat.hand")),
  section("play", text("play.forehand"), text("play.partners"), text("play.count")),
  section(
    "score",
    text("score.won"),
    example("score.lost", heartsWithTwo(59, 5)),
    text("score.schneider"),
    text("score.overbid"),
  ),
  section("next", list("next.deal", "next.habits", "next.look-up")),
] as const;

export type LearnTexts = TextsOf<typeof LEARN>;
