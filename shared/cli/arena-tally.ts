import type { BoardResult } from "../bots/board.ts";

export type Kind = "A" | "B";
/** Who sits where, by seat. */
export type Seating = readonly [Kind, Kind, Kind];

interface KindTally {
  seatGames: number;
  points: number;
  declared: number;
  won: number;
  grand: number;
  grandWon: number;
  null: number;
  nullWon: number;
  hand: number;
  refusals: number;
}

/** Sums over boards; `differences` holds A minus B in points per seat and game, one number a board. */
export interface Tally {
  readonly differences: number[];
  readonly kinds: Readonly<Record<Kind, KindTally>>;
  games: number;
  passedIn: number;
}

function emptyKind(): KindTally {
  return {
    ...{ seatGames: 0, points: 0, declared: 0, won: 0, grand: 0, grandWon: 0 },
    ...{ null: 0, nullWon: 0, hand: 0, refusals: 0 },
  };
}

export function newTally(): Tally {
  return { differences: [], kinds: { A: emptyKind(), B: emptyKind() }, games: 0, passedIn: 0 };
}

/** Adds one board in all its seatings. */
export function addBoard(
  tally: Tally,
  played: readonly { readonly seating: Seating; readonly result: BoardResult }[],
): void {
  let difference = 0;
  let ofA = 0;
  for (const { seating, result } of played) {
    const { ended, refusals } = result;
    tally.games++;
    if (!ended.settlement) tally.passedIn++;
    for (const [seat, kind] of seating.entries()) {
      const entry = ended.entries[seat] ?? 0;
      const own = tally.kinds[kind];
      own.seatGames++;
      own.points += entry;
      own.refusals += refusals.filter((refusal) => refusal.seat === seat).length;
      difference += kind === "A" ? entry : -entry;
      ofA += kind === "A" ? 1 : 0;
    }
    const { settlement } = ended;
    if (!settlement) continue;
    const declarer = seating.find((_, seat) => seat === settlement.declarer);
    if (declarer) addGame(tally.kinds[declarer], settlement);
  }
  tally.differences.push(difference / ofA);
}

function addGame(
  own: KindTally,
  { game, won, hand }: NonNullable<BoardResult["ended"]["settlement"]>,
): void {
  own.declared++;
  own.won += Number(won);
  own.hand += Number(hand);
  if (game === "G") {
    own.grand++;
    own.grandWon += Number(won);
  }
  if (game === "N") {
    own.null++;
    own.nullWon += Number(won);
  }
}

/** The mean and its standard error. */
export function meanOf(values: readonly number[]): {
  readonly mean: number;
  readonly error: number;
} {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: count > 1 ? Math.sqrt(spread / (count - 1) / count) : Number.NaN };
}

/** What `npm run -s arena` prints. */
export function summary(tally: Tally, names: Readonly<Record<Kind, string>>): string[] {
  const { mean, error } = meanOf(tally.differences);
  const lines = [
    `${tally.differences.length} boards, ${tally.games} games, passed in ${percent(tally.passedIn, tally.games)}`,
  ];
  for (const kind of ["A", "B"] as const) lines.push(lineOf(names[kind], tally.kinds[kind]));
  lines.push(
    `${names.A} minus ${names.B}: ${signed(mean)} Seeger-Fabian points per seat and game, standard error ${error.toFixed(2)} by board`,
  );
  return lines;
}

function lineOf(name: string, own: KindTally): string {
  const each = own.points / own.seatGames;
  return [
    `${name}: ${signed(each)} per seat and game`,
    `declares ${percent(own.declared, own.seatGames)}, wins ${percent(own.won, own.declared)}`,
    `Grand ${percent(own.grand, own.declared)} (won ${percent(own.grandWon, own.grand)})`,
    `Null ${percent(own.null, own.declared)} (won ${percent(own.nullWon, own.null)})`,
    `Hand ${percent(own.hand, own.declared)}`,
    `${own.refusals} refusals`,
  ].join("; ");
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
}

function signed(value: number): string {
  return `${value >= 0 ? "+" : ""}${value.toFixed(2)}`;
}
