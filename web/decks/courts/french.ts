import { at } from "../ink.ts";
import { doublet, gown, jerkin, mantle, neck, necklace, ruff } from "./dress.ts";
import { bob, forkedBeard, goatee, longCurls, longHair, moustache, parting, squareBeard } from "./hair.ts";
import { face, ladyFace, profile } from "./head.ts";
import {
  archedCrown, beret, crownedVeil, helmet, hennin, hornedNet, huntersHat, lilyCrown, notchedCap, pointedCrown, turban, veil, wreath,
} from "./headgear.ts";
import { axe, bow, fan, halberd, holding, horn, lance, lily, mirror, orb, rose, sceptre, sword } from "./hold.ts";
import type { CourtCard } from "../art.ts";
import type { Portrait } from "./court.ts";

/** Puts a head on the shoulders; -1 looks to the viewer's left. */
function head(direction: 1 | -1, ...layers: readonly string[]): string {
  return at(8, -222, layers.join(""), direction * 1.1, 1.1);
}

/** The twelve people of the French-suited decks. */
export const FRENCH_COURTS: Readonly<Record<CourtCard, Portrait>> = {
  CK: (ink) =>
    mantle(ink) + head(1, bob(ink.paper), face(ink), squareBeard(ink.paper), archedCrown(ink)) +
    holding(ink, 128, -70, orb(ink), { open: true }),
  SK: (ink) =>
    mantle(ink) + head(-1, bob(ink.line), face(ink), forkedBeard(ink.gold), pointedCrown(ink)) +
    holding(ink, 136, -70, sword(ink)),
  HK: (ink) =>
    mantle(ink) + head(1, longCurls(ink.gold), face(ink), moustache(ink.gold), lilyCrown(ink)) +
    holding(ink, 136, -70, sceptre(ink)),
  DK: (ink) =>
    mantle(ink) + head(-1, bob(ink.gold), profile(ink), goatee(ink.gold), turban(ink)) +
    holding(ink, 130, -70, axe(ink)),
  CQ: (ink) =>
    gown(ink) + head(-1, veil(ink.paper)) + neck(ink) + necklace(ink) +
    head(-1, ladyFace(ink), parting(ink.gold), crownedVeil(ink)) +
    holding(ink, 110, -60, fan(ink)),
  SQ: (ink) =>
    gown(ink) + neck(ink) + necklace(ink) + head(1, ladyFace(ink), hennin(ink)) +
    holding(ink, 130, -60, lily(ink)),
  HQ: (ink) =>
    gown(ink) + head(1, longHair(ink.gold)) + neck(ink) + necklace(ink) +
    head(1, ladyFace(ink), parting(ink.gold), wreath(ink)) +
    holding(ink, 124, -60, rose(ink)),
  DQ: (ink) =>
    gown(ink) + neck(ink) + necklace(ink) + head(-1, ladyFace(ink), parting(ink.line), hornedNet(ink)) +
    holding(ink, 126, -60, mirror(ink)),
  CJ: (ink) =>
    doublet(ink) + ruff(ink) + head(1, bob(ink.line), face(ink), moustache(ink.line), beret(ink)) +
    holding(ink, 136, -64, halberd(ink)),
  SJ: (ink) =>
    jerkin(ink) + neck(ink) + head(1, bob(ink.gold), profile(ink), huntersHat(ink)) +
    holding(ink, 140, -64, bow(ink)),
  HJ: (ink) =>
    doublet(ink) + ruff(ink) + head(-1, longCurls(ink.gold), face(ink), notchedCap(ink)) +
    holding(ink, 100, -60, horn(ink)),
  DJ: (ink) =>
    jerkin(ink) + neck(ink) + head(-1, bob(ink.gold), face(ink), helmet(ink)) +
    holding(ink, 140, -64, lance(ink)),
};
