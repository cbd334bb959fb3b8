import type { PointGame } from "../skat/games.ts";
import type { ClaimLevel } from "../skat/shorten.ts";
import type { Place } from "./iss-moves.ts";

/**
 * How a deal of ours was cut short. ISS has no words for claims and concessions by the rules, so our records carry this
 * in a private property beside the RE and SC that other programs understand; where it stands, those are notes.
 */
export type TableEnding =
  | { readonly type: "claim"; readonly by: Place; readonly level?: ClaimLevel }
  | { readonly type: "concession"; readonly by: Place }
  | { readonly type: "impossible-null"; readonly game: PointGame; readonly hand: boolean };

/** The name of the property: "Fernskat's ending". */
export const ENDING_PROPERTY = "FE";

const CLAIM = /^claim ([012])(?: (schneider|schwarz))?$/;
const CONCESSION = /^concession ([012])$/;
const IMPOSSIBLE_NULL = /^impossible-null ([CSHDG])( hand)?$/;

export function writeEnding(ending: TableEnding): string {
  switch (ending.type) {
    case "claim":
      return `claim ${ending.by}${ending.level ? ` ${ending.level}` : ""}`;
    case "concession":
      return `concession ${ending.by}`;
    case "impossible-null":
      return `impossible-null ${ending.game}${ending.hand ? " hand" : ""}`;
  }
}

/** Null when the text means nothing. */
export function readEnding(text: string): TableEnding | null {
  const claim = CLAIM.exec(text);
  if (claim) {
    const level = claim[2] as ClaimLevel | undefined;
    return { type: "claim", by: Number(claim[1]) as Place, ...(level && { level }) };
  }
  const concession = CONCESSION.exec(text);
  if (concession) return { type: "concession", by: Number(concession[1]) as Place };
  const null_ = IMPOSSIBLE_NULL.exec(text);
  if (!null_) return null;
  return { type: "impossible-null", game: null_[1] as PointGame, hand: null_[2] !== undefined };
}
