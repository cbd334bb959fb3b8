import { describe, expect, it } from "vitest";
import { beliefIn } from "../../shared/bots/belief.ts";
import { lowestBit, packMask } from "../../shared/bots/masks.ts";
import { playOut } from "../../shared/bots/play-out.ts";
import type { Place, Situation } from "../../shared/bots/situation.ts";
import type { World } from "../../shared/bots/worlds.ts";
import { type Card, PACK } from "../../shared/skat/cards.ts";
import { toLayout } from "../../shared/solver/layout.ts";

const cards = (text: string): Card[] => text.split(" ") as Card[];
const OWN = cards("CA C9 SA SQ S8 DA DQ D9 HK H7");

/** The defender after the declarer of Hearts is to lead; the declarer holds these ten cards and has put those two away. */
function moment(ten: string, aside: string, me: Place = 1): { situation: Situation; world: World } {
  const [held, away] = [cards(ten), cards(aside)];
  const partner = PACK.filter((card) => ![...OWN, ...held, ...away].includes(card));
  expect(partner).toHaveLength(10);
  let found: Situation | null = null;
  const hands = [packMask(held), packMask(OWN), packMask(partner)] as const;
  const contract = {
    game: "H",
    hand: false,
    schneider: false,
    schwarz: false,
    ouvert: false,
  } as const;
  playOut({ contract, bid: 18, hands, aside: packMask(away), leader: me }, ({ situation }) => {
    found ??= situation;
    return lowestBit(situation.legal);
  });
  const situation = found as unknown as Situation;
  const [own, next, last] = hands.map((hand) => toLayout(hand, situation.layout));
  return {
    situation,
    world: {
      hands: [own as number, next as number, last as number],
      skat: toLayout(packMask(away), situation.layout),
    },
  };
}

const believed = (ten: string, aside: string): number => {
  const { situation, world } = moment(ten, aside);
  return beliefIn(situation, world);
};

describe("a defender believes of the declarer's cards", () => {
  const HEARTS = believed("CJ SJ HJ HA HT HQ H9 H8 ST SK", "DT D7");

  it("that they are good enough for his game", () => {
    expect(HEARTS).toBeGreaterThan(believed("HQ H9 H8 CQ C8 C7 S9 S7 D8 D7", "CK DK") + 2);
  });

  it("that no other game would have been better", () => {
    expect(HEARTS).toBeGreaterThan(believed("CJ SJ DJ CT CK CQ C8 C7 H9 H8", "DT D7") + 2);
  });

  it("that he has put away what he could best do without", () => {
    expect(HEARTS).toBeGreaterThan(believed("CJ SJ HJ HQ H9 H8 ST SK DT D7", "HA HT") + 2);
  });

  it("and the declarer of his own nothing he does not know", () => {
    const { situation, world } = moment("CJ SJ HJ HA HT HQ H9 H8 ST SK", "DT D7", 0);
    expect(situation.me).toBe(0);
    expect(beliefIn(situation, world)).toBe(0);
  });
});
