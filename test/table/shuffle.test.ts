import { readFileSync } from "node:fs";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { faultsOf } from "../../shared/cli/check-deal.ts";
import { PACK } from "../../shared/skat/cards.ts";
import { dealOut } from "../../shared/skat/deal.ts";
import type { PlayerCount } from "../../shared/skat/seats.ts";
import { rolesOf } from "../../shared/skat/seats.ts";
import { checkShuffle } from "../../shared/table/proof.ts";
import {
  CHAIN_LENGTH,
  chainFrom,
  contextFrom,
  firstDealerOf,
  linksTo,
  shuffle,
} from "../../shared/table/shuffle.ts";

interface Vector {
  readonly proof: {
    readonly table: string;
    readonly k: number;
    readonly nonces: readonly string[];
    readonly earlier: string;
    readonly link: string;
  };
  readonly players: PlayerCount;
  readonly hands: readonly (readonly string[])[];
  readonly skat: readonly string[];
  readonly firstDealer?: number;
}

/** Made by the stand-alone check, which shares no line with what is tested here. */
const vectors = JSON.parse(
  readFileSync(new URL("../fixtures/shuffle.json", import.meta.url), "utf8"),
) as readonly Vector[];

describe("a deal from its link and nonces", () => {
  it.each(
    vectors.map((vector) => [`${vector.proof.table.slice(0, 12)} ${vector.proof.k}`, vector]),
  )(
    "is the one the stand-alone check computes: %s",
    (_, { proof, players, hands, skat, firstDealer }) => {
      const link = hexToBytes(proof.link);
      const cards = dealOut(shuffle(link, proof).pack);
      expect([cards.forehand, cards.middlehand, cards.rearhand]).toEqual(hands);
      expect(cards.skat).toEqual(skat);
      expect(linksTo(proof.link, proof.earlier)).toBe(true);
      if (firstDealer !== undefined) expect(firstDealerOf(link, proof, players)).toBe(firstDealer);
    },
  );

  it("changes with every one of its parts", () => {
    const [{ proof }] = vectors as readonly [Vector];
    const packs = [
      proof,
      { ...proof, table: "t2" },
      { ...proof, k: 2 },
      { ...proof, nonces: ["", "", "00000000000000000000000000000000"] },
    ].map((facts) => shuffle(hexToBytes(proof.link), facts).pack.join());
    expect(new Set(packs).size).toBe(packs.length);
    expect([...shuffle(hexToBytes(proof.link), proof).pack].sort()).toEqual([...PACK].sort());
  });
});

describe("a chain of links", () => {
  it("hashes link by link to its published end, and one commitment serves 1,024 deals", () => {
    const links = chainFrom(new Uint8Array(32).fill(7));
    expect(links).toHaveLength(CHAIN_LENGTH + 1);
    for (const k of [1, 2, 500, CHAIN_LENGTH]) {
      const [later, earlier] = [links[k], links[k - 1]] as [Uint8Array, Uint8Array];
      expect(linksTo(bytesToHex(later), bytesToHex(earlier))).toBe(true);
    }
  });

  it("is followed by another that cannot be told from the links of the first", () => {
    const context = contextFrom(new Uint8Array(32).fill(7), "t", 3);
    expect(context.commitment(1)).toBe(context.commitment(CHAIN_LENGTH));
    expect(context.commitment(CHAIN_LENGTH + 1)).not.toBe(context.commitment(1));
    expect(linksTo(context.link(1), context.commitment(1))).toBe(true);
    expect(linksTo(context.link(CHAIN_LENGTH + 1), context.commitment(CHAIN_LENGTH + 1))).toBe(
      true,
    );
    expect(linksTo(context.link(CHAIN_LENGTH + 1), context.link(CHAIN_LENGTH))).toBe(false);
  });
});

describe("the check of a finished deal", () => {
  const context = contextFrom(new Uint8Array(32).fill(9), "club", 3);
  const nonces = ["00112233445566778899aabbccddeeff", "", ""];
  const dealer = context.firstDealer(nonces);
  const roles = rolesOf(dealer, 3);
  const cards = dealOut(context.deal(1, nonces));
  const hands = {
    [roles.forehand]: cards.forehand,
    [roles.middlehand]: cards.middlehand,
    [roles.rearhand]: cards.rearhand,
  };
  const facts = {
    table: "club",
    k: 1,
    nonces,
    earlier: context.commitment(1),
    link: context.link(1),
  };
  const published = { ...facts, roles, hands, skat: cards.skat };
  const standAlone = (changed: object = {}, result: object = {}) =>
    faultsOf({
      rules: { players: 3 },
      events: [{ type: "dealt", dealer }],
      result: { hands, skat: cards.skat, ...result },
      proof: { ...facts, ...changed },
    });

  it("holds for an honest one, in the browser's code and in the stand-alone one", () => {
    expect(checkShuffle(published)).toMatchObject({ linkHolds: true, cardsHold: true });
    expect(standAlone()).toEqual([]);
  });

  it("fails when the link, a nonce or a card was changed afterwards", () => {
    const otherLink = context.link(2);
    expect(checkShuffle({ ...published, link: otherLink })).toMatchObject({
      linkHolds: false,
      cardsHold: false,
    });
    expect(standAlone({ link: otherLink }).length).toBeGreaterThan(1);
    const otherNonces = ["ffffffffffffffffffffffffffffffff", "", ""];
    expect(checkShuffle({ ...published, nonces: otherNonces }).cardsHold).toBe(false);
    expect(standAlone({ nonces: otherNonces }).length).toBeGreaterThan(0);
    const [first, second] = cards.skat;
    const swapped = [second as string, first as string];
    expect(checkShuffle({ ...published, skat: swapped }).cardsHold).toBe(false);
    expect(standAlone({}, { skat: swapped })).toEqual(["other cards lie in the skat"]);
    expect(checkShuffle({ ...published, link: "no link" })).toMatchObject({
      linkHolds: false,
      cardsHold: false,
    });
  });
});
