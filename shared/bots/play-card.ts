import type { Game } from "../skat/games.ts";
import { lowestBit } from "./masks.ts";
import { PLAY_WEIGHTS } from "./play-weights.ts";
import { FOLLOWING_RULES, weighFollow } from "./rules-of-following.ts";
import { LEADING_RULES, weighLead } from "./rules-of-leading.ts";
import { NULL_RULES, weighNull } from "./rules-of-null.ts";
import type { Situation } from "./situation.ts";

/** The kinds of games that are played alike. */
export type GameKind = "suit" | "grand" | "null";
const GAME_KINDS: readonly GameKind[] = ["suit", "grand", "null"];

/** Who plays and when: each role has its own weights. */
const ROLES = ["declarer", "defender after him", "defender before him"] as const;
const TURNS = ["leads", "second", "last"] as const;
export type Role = `${GameKind}: ${(typeof ROLES)[number]} ${(typeof TURNS)[number]}`;

/** The rules that apply to a role, and what each weighs. */
export interface Advice {
  readonly rules: readonly string[];
  readonly weigh: (situation: Situation, card: number, out: Float64Array) => void;
}

const LEADING: Advice = { rules: LEADING_RULES, weigh: weighLead };
const FOLLOWING: Advice = { rules: FOLLOWING_RULES, weigh: weighFollow };
const IN_NULL: Advice = { rules: NULL_RULES, weigh: weighNull };

export function kindOf(game: Game): GameKind {
  if (game === "N") return "null";
  return game === "G" ? "grand" : "suit";
}

/** The roles of a kind by place and turn, spelled out once: they are asked for at every card of every play-out. */
function rolesOf(kind: GameKind): readonly Role[] {
  return ROLES.flatMap((role) => TURNS.map((turn): Role => `${kind}: ${role} ${turn}`));
}

const BY_KIND: Readonly<Record<GameKind, readonly Role[]>> = {
  suit: rolesOf("suit"),
  grand: rolesOf("grand"),
  null: rolesOf("null"),
};

export function roleOf({ layout, me, trick }: Situation): Role {
  return BY_KIND[kindOf(layout.game)][3 * me + trick.length] as Role;
}

export function adviceFor({ layout, trick }: Situation): Advice {
  if (layout.game === "N") return IN_NULL;
  return trick.length === 0 ? LEADING : FOLLOWING;
}

/** The weights of a role in the order of its rules. */
export type Weights = ReadonlyMap<string, Float64Array>;

/** Every role with the rules that apply to it. */
const ROLE_RULES: ReadonlyMap<string, readonly string[]> = new Map(
  GAME_KINDS.flatMap((kind) =>
    ROLES.flatMap((role) =>
      TURNS.map((turn): [string, readonly string[]] => [
        `${kind}: ${role} ${turn}`,
        rulesOf(kind, turn),
      ]),
    ),
  ),
);

function rulesOf(kind: GameKind, turn: (typeof TURNS)[number]): readonly string[] {
  if (kind === "null") return NULL_RULES;
  return turn === "leads" ? LEADING_RULES : FOLLOWING_RULES;
}

/** Tables hold whole thousandths. */
const THOUSAND = 1000;

/** Reads a table of named weights, in thousandths; a rule that is not named weighs nothing. */
export function readWeights(
  table: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Weights {
  return new Map(
    [...ROLE_RULES].map(([role, rules]) => [
      role,
      Float64Array.from(rules, (rule) => (table[role]?.[rule] ?? 0) / THOUSAND),
    ]),
  );
}

/** The way back: weights by the names of their rules. */
export function nameWeights(weights: Weights): Record<string, Record<string, number>> {
  const named = (role: string, own: Float64Array): Record<string, number> =>
    Object.fromEntries(
      (ROLE_RULES.get(role) ?? []).map((rule, n) => [
        rule,
        Math.round((own[n] as number) * 1000) / 1000,
      ]),
    );
  return Object.fromEntries([...weights].map(([role, own]) => [role, named(role, own)]));
}

const TUNED = readWeights(PLAY_WEIGHTS);
const scratch = new Float64Array(64);

/** How much the rules speak for playing `card`, on a scale of its own for each situation. */
export function scoreOf(situation: Situation, card: number, weights: Weights = TUNED): number {
  const own = weights.get(roleOf(situation)) as Float64Array;
  return weighed(situation, card, own, adviceFor(situation));
}

function weighed(situation: Situation, card: number, own: Float64Array, { weigh }: Advice): number {
  weigh(situation, card, scratch);
  let score = 0;
  for (let n = 0; n < own.length; n++) score += (own[n] as number) * (scratch[n] as number);
  return score;
}

/** The card the rules speak for most, as a bit; of equals the lowest. */
export function cardByRules(situation: Situation, weights: Weights = TUNED): number {
  const { legal } = situation;
  if ((legal & (legal - 1)) === 0) return lowestBit(legal);
  const own = weights.get(roleOf(situation)) as Float64Array;
  const advice = adviceFor(situation);
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let left = legal; left !== 0; left &= left - 1) {
    const card = lowestBit(left);
    const score = weighed(situation, card, own, advice);
    if (score > bestScore) {
      best = card;
      bestScore = score;
    }
  }
  return best;
}
