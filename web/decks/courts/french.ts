import type { CourtCard } from "../art.ts";
import { at } from "../ink.ts";
import type { Portrait } from "./court.ts";
import {
  armour,
  doublet,
  furredGown,
  gown,
  jerkin,
  kaftan,
  mantle,
  neck,
  necklace,
  ruff,
} from "./dress.ts";
import {
  bob,
  forkedBeard,
  goatee,
  longCurls,
  longHair,
  moustache,
  nape,
  parting,
  squareBeard,
} from "./hair.ts";
import { face, ladyFace, ladyProfile, profile } from "./head.ts";
import {
  archedCrown,
  beret,
  caul,
  crownedVeil,
  helmet,
  hennin,
  huntersHat,
  lilyCrown,
  notchedCap,
  pointedCrown,
  turban,
  veil,
  wreath,
} from "./headgear.ts";
import {
  axe,
  bow,
  fan,
  halberd,
  holding,
  horn,
  lance,
  lily,
  mirror,
  orb,
  rose,
  sceptre,
  sword,
} from "./hold.ts";

/** Puts a head on the shoulders; -1 looks to the viewer's left. */
function head(direction: 1 | -1, size: number, ...layers: readonly string[]): string {
  return at(8, -222, layers.join(""), direction * size, size);
}

/** The twelve people of the French-suited decks. */
export const FRENCH_COURTS: Readonly<Record<CourtCard, Portrait>> = {
  CK: (ink) =>
    mantle(ink, "trefoil") +
    head(1, 1.1, bob(ink.paper), face(ink), squareBeard(ink.paper), archedCrown(ink)) +
    holding(ink, 128, -70, orb(ink), { open: true }),
  SK: (ink) =>
    neck(ink) +
    armour(ink) +
    head(-1, 1.08, bob(ink.line), face(ink, "stern"), forkedBeard(ink.gold), pointedCrown(ink)) +
    holding(ink, 130, -66, sword(ink)),
  HK: (ink) =>
    mantle(ink, "star") +
    head(1, 1.14, longCurls(ink.gold), face(ink), moustache(ink.gold), lilyCrown(ink)) +
    holding(ink, 136, -60, sceptre(ink)),
  DK: (ink) =>
    neck(ink) +
    kaftan(ink) +
    head(-1, 1.14, nape(ink.line), profile(ink), goatee(ink.line), turban(ink)) +
    holding(ink, 102, -56, axe(ink)),
  CQ: (ink) =>
    gown(ink) +
    head(-1, 1.18, veil(ink.paper)) +
    neck(ink) +
    necklace(ink) +
    head(-1, 1.18, ladyFace(ink), parting(ink.gold), crownedVeil(ink)) +
    holding(ink, 112, -56, fan(ink)),
  SQ: (ink) =>
    furredGown(ink) +
    neck(ink) +
    head(1, 1.14, ladyFace(ink), hennin(ink)) +
    holding(ink, 122, -56, lily(ink)),
  HQ: (ink) =>
    gown(ink) +
    head(1, 1.2, longHair(ink.gold)) +
    neck(ink) +
    necklace(ink) +
    head(1, 1.2, ladyFace(ink), parting(ink.gold), wreath(ink)) +
    holding(ink, 130, -56, rose(ink)),
  DQ: (ink) =>
    furredGown(ink) +
    neck(ink) +
    necklace(ink) +
    head(1, 1.28, ladyProfile(ink), caul(ink, ink.line)) +
    holding(ink, 128, -56, mirror(ink)),
  CJ: (ink) =>
    doublet(ink) +
    ruff(ink) +
    head(1, 1.14, bob(ink.line), face(ink, "stern"), moustache(ink.line), beret(ink)) +
    holding(ink, 122, -64, halberd(ink)),
  SJ: (ink) =>
    neck(ink) +
    jerkin(ink) +
    head(1, 1.14, nape(ink.gold), profile(ink), huntersHat(ink)) +
    holding(ink, 142, -64, bow(ink)),
  HJ: (ink) =>
    doublet(ink) +
    ruff(ink) +
    head(-1, 1.18, longCurls(ink.gold), face(ink, "merry"), notchedCap(ink)) +
    holding(ink, 92, -56, at(0, 0, horn(ink), 0.9)),
  DJ: (ink) =>
    neck(ink) +
    jerkin(ink) +
    at(140, -64, lance(ink)) +
    head(-1, 1.14, bob(ink.gold), face(ink), helmet(ink)) +
    holding(ink, 140, -64, ""),
};
