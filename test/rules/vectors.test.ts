import { describe, expect, it } from "vitest";
import { VECTORS } from "./fixtures.ts";
import { VECTOR_CHECKS } from "./vector-checks.ts";

/** Kinds of the house rules, which are not built yet, with the number of their vectors. */
const LATER = { kontra: 6, ramsch: 8, stake: 5, variant_value: 8 };

type Check = (input: unknown) => Readonly<Record<string, unknown>>;
const CHECKS = VECTOR_CHECKS as unknown as Readonly<Record<string, Check>>;

const ran: string[] = [];

for (const [kind, check] of Object.entries(CHECKS)) {
  describe(`vectors of kind ${kind}`, () => {
    for (const vector of VECTORS.filter((one) => one.kind === kind)) {
      it(vector.id, () => {
        ran.push(vector.id);
        const answer = check(vector.input);
        const asked = Object.keys(vector.expect).map((field) => [field, answer[field]]);
        expect(asked.length).toBeGreaterThan(0);
        expect(Object.fromEntries(asked)).toEqual(vector.expect);
        if (!("error" in vector.expect)) expect(answer).not.toHaveProperty("error");
      });
    }
  });
}

describe("the vectors", () => {
  it("were all run, but for those of the house rules", () => {
    const later = VECTORS.filter((vector) => vector.kind in LATER);
    const inScope = VECTORS.filter((vector) => !(vector.kind in LATER));
    expect(VECTORS).toHaveLength(344);
    expect(later).toHaveLength(Object.values(LATER).reduce((sum, count) => sum + count));
    expect([...ran].sort()).toEqual(inScope.map((vector) => vector.id).sort());
    expect(ran).toHaveLength(317);
  });
});
