import { CHANCE_KINDS, type ChanceKind, TRAIT_NAMES } from "../traits.ts";

/** What a player would say a trait is worth in log-odds, before anything was measured: where tuning starts. */
function guessOf(kind: ChanceKind, name: string): number {
  const tops = { suit: -4.2, grand: -2.6, null: 2.4, "null ouvert": 1 };
  if (name === "any hand") return tops[kind];
  if (name === "forehand") return kind === "null" ? -0.4 : 0.2;
  const plain = /^plain (.*)$/.exec(name)?.[1];
  if (plain !== undefined) return plainGuess(kind, plain);
  const jacks = /^jacks (.*)$/.exec(name)?.[1];
  if (jacks !== undefined)
    return jacks === "none" ? 0 : jacks.length * (kind === "grand" ? 0.8 : 0.2);
  const trumps = /^(\d+) trumps$/.exec(name)?.[1];
  if (trumps !== undefined) return Number(trumps) * 0.6;
  if (name.startsWith("trump "))
    return (name.includes("A") ? 0.3 : 0) + (name.includes("T") ? 0.2 : 0);
  const danger = /^(\d) suits in danger$/.exec(name)?.[1];
  if (danger !== undefined) return -1.6 * Number(danger);
  const aside = /^(\d+) to/.exec(name)?.[1];
  if (aside !== undefined) return Number(aside) * 0.04;
  return 0;
}

function plainGuess(kind: ChanceKind, cards: string): number {
  if (cards === "void") return 0.5;
  const grand = kind === "grand" ? 1.2 : 1;
  const ace = cards.includes("A") ? 0.8 * grand : 0;
  const ten = cards.includes("T") ? (cards.includes("A") ? 0.6 : 0.1) * grand : 0;
  const losers = cards.length - (ace ? 1 : 0) - (ten && ace ? 1 : 0);
  return ace + ten - 0.35 * losers;
}

export function firstGuess(): Record<
  ChanceKind,
  { readonly schneider: readonly [number, number]; readonly traits: Record<string, number> }
> {
  const table = (kind: ChanceKind) => ({
    schneider: [-3000, 800] as const,
    traits: Object.fromEntries(
      TRAIT_NAMES[kind].map((name) => [name, Math.round(1000 * guessOf(kind, name))]),
    ),
  });
  return Object.fromEntries(CHANCE_KINDS.map((kind) => [kind, table(kind)])) as ReturnType<
    typeof firstGuess
  >;
}

/** What a beginner is told about playing cards: where tuning of the rules starts. */
export function firstAdvice(): Record<string, Record<string, number>> {
  const leading = {
    "we take the trick": 1000,
    "card points we take home": 1000,
    "ten or ace that can be beaten": -1000,
    "draws trumps: a trump that wins": 1000,
  };
  const following = {
    "points on the table we take": 3000,
    "card points we take home": 2000,
    "card points we give away": -3000,
    "beats the partner": -1000,
    "is a trump": -500,
    "height of a trump": -500,
    "throws away a certain trick": -500,
  };
  const inNull = { height: 500, "beats what lies": -3000, "highest that stays under": 1000 };
  const defending = {
    height: -500,
    "beats what lies, declarer winning": -3000,
    "suit is safe as it is": 0,
  };
  const advice: Record<string, Record<string, number>> = {};
  for (const kind of ["suit", "grand", "null"]) {
    for (const role of ["declarer", "defender after him", "defender before him"]) {
      for (const turn of ["leads", "second", "last"]) {
        const points = turn === "leads" ? leading : following;
        const rules = role === "declarer" ? inNull : defending;
        advice[`${kind}: ${role} ${turn}`] = kind === "null" ? rules : points;
      }
    }
  }
  return advice;
}
