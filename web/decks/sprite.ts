import { type Card, PACK, rankOf, SUITS, type Suit, suitOf } from "../../shared/skat/cards.ts";
import type { CourtCard, DeckArt } from "./art.ts";
import { back } from "./back.ts";
import { type DeckName, INDEX_LETTERS, type IndexText, indexOf } from "./deck.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { at, CARD, element, group, HALF_TURN, PAPER, place } from "./ink.ts";
import { glyph } from "./letters.ts";
import { pipsOf } from "./pips.ts";
import { TOURNAMENT } from "./tournament.ts";

const ART: Readonly<Record<DeckName, DeckArt>> = {
  french: FRENCH,
  german: GERMAN,
  tournament: TOURNAMENT,
};

const VIEW_BOX = `0 0 ${CARD.width} ${CARD.height}`;

/** A deck's sprite as SVG text, of no size and hidden from readers: a `<symbol>` for each of the 32 cards, named like the card (`CJ`), and `back`. */
export function sprite(deck: DeckName): string {
  const art = ART[deck];
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: 0, height: 0, "aria-hidden": "true" },
    element("defs", {}, ...parts(deck, art)),
    ...PACK.map((card) => symbol(card, face(card, deck, art))),
    symbol("back", place("paper") + back(art.outlines)),
  );
}

function symbol(id: string, inside: string): string {
  return element("symbol", { id, viewBox: VIEW_BOX }, inside);
}

/** What the cards share: the paper, the suit signs, the letters. */
function parts(deck: DeckName, art: DeckArt): string[] {
  const texts = new Set<IndexText>();
  for (const letters of INDEX_LETTERS) {
    for (const card of PACK) texts.add(indexOf(card, deck, letters));
  }
  return [
    element("rect", {
      id: "paper",
      class: "skat-paper",
      x: 2,
      y: 2,
      width: CARD.width - 4,
      height: CARD.height - 4,
      rx: 34,
      fill: PAPER,
      stroke: "#1A1A1A",
      "stroke-opacity": 0.3,
      "stroke-width": 3,
    }),
    ...SUITS.map((suit) => group({ id: signId(suit) }, art.sign(suit))),
    ...[...texts].map((text) => group({ id: glyphId(text) }, glyph(text))),
  ];
}

/** One card: the paper, what is printed on it in the suit's ink, and the corner indices over it. */
function face(card: Card, deck: DeckName, art: DeckArt): string {
  const suit = suitOf(card);
  const half = `${card}-index`;
  return (
    place("paper") +
    group(
      { color: art.inks[suit] },
      group(
        { class: `skat-${suit}`, fill: "currentColor" },
        body(card, art),
        group({ id: half }, corner(card, deck, art)),
        place(half, HALF_TURN),
      ),
    )
  );
}

function body(card: Card, art: DeckArt): string {
  const sign = signId(suitOf(card));
  const rank = rankOf(card);
  switch (rank) {
    case "A":
      return art.ace(suitOf(card), sign);
    case "K":
    case "Q":
    case "J":
      return art.court(card as CourtCard, `${card}-half`, sign);
    default:
      return group({ class: "skat-pips" }, ...pipsOf(rank).map((pip) => art.pip(pip, sign)));
  }
}

/** The indices of the upper half: the left one, and the right one where the deck or the player wants it. */
function corner(card: Card, deck: DeckName, art: DeckArt): string {
  const id = `${card}-corner`;
  const left = group({ id, class: "skat-index" }, index(card, deck));
  const right = group(
    { transform: "translate(458 0)" },
    group({ class: "skat-right-index" }, patch(), index(card, deck)),
  );
  return (
    group({ class: "skat-left" }, left) +
    (art.corners === 4 ? right : group({ class: "skat-right", display: "none" }, right))
  );
}

/** A patch of paper under the right index, where the picture may reach into the corner. */
function patch(): string {
  return element("path", { class: "skat-paper", fill: PAPER, d: "M19 34H118V262H19Z" });
}

/** One index: the letter and the suit. */
function index(card: Card, deck: DeckName): string {
  const english = indexOf(card, deck, "JQKA");
  const german = indexOf(card, deck, "BDKA");
  const letter =
    english === german
      ? place(glyphId(english))
      : place(glyphId(english), undefined, "skat-jqka") +
        element("use", { href: `#${glyphId(german)}`, class: "skat-bdka", display: "none" });
  return (
    at(66, 44, group({ fill: "none", stroke: "currentColor" }, letter), 1.08) +
    at(66, 206, place(signId(suitOf(card))), 0.74)
  );
}

function signId(suit: Suit): string {
  return `sign-${suit}`;
}

function glyphId(text: IndexText): string {
  return `index-${text}`;
}
