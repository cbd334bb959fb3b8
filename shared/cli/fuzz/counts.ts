import { GAMES } from "../../skat/games.ts";
import { RULE_REFUSALS } from "../../skat/refusal.ts";
import { SHEETS } from "../../skat/sheet.ts";
import { ENDINGS, type Settlement } from "../../table/events.ts";
import { DEADLINE_ACTIONS, PACES } from "../../table/pace.ts";
import { TABLE_REFUSALS } from "../../table/refusal.ts";
import { PHASES } from "../../table/state.ts";
import { VOTE_KINDS, VOTE_OUTCOMES } from "../../table/votes.ts";

/** How often each thing that can happen did happen. Everything expected starts at 0, so that a gap shows. */
export type Counts = Map<string, Map<string, number>>;

const ANNOUNCEMENTS = [
  "picked-up",
  "hand",
  "schneider",
  "schwarz",
  "ouvert",
  "null",
  "null-hand",
  "null-ouvert",
  "null-ouvert-hand",
] as const;

const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  phase: PHASES,
  pace: PACES,
  deadline: DEADLINE_ACTIONS,
  vote: VOTE_KINDS.flatMap((kind) => VOTE_OUTCOMES.map((outcome) => `${kind} ${outcome}`)).filter(
    // Nobody can be held in a pause: its end is neither refused nor does it lapse.
    (vote) => vote !== "resume refused" && vote !== "resume lapsed",
  ),
  players: ["3", "4"],
  sheet: SHEETS,
  event: [
    ...["tableOpened", "seated", "nonceGiven", "chainOpened", "dealt", "bid", "held", "passed"],
    ...["skatTaken", "declared", "played", "handShown", "claimed", "conceded", "answered"],
    ...["adjudicated", "dealEnded", "vacationTaken", "timedOut", "stoodIn", "voteCalled", "voted"],
    ...["voteEnded", "seatLeft", "returned", "paused", "resumed", "seriesEnded", "takenBack"],
  ],
  game: GAMES,
  announcement: ANNOUNCEMENTS,
  result: ["won", "lost", "overbid", "schneider", "schwarz", "passed", "annulled"],
  "announced and missed": ["schneider", "schwarz", "ouvert"],
  "announced and made": ["schneider", "schwarz", "ouvert"],
  ending: ENDINGS,
  claim: [
    ...["declarer proved", "declarer asked", "defender proved"],
    ...["schneider proved", "schneider asked", "schwarz proved", "schwarz asked"],
    ...["accepted", "turned down", "turned down by a card", "Null proved", "Null asked"],
  ],
  concession: [
    ...["declarer at once", "declarer asks", "declarer granted", "declarer turned down"],
    ...["defender asks", "both defenders", "partner refuses", "lapsed", "joined"],
    ...["before the declaration", "before the declaration, game chosen"],
    ...["decided before: won", "decided before: lost"],
  ],
  refusal: [...Object.keys(RULE_REFUSALS), ...Object.keys(TABLE_REFUSALS)],
};

export function noCounts(): Counts {
  return new Map(
    Object.entries(EXPECTED).map(([group, names]) => [
      group,
      new Map(names.map((one) => [one, 0])),
    ]),
  );
}

export function count(counts: Counts, group: string, name: string): void {
  const names = counts.get(group) ?? new Map<string, number>();
  names.set(name, (names.get(name) ?? 0) + 1);
  counts.set(group, names);
}

/** Everything expected that never happened. */
export function missing(counts: Counts): readonly string[] {
  return [...counts].flatMap(([group, names]) =>
    [...names].filter(([, number]) => number === 0).map(([name]) => `${group}: ${name}`),
  );
}

/** A settled deal by its announcement and how that went. */
export function countSettlement(counts: Counts, settlement: Settlement): void {
  const { game, hand, announced, won, overbid, schneider, schwarz } = settlement;
  count(counts, "game", game);
  count(counts, "announcement", announcementOf(settlement));
  count(counts, "result", overbid ? "overbid" : won ? "won" : "lost");
  if (schneider) count(counts, "result", "schneider");
  if (schwarz) count(counts, "result", "schwarz");
  if (game === "N" || !hand) return;
  const level = announced.ouvert ? "ouvert" : announced.schwarz ? "schwarz" : "schneider";
  if (announced.schneider) count(counts, `announced and ${won ? "made" : "missed"}`, level);
}

function announcementOf({ game, hand, announced }: Settlement): (typeof ANNOUNCEMENTS)[number] {
  if (game === "N") {
    if (announced.ouvert) return hand ? "null-ouvert-hand" : "null-ouvert";
    return hand ? "null-hand" : "null";
  }
  if (announced.ouvert) return "ouvert";
  if (announced.schwarz) return "schwarz";
  if (announced.schneider) return "schneider";
  return hand ? "hand" : "picked-up";
}
