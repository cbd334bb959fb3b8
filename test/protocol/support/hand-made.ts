/** A deal made by hand: forehand holds the four jacks and the clubs down to the eight, so that he takes every trick. */
export const FOREHAND = "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8".split(".");
export const MIDDLEHAND = "SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK".split(".");
export const REARHAND = "HQ.H9.H8.H7.DA.DT.DK.DQ.D9.D8".split(".");
export const SKAT = "C7.D7".split(".");

export const DEAL = `w ${[...FOREHAND, ...MIDDLEHAND, ...REARHAND, ...SKAT].join(".")}`;

/** The first so many tricks when forehand leads his cards in order and the others, void in all, throw theirs. */
export function tricks(count: number): string {
  const cards = FOREHAND.slice(0, count).map(
    (card, n) => `0 ${card} 1 ${MIDDLEHAND[n]} 2 ${REARHAND[n]}`,
  );
  return cards.join(" ");
}

/** A record as text. */
export function record(moves: string, result?: string): string {
  const stated = result === undefined ? "" : `R[${result}]`;
  return `(;GM[Skat]PC[by hand]ID[1]P0[F]P1[M]P2[R]MV[${moves} ]${stated} ;)`;
}
