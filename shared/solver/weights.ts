import { LEAD, SECOND, STEP, THIRD, WEIGHT_COUNT } from "./ordering.ts";

/** Starting point: what a player would say. */
export function plainWeights(): Int16Array {
  const weights = new Int16Array(WEIGHT_COUNT);
  const set = (at: number, base: number, points: number, context: number, height: number) => {
    weights.set([base, points, context, height], at);
  };
  const beaten = [0, 1, 0, 1];
  for (let who = 0; who < 3; who++) {
    for (let trump = 0; trump < 2; trump++) {
      for (let second = 0; second < 4; second++) {
        for (let third = 0; third < 4; third++) {
          const at = LEAD + (who * 32 + trump * 16 + second * 4 + third) * STEP;
          const secondSide = (who + 1) % 3 === 0;
          const thirdSide = (who + 2) % 3 === 0;
          const own = who === 0;
          const lost =
            ((own || secondSide) && beaten[second] === 1) ||
            ((own || thirdSide) && beaten[third] === 1);
          if (!lost) set(at, 60 + (own && trump ? 20 : 0), 4, 0, 1);
          else set(at, 0 - (trump && !own ? 20 : 0), -4, -1, -1);
        }
      }
      for (let wins = 0; wins < 2; wins++) {
        for (let follows = 0; follows < 2; follows++) {
          for (let third = 0; third < 4; third++) {
            const at = SECOND + (who * 32 + trump * 16 + wins * 8 + follows * 4 + third) * STEP;
            const me = (who + 1) % 3;
            const last = (who + 2) % 3;
            const side = (seat: number) => (seat === 0 ? 0 : 1);
            const holder = wins ? me : who;
            const lastBeats = beaten[third] === 1;
            const winner = lastBeats && side(last) !== side(holder) ? last : holder;
            if (side(winner) === side(me))
              set(at, 60 - (wins && trump ? 10 : 0), 4, wins ? 4 : 0, -1);
            else set(at, 0, -4, 0, -1);
          }
        }
      }
      for (let wins = 0; wins < 2; wins++) {
        for (let follows = 0; follows < 2; follows++) {
          for (let secondWins = 0; secondWins < 2; secondWins++) {
            const at = THIRD + (who * 16 + trump * 8 + wins * 4 + follows * 2 + secondWins) * STEP;
            const me = (who + 2) % 3;
            const holder = secondWins ? (who + 1) % 3 : who;
            const winner = wins ? me : holder;
            const mine = (winner === 0) === (me === 0);
            if (mine) set(at, 40 - (wins && trump ? 10 : 0), 4, wins ? 4 : 0, -1);
            else set(at, 0, -4, 0, -1);
          }
        }
      }
    }
  }
  return weights;
}

export const WEIGHTS: Int16Array = plainWeights();
