import type { Contract } from "../../../shared/skat/games.ts";
import {
  cards,
  computed,
  example,
  list,
  plainly,
  section,
  steps,
  type TextsOf,
  text,
  trick,
} from "../block.ts";

const HAND_SCHNEIDER: Contract = { ...plainly("S"), hand: true, schneider: true };

/** To be asked: one question a section. The table links to these anchors, so they stay as they are. */
export const LOOK_UP = [
  section(
    "bid",
    text("bid.reckon"),
    example("bid.example", {
      twelve: ["CJ", "SJ", "HJ", "SA", "SK", "S9", "S7", "HA", "HT", "D8", "C9", "C8"],
      contract: plainly("S"),
      bid: 44,
      points: 68,
      tricks: 6,
    }),
    text("bid.limit"),
    computed("bids", "bid.table"),
  ),
  section(
    "auction",
    steps("auction.first", "auction.second", "auction.third"),
    list("auction.hold", "auction.jump", "auction.pass", "auction.eighteen", "auction.in"),
  ),
  section(
    "matadors",
    text("matadors.count"),
    cards("matadors.with", "CJ", "SJ", "DJ", "HA"),
    cards("matadors.without", "HJ", "HA", "HT"),
    cards("matadors.many", "CJ", "SJ", "HJ", "DJ", "CA", "CT", "CQ"),
    list("matadors.twelve", "matadors.same", "matadors.grand"),
  ),
  section(
    "values",
    text("values.sum"),
    computed("values", "values.table"),
    computed("nulls", "values.null"),
  ),
  section("skat", list("skat.two", "skat.count", "skat.belong", "skat.closed")),
  section("hand", text("hand.what"), list("hand.level", "hand.settle", "hand.danger")),
  section(
    "announcements",
    text("announcements.when"),
    list("announcements.schneider", "announcements.schwarz", "announcements.ouvert"),
    example("announcements.example", {
      twelve: ["CJ", "SJ", "HJ", "SA", "ST", "SK", "SQ", "CA", "DA", "DT", "H8", "H7"],
      contract: HAND_SCHNEIDER,
      bid: 50,
      points: 86,
      tricks: 8,
    }),
    text("announcements.missed"),
  ),
  section(
    "following",
    text("following.rule"),
    trick("following.jack", "S", "HJ", "S7", "SK"),
    list("following.void", "following.jacks", "following.barred"),
  ),
  section("winning", list("winning.points", "winning.half", "winning.null")),
  section(
    "schneider",
    list(
      "schneider.caught",
      "schneider.schwarz",
      "schneider.both",
      "schneider.trick",
      "schneider.own",
    ),
  ),
  section(
    "reckoning",
    steps(
      "reckoning.matadors",
      "reckoning.levels",
      "reckoning.base",
      "reckoning.bid",
      "reckoning.lost",
    ),
  ),
  section(
    "overbid",
    text("overbid.what"),
    example("overbid.example", {
      twelve: ["CJ", "SJ", "DJ", "HA", "HT", "HK", "H8", "CA", "CT", "D9", "D7", "S8"],
      contract: plainly("H"),
      bid: 33,
      points: 72,
      tricks: 7,
    }),
    list("overbid.skat", "overbid.saved", "overbid.equal"),
  ),
  section(
    "null",
    text("null.aim"),
    cards("null.order", "HA", "HK", "HQ", "HJ", "HT", "H9", "H8", "H7"),
    list("null.no-trump", "null.fixed", "null.ends", "null.below", "null.give-up"),
  ),
  section(
    "giving-up",
    list(
      "giving-up.before",
      "giving-up.early",
      "giving-up.later",
      "giving-up.defenders",
      "giving-up.levels",
    ),
  ),
  section(
    "claims",
    list("claims.declarer", "claims.proved", "claims.asked", "claims.null", "claims.defender"),
  ),
  section(
    "sheets",
    list("sheets.simple", "sheets.seeger", "sheets.bierlachs"),
    computed("sheets", "sheets.table"),
  ),
  section(
    "series",
    list("series.length", "series.dealer", "series.passed", "series.four", "series.winner"),
  ),
  section("dealing", text("dealing.order"), text("dealing.proof")),
  section(
    "manners",
    list("manners.talk", "manners.time", "manners.tricks", "manners.watch", "manners.bids"),
  ),
] as const;

export type LookUpTexts = TextsOf<typeof LOOK_UP>;
/** A question that is answered on the page to look things up. */
export type Topic = (typeof LOOK_UP)[number]["anchor"];
