import { CHANCE_WEIGHTS } from "./chance-weights.ts";
import {
  CHANCE_KINDS,
  type ChanceKind,
  chanceKindOf,
  MOST_TRAITS,
  TRAIT_NAMES,
  traitsOf,
  type Undertaking,
} from "./traits.ts";

/** What each trait of a kind adds to the log-odds of winning, and how the odds of a Schneider follow from them. */
interface ChanceTable {
  readonly weights: Float64Array;
  /** Log-odds of making 90 points: the first number and the second times the log-odds of winning. */
  readonly schneider: readonly [number, number];
}

export type ChanceTables = Readonly<Record<ChanceKind, ChanceTable>>;

interface NamedTable {
  readonly schneider: readonly [number, number];
  readonly traits: Readonly<Record<string, number>>;
}

/** Tables hold whole thousandths. */
const THOUSAND = 1000;

/** Reads the tables of `chance-weights.ts`: a trait that never came up weighs nothing. */
export function readChanceTables(tables: Readonly<Record<ChanceKind, NamedTable>>): ChanceTables {
  const read = (kind: ChanceKind): ChanceTable => ({
    weights: Float64Array.from(
      TRAIT_NAMES[kind],
      (name) => (tables[kind].traits[name] ?? 0) / THOUSAND,
    ),
    schneider: [tables[kind].schneider[0] / THOUSAND, tables[kind].schneider[1] / THOUSAND],
  });
  return Object.fromEntries(CHANCE_KINDS.map((kind) => [kind, read(kind)])) as Record<
    ChanceKind,
    ChanceTable
  >;
}

const TUNED = readChanceTables(CHANCE_WEIGHTS);
const scratch = new Int16Array(MOST_TRAITS);

/** The log-odds that an undertaking reaches its 61 points, or in Null no trick. */
export function oddsOf(undertaking: Undertaking, tables: ChanceTables = TUNED): number {
  const { weights } = tables[chanceKindOf(undertaking.game, undertaking.ouvert)];
  const count = traitsOf(undertaking, scratch);
  let odds = 0;
  for (let n = 0; n < count; n++) odds += weights[scratch[n] as number] as number;
  return odds;
}

export function chanceFrom(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** How likely an undertaking is won, and won with Schneider; the second is 0 in Null. */
export function chancesOf(
  undertaking: Undertaking,
  tables: ChanceTables = TUNED,
): { readonly win: number; readonly schneider: number } {
  const odds = oddsOf(undertaking, tables);
  if (undertaking.game === "N") return { win: chanceFrom(odds), schneider: 0 };
  const [base, slope] = tables[chanceKindOf(undertaking.game, undertaking.ouvert)].schneider;
  return { win: chanceFrom(odds), schneider: chanceFrom(base + slope * odds) };
}
