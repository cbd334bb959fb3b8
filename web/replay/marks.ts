/** A remark on a card, from whoever looked at the deal. */
export interface Mark {
  readonly kind: "turned" | "unsound" | "lost";
  /** What is heard of it. */
  readonly text: string;
}

/** By the number of cards that have been played, the marked one included. */
export type Marks = ReadonlyMap<number, Mark>;

export const NO_MARKS: Marks = new Map();
