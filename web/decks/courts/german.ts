import type { CourtCard } from "../art.ts";
import { at } from "../ink.ts";
import type { Portrait } from "./court.ts";
import { armour, doublet, jerkin, kaftan, mantle, neck, ruff } from "./dress.ts";
import { coat, dolman, motley, throne } from "./german-dress.ts";
import {
  busby, cavalierHat, foolsCap, foresterCap, furCrown, leafCrown, morion, slashedBeret, slouchCap, tricorne,
} from "./german-headgear.ts";
import { banner, baton, bauble, mace, morningStar, partisan, rapier, sabre } from "./german-hold.ts";
import { bob, forkedBeard, longCurls, moustache, nape, squareBeard } from "./hair.ts";
import { face, profile } from "./head.ts";
import { archedCrown, pointedCrown } from "./headgear.ts";
import { holding, orb, sceptre, sword } from "./hold.ts";

/** Puts a head on the shoulders; -1 looks to the viewer's left. */
function head(direction: 1 | -1, ...layers: readonly string[]): string {
  return at(8, -222, layers.join(""), direction * 1.1, 1.1);
}

const LEFT = { left: true } as const;

/**
 * The twelve people of the German-suited deck. Kings sit enthroned; kings and Obers hold their emblem on the viewer's left,
 * where it leaves room for the sign above on the right; Unters on the right, above the sign below on the left.
 */
export const GERMAN_COURTS: Readonly<Record<CourtCard, Portrait>> = {
  CK: (ink) =>
    throne(ink) + mantle(ink) + head(1, bob(ink.line), face(ink), squareBeard(ink.line), furCrown(ink)) +
    holding(ink, -122, -56, mace(ink), LEFT),
  SK: (ink) =>
    throne(ink) + mantle(ink) + head(-1, longCurls(ink.gold), face(ink), moustache(ink.gold), leafCrown(ink)) +
    holding(ink, -116, -60, orb(ink), { left: true, open: true }),
  HK: (ink) =>
    throne(ink) + neck(ink) + armour(ink) + head(1, bob(ink.gold), face(ink), forkedBeard(ink.gold), archedCrown(ink)) +
    holding(ink, -122, -56, sword(ink), LEFT),
  DK: (ink) =>
    throne(ink) + kaftan(ink) + head(-1, longCurls(ink.paper), face(ink), squareBeard(ink.paper), pointedCrown(ink)) +
    holding(ink, -122, -56, sceptre(ink), LEFT),
  CQ: (ink) =>
    neck(ink) + jerkin(ink) + head(1, longCurls(ink.line), face(ink), moustache(ink.line), cavalierHat(ink)) +
    holding(ink, -122, -56, rapier(ink), LEFT),
  SQ: (ink) =>
    dolman(ink) + head(-1, bob(ink.line), face(ink), moustache(ink.line), busby(ink)) +
    holding(ink, -118, -56, sabre(ink), { left: true, turn: -24 }),
  HQ: (ink) =>
    armour(ink) + ruff(ink) + head(1, bob(ink.gold), face(ink), forkedBeard(ink.gold), morion(ink)) +
    holding(ink, -122, -56, baton(ink), { left: true, turn: -14 }),
  DQ: (ink) =>
    coat(ink) + head(-1, longCurls(ink.paper), face(ink), tricorne(ink)) +
    holding(ink, -122, -56, rapier(ink), LEFT),
  CJ: (ink) =>
    doublet(ink) + head(-1, bob(ink.gold), face(ink), squareBeard(ink.gold), slouchCap(ink)) +
    holding(ink, 132, -56, morningStar(ink)),
  SJ: (ink) =>
    neck(ink) + jerkin(ink) + head(-1, nape(ink.line), profile(ink), foresterCap(ink)) +
    holding(ink, 132, -56, partisan(ink)),
  HJ: (ink) =>
    doublet(ink) + ruff(ink) + head(1, bob(ink.line), face(ink), moustache(ink.line), slashedBeret(ink)) +
    holding(ink, 150, -56, banner(ink)),
  DJ: (ink) =>
    motley(ink) + head(1, face(ink), foolsCap(ink)) +
    holding(ink, 132, -56, bauble(ink)),
};
