/** A pip's place: its centre in card units, and whether it stands on its head. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** The number cards of a Skat pack. */
export type NumberRank = "T" | "9" | "8" | "7";

const LEFT = 196;
const MIDDLE = 295;
const RIGHT = 394;

/** Rows of the pips in the upper half; the lower half is their half turn. */
const THREE_ROWS = [178, 455] as const;
const FOUR_ROWS = [162, 357] as const;

/** The places of the pips, in reading order. */
export function pipsOf(rank: NumberRank): readonly Pip[] {
  const rows = rank === "7" || rank === "8" ? THREE_ROWS : FOUR_ROWS;
  const upper: Pip[] = rows.flatMap((y) => [upright(LEFT, y), upright(RIGHT, y)]);
  const lower = upper.filter((pip) => pip.y !== 455).map(halfTurn);
  return [...upper, ...lower, ...middlePips(rank)];
}

function middlePips(rank: NumberRank): readonly Pip[] {
  switch (rank) {
    case "7":
      return [upright(MIDDLE, 316)];
    case "8":
      return [upright(MIDDLE, 316), halfTurn(upright(MIDDLE, 316))];
    case "9":
      return [upright(MIDDLE, 455)];
    case "T":
      return [upright(MIDDLE, 259), halfTurn(upright(MIDDLE, 259))];
  }
}

function upright(x: number, y: number): Pip {
  return { x, y, turned: false };
}

function halfTurn(pip: Pip): Pip {
  return { x: 590 - pip.x, y: 910 - pip.y, turned: true };
}
