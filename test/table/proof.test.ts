import { expect, test } from "vitest";
import { dealOut } from "../../shared/skat/deal.ts";
import { rolesOf } from "../../shared/skat/seats.ts";
import {
  checkShuffle,
  leadsTo,
  type PublishedDeal,
  stepsToCommitment,
} from "../../shared/table/proof.ts";
import { CHAIN_LENGTH, contextFrom } from "../../shared/table/shuffle.ts";

const context = contextFrom(new Uint8Array(32).fill(7), "a-table", 3);
const NONCES = ["", "1".repeat(32), ""];

function published(k: number): PublishedDeal {
  const cards = dealOut(context.deal(k, NONCES));
  const roles = rolesOf(2, 3);
  return {
    ...{ table: "a-table", k, roles, nonces: NONCES, link: context.link(k), skat: cards.skat },
    earlier: k === 1 ? context.commitment(1) : context.link(k - 1),
    hands: { 0: cards.forehand, 1: cards.middlehand, 2: cards.rearhand },
  };
}

test("a deal that is what was published about it holds, with the cut it had", () => {
  for (const k of [1, 2, 36]) {
    const found = checkShuffle(published(k));
    expect(found).toMatchObject({ linkHolds: true, cardsHold: true });
    // RULES.md 2: at least four cards in each packet.
    expect(found.cutAt).toBeGreaterThanOrEqual(4);
    expect(found.cutAt).toBeLessThanOrEqual(28);
  }
});

test("the link of every deal leads to the end of its chain, and no other number of steps does", () => {
  for (const k of [1, 2, 36, CHAIN_LENGTH, CHAIN_LENGTH + 1]) {
    const [commitment, link] = [context.commitment(k), context.link(k)];
    expect(leadsTo(commitment, link, k)).toBe(true);
    expect(leadsTo(commitment, link, k + 1)).toBe(false);
    expect(leadsTo(commitment, "x", k)).toBe(false);
  }
  expect(stepsToCommitment(CHAIN_LENGTH)).toBe(CHAIN_LENGTH);
  expect(stepsToCommitment(CHAIN_LENGTH + 1)).toBe(1);
});
