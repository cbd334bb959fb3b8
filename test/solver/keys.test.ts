import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BY_POINTS,
  BY_TRICKS_IN_GRAND,
  BY_TRICKS_IN_NULL,
  BY_TRICKS_IN_SUIT,
  createKeys,
  type KeyShape,
  keyOne,
  keyTwo,
} from "../../shared/solver/keys.ts";

const SHAPES: readonly (readonly [string, KeyShape])[] = [
  ["by points", BY_POINTS],
  ["by tricks, suit games", BY_TRICKS_IN_SUIT],
  ["by tricks, Grand", BY_TRICKS_IN_GRAND],
  ["by tricks, Null", BY_TRICKS_IN_NULL],
];

/** What the key stands for, spelled out: in each group of equal cards the owners from the lowest card up. */
function spelledOut(shape: KeyShape, owners: readonly number[]): string {
  let bit = 0;
  return shape.chunks
    .flatMap((groups) =>
      groups.map((size) => {
        const group = owners.slice(bit, bit + size).filter((owner) => owner !== 0);
        bit += size;
        return group.join("");
      }),
    )
    .join(",");
}

function keyOf(shape: KeyShape, owners: readonly number[]): string {
  const keys = createKeys(shape);
  const hand = (seat: number) =>
    owners.reduce((m, owner, bit) => m | (owner === seat ? 1 << bit : 0), 0);
  keys.deal(hand(1), hand(2), hand(3));
  const all = hand(1) | hand(2) | hand(3);
  return `${keyOne(keys, all)}/${keyTwo(keys, all)}`;
}

/** For each card: 0 gone, 1 the declarer's, 2 and 3 the defenders'. */
const ownersOf = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 32, maxLength: 32 });

describe.each(SHAPES)("keys %s", (_, shape) => {
  it("are the same exactly when the cards left are alike", () => {
    fc.assert(
      fc.property(
        ownersOf,
        fc.integer({ min: 0, max: 31 }),
        fc.integer({ min: 0, max: 3 }),
        (owners, bit, owner) => {
          const other = owners.with(bit, owner);
          const alike = spelledOut(shape, owners) === spelledOut(shape, other);
          expect(keyOf(shape, owners) === keyOf(shape, other)).toBe(alike);
        },
      ),
      { seed: 7, numRuns: 3000 },
    );
  });
});
