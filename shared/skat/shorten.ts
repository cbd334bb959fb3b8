import { ALL_POINTS, type Card } from "./cards.ts";
import type { ClaimGoal } from "./claim-view.ts";
import { BASE_VALUE, type Contract, type Game } from "./games.ts";
import { accepted, type Result } from "./refusal.ts";
import { type RuleRefusalCode, refused } from "./rule-refusals.ts";
import {
  multiplierOf,
  type Outcome,
  outcomeOf,
  POINTS_FOR_SCHNEIDER,
  POINTS_TO_WIN,
  SCHNEIDER_LIMIT,
  TRICKS,
} from "./value.ts";

/** The levels a declarer may demand with a claim; Schwarz includes Schneider. */
export type ClaimLevel = "schneider" | "schwarz";
export type Side = "declarer" | "defenders";

/** A deal under way, as far as its settlement depends on it. */
export interface DealStanding {
  readonly contract: Contract;
  readonly bid: number;
  /** The declarer's ten dealt cards and the dealt skat. */
  readonly twelve: readonly Card[];
  /** The declarer's card points, the two cards put away (or the untouched skat) included. */
  readonly points: number;
  readonly tricks: number;
  readonly defenderPoints: number;
  readonly defenderTricks: number;
}

/** What a deal that was cut short settles to; `points` and `tricks` are the declarer's, the rest included. */
export interface ShortenedDeal {
  readonly outcome: Outcome;
  readonly points: number;
  readonly tricks: number;
}

interface Levels {
  readonly schneider: boolean;
  readonly schwarz: boolean;
}

const NO_LEVELS: Levels = { schneider: false, schwarz: false };

/** From this many cards in hand on a declarer gives up without asking anybody; later a defender has to agree. */
export const FREE_CONCESSION_CARDS = 9;

/**
 * Whether the contract is certainly met ("won") or certainly missed ("lost") whatever follows; null while it is open.
 * An overbid is judged apart, with the value (RULES.md 8.4).
 */
export function decidedOf(deal: DealStanding): "won" | "lost" | null {
  const { contract, points, tricks, defenderPoints, defenderTricks } = deal;
  if (contract.game === "N") {
    if (tricks > 0) return "lost";
    return defenderTricks === TRICKS ? "won" : null;
  }
  if (contract.schwarz) {
    if (defenderTricks > 0) return "lost";
    return tricks === TRICKS ? "won" : null;
  }
  const needed = contract.schneider ? POINTS_FOR_SCHNEIDER : POINTS_TO_WIN;
  if (defenderPoints > ALL_POINTS - needed) return "lost";
  return points >= needed ? "won" : null;
}

/** Who gets the remaining tricks when `side` gives up: the other side, except in Null, where nobody wants them. */
export function restWhenGivenUp(game: Game, side: Side): Side {
  if (game === "N") return side;
  return side === "declarer" ? "defenders" : "declarer";
}

/**
 * The declarer gives up: lost with the announced levels, no Schneider or Schwarz of his own inferred; what was decided
 * before stays decided, at the levels already made (RULES.md 15; ISkO 4.1.3, 4.4.1).
 */
export function concededByDeclarer(deal: DealStanding): ShortenedDeal {
  const met = decidedOf(deal) === "won";
  const outcome = { met, ...(met ? levelsWon(deal) : levelsLost(deal)) };
  return { outcome, ...takingRest(deal, restWhenGivenUp(deal.contract.game, "declarer")) };
}

/**
 * Both defenders give up: won with the announced levels and those the bid needs, as long as they were possible; a game
 * the declarer has already lost stays lost (RULES.md 15; ISkO 4.1.3, 4.1.5).
 */
export function concededByDefenders(deal: DealStanding): ShortenedDeal {
  const lost = decidedOf(deal) === "lost";
  const outcome = { met: !lost, ...(lost ? levelsLost(deal) : levelsGranted(deal, null)) };
  return { outcome, ...takingRest(deal, restWhenGivenUp(deal.contract.game, "defenders")) };
}

/**
 * What the declarer may claim: not a game already lost, and no level the defenders have made impossible. Depends on
 * nothing but the tricks taken, which everybody has seen.
 */
export function checkClaim(
  deal: DealStanding,
  demanded: ClaimLevel | null,
): Result<ClaimLevel | null, RuleRefusalCode> {
  if (deal.contract.game === "N" && demanded) return refused("NULL_HAS_NO_LEVELS");
  if (decidedOf(deal) === "lost") return refused("CLAIM_NOT_PROVED");
  const possible = levelsPossible(deal);
  if (demanded && !possible[demanded]) return refused("CLAIM_NOT_PROVED", { level: demanded });
  return accepted(demanded);
}

/**
 * A claim of the declarer that was proved or accepted: won at the announced, the demanded, and the level the bid needs;
 * others do not count even if the cards would have made them (RULES.md 15; ISkO 4.4.4). In Null: no further trick.
 */
export function claimedByDeclarer(
  deal: DealStanding,
  demanded: ClaimLevel | null,
): Result<ShortenedDeal, RuleRefusalCode> {
  const allowed = checkClaim(deal, demanded);
  if (!allowed.ok) return allowed;
  const outcome = { met: true, ...levelsGranted(deal, demanded) };
  const rest = takingRest(deal, restWhenGivenUp(deal.contract.game, "defenders"));
  return accepted({ outcome, ...rest });
}

/**
 * A proved claim of a defender: all the rest is theirs, counted as played out. In Null it would give the game away, so
 * it is refused there.
 */
export function claimedByDefender(deal: DealStanding): Result<ShortenedDeal, RuleRefusalCode> {
  if (deal.contract.game === "N") return refused("CLAIM_NOT_PROVED");
  return accepted(restTo(deal, "defenders"));
}

/**
 * The rest goes to one side, from outside the play, and counts as if played out: how other servers end a deal when
 * somebody resigns, leaves, or runs out of time.
 */
export function restTo(deal: DealStanding, side: Side): ShortenedDeal {
  const { points, tricks } = takingRest(deal, side);
  return { outcome: outcomeOf(deal.contract, points, tricks), points, tricks };
}

/**
 * What has to be proved for a claim of the declarer to be settled at once: the announced game, the demanded level, and
 * the level the bid needs.
 * @param twelves the sets of twelve cards the declarer has to reckon with: his own, or in a Hand game all those of
 *   {@link possibleTwelves}, since the verdict must not tell what lies in the skat
 */
export function goalOfDeclarerClaim(
  deal: DealStanding,
  demanded: ClaimLevel | null,
  twelves: Iterable<readonly Card[]>,
): ClaimGoal {
  const { contract } = deal;
  if (contract.game === "N") return { type: "declarer-none" };
  let { schneider, schwarz } = levelsOf(contract, demanded);
  for (const twelve of twelves) {
    const needed = levelsForBid({ ...deal, twelve }, { schneider, schwarz });
    schneider ||= needed.schneider;
    schwarz ||= needed.schwarz;
  }
  if (schwarz) return { type: "declarer-all" };
  const mostForThem = schneider ? SCHNEIDER_LIMIT : ALL_POINTS - POINTS_TO_WIN;
  return { type: "points", defendersAtMost: mostForThem - deal.defenderPoints };
}

/** Every twelve cards a Hand player may turn out to have: his ten and any two of those he has not seen. */
export function* possibleTwelves(
  ten: readonly Card[],
  unseen: readonly Card[],
): Generator<readonly Card[]> {
  for (const [n, first] of unseen.entries()) {
    for (const second of unseen.slice(n + 1)) yield [...ten, first, second];
  }
}

/**
 * Whether Schneider and Schwarz were *made by either side*, as a result states it (INTERFACE.md): not the levels that
 * count. Of a deal that ended before all ten tricks were played or given to a side nothing is said, nor of Null.
 */
export function levelsMade(
  game: Game,
  points: number,
  tricks: number,
  defenderTricks: number,
): Levels {
  if (game === "N" || tricks + defenderTricks < TRICKS) return NO_LEVELS;
  return {
    schneider: points >= POINTS_FOR_SCHNEIDER || points <= SCHNEIDER_LIMIT,
    schwarz: tricks === TRICKS || tricks === 0,
  };
}

/** The declarer's points and tricks once `side` has got the rest. */
function takingRest(deal: DealStanding, side: Side): { points: number; tricks: number } {
  if (side === "defenders") return { points: deal.points, tricks: deal.tricks };
  return { points: ALL_POINTS - deal.defenderPoints, tricks: TRICKS - deal.defenderTricks };
}

function levelsOf(contract: Contract, demanded: ClaimLevel | null): Levels {
  return {
    schneider: contract.schneider || demanded !== null,
    schwarz: contract.schwarz || demanded === "schwarz",
  };
}

/** The levels of a game that is already won: what has been made so far and nothing more. */
function levelsWon(deal: DealStanding): Levels {
  return { schneider: deal.points >= POINTS_FOR_SCHNEIDER, schwarz: deal.tricks === TRICKS };
}

/** The levels of a lost game: announced, or already suffered. */
function levelsLost({ contract, defenderPoints, defenderTricks }: DealStanding): Levels {
  if (contract.game === "N") return NO_LEVELS;
  return {
    schneider: contract.schneider || defenderPoints >= ALL_POINTS - SCHNEIDER_LIMIT,
    schwarz: contract.schwarz || defenderTricks === TRICKS,
  };
}

/** The levels of a game the other side gives to the declarer: announced, demanded, made, or needed for the bid. */
function levelsGranted(deal: DealStanding, demanded: ClaimLevel | null): Levels {
  if (deal.contract.game === "N") return NO_LEVELS;
  const owed = levelsOf(deal.contract, demanded);
  return levelsForBid(deal, { ...owed, schneider: owed.schneider || levelsWon(deal).schneider });
}

function levelsPossible({ defenderPoints, defenderTricks }: DealStanding): Levels {
  return { schneider: defenderPoints <= SCHNEIDER_LIMIT, schwarz: defenderTricks === 0 };
}

/** The least levels, from `levels` upwards, that reach the bid and are still possible; `levels` if none do. */
function levelsForBid(deal: DealStanding, levels: Levels): Levels {
  const { contract, bid, twelve } = deal;
  const { game } = contract;
  if (game === "N") return levels;
  const possible = levelsPossible(deal);
  const steps: Levels[] = [levels];
  if (possible.schneider) steps.push({ ...levels, schneider: true });
  if (possible.schwarz) steps.push({ schneider: true, schwarz: true });
  return (
    steps.find((step) => BASE_VALUE[game] * multiplierOf(contract, twelve, step) >= bid) ?? levels
  );
}
