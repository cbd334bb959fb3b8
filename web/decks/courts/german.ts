import type { CourtCard } from "../art.ts";
import { at } from "../ink.ts";
import type { Portrait } from "./court.ts";
import { armour, doublet, jerkin, kaftan, mantle, neck, ruff } from "./dress.ts";
import { coat, dolman, motley, throne } from "./german-dress.ts";
import {
  busby,
  cavalierHat,
  foolsCap,
  foresterCap,
  furCrown,
  leafCrown,
  morion,
  slashedBeret,
  slouchCap,
  tricorne,
} from "./german-headgear.ts";
import {
  banner,
  baton,
  bauble,
  mace,
  morningStar,
  partisan,
  rapier,
  sabre,
} from "./german-hold.ts";
import { bob, forkedBeard, longCurls, moustache, nape, squareBeard, wig } from "./hair.ts";
import { face, profile } from "./head.ts";
import { archedCrown, pointedCrown } from "./headgear.ts";
import { holding, orb, sceptre, sword } from "./hold.ts";

/** Puts a head on the shoulders; -1 looks to the viewer's left. */
function head(direction: 1 | -1, ...layers: readonly string[]): string {
  return at(8, -222, layers.join(""), direction * 1.06, 1.06);
}

const LEFT = { left: true } as const;

/**
 * The twelve people of the German-suited deck. Kings sit enthroned; kings and Obers hold their emblem on the viewer's left,
 * where it leaves room for the sign above on the right; Unters on the right, above the sign below on the left.
 */
export const GERMAN_COURTS: Readonly<Record<CourtCard, Portrait>> = {
  CK: (ink) =>
    throne(ink) +
    mantle(ink, "ring") +
    head(1, bob(ink.line), face(ink), squareBeard(ink.line), furCrown(ink)) +
    holding(ink, -104, -74, mace(ink), LEFT),
  SK: (ink) =>
    throne(ink) +
    mantle(ink, "trefoil") +
    head(-1, longCurls(ink.gold), face(ink), moustache(ink.gold), leafCrown(ink)) +
    holding(ink, -112, -78, orb(ink), { left: true, open: true }),
  HK: (ink) =>
    throne(ink) +
    neck(ink) +
    armour(ink) +
    head(1, bob(ink.gold), face(ink), forkedBeard(ink.gold), archedCrown(ink)) +
    holding(ink, -118, -72, sword(ink), LEFT),
  DK: (ink) =>
    throne(ink) +
    kaftan(ink) +
    head(-1, longCurls(ink.paper), face(ink), squareBeard(ink.paper), pointedCrown(ink)) +
    holding(ink, -108, -74, sceptre(ink), LEFT),
  CQ: (ink) =>
    neck(ink) +
    jerkin(ink) +
    head(1, longCurls(ink.line), face(ink, "stern"), moustache(ink.line), cavalierHat(ink)) +
    holding(ink, -120, -74, rapier(ink), LEFT),
  SQ: (ink) =>
    dolman(ink) +
    head(-1, bob(ink.gold), face(ink), moustache(ink.gold), busby(ink)) +
    holding(ink, -118, -74, at(0, 0, sabre(ink), -1, 1), { left: true, turn: 8 }),
  HQ: (ink) =>
    armour(ink) +
    ruff(ink) +
    head(1, bob(ink.line), face(ink, "stern"), moustache(ink.line), morion(ink)) +
    holding(ink, -114, -74, baton(ink), LEFT),
  DQ: (ink) =>
    coat(ink) +
    head(-1, wig(ink.paper), face(ink), tricorne(ink)) +
    holding(ink, -120, -74, rapier(ink), LEFT),
  CJ: (ink) =>
    doublet(ink) +
    head(-1, bob(ink.gold), face(ink), squareBeard(ink.gold), slouchCap(ink)) +
    holding(ink, 132, -74, morningStar(ink)),
  SJ: (ink) =>
    neck(ink) +
    jerkin(ink) +
    head(-1, nape(ink.line), profile(ink), foresterCap(ink)) +
    holding(ink, 132, -74, partisan(ink)),
  HJ: (ink) =>
    doublet(ink) +
    ruff(ink) +
    at(150, -74, banner(ink)) +
    head(1, bob(ink.gold), face(ink, "merry"), slashedBeret(ink)) +
    holding(ink, 150, -74, ""),
  DJ: (ink) =>
    motley(ink) +
    head(1, face(ink, "merry"), at(0, -6, foolsCap(ink), 1, 0.8)) +
    holding(ink, 132, -74, bauble(ink)),
};
