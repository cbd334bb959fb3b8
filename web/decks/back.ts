import { SUITS, type Suit } from "../../shared/skat/cards.ts";
import { at, CARD, element, group, line, PAPER, within } from "./ink.ts";

/** The distance between two lines of the lattice. */
const MESH = 44;
const CX = CARD.width / 2;
const CY = CARD.height / 2;

/** The back: a lattice in one ink (`currentColor`) round a medallion of the four suits, the same either way up. */
export function back(outlines: Readonly<Record<Suit, string>>): string {
  return group(
    { class: "skat-back" },
    element("rect", { x: 30, y: 30, width: 530, height: 850, rx: 20, fill: "currentColor" }),
    group(
      { fill: "none", stroke: PAPER, "stroke-width": 4 },
      within(58, 58, 474, 794, line(lattice())),
      element("rect", { x: 58, y: 58, width: 474, height: 794, "stroke-width": 7 }),
      element("circle", { cx: CX, cy: CY, r: 152, fill: "currentColor", "stroke-width": 7 }),
      element("circle", { cx: CX, cy: CY, r: 138 }),
    ),
    group({ fill: PAPER }, ...RING.map((suit, i) => petal(outlines[suit], i * 45)), rosette()),
  );
}

/** Diagonals both ways through the middle of the card. */
function lattice(): string {
  const lines: string[] = [];
  for (let i = -14; i <= 14; i++) {
    lines.push(`M${CX + i * MESH - 400} ${CY - 400}l800 800m0-800l-800 800`);
  }
  return lines.join("");
}

/** The suits round the medallion, twice, so that a half turn changes nothing. */
const RING = [...SUITS, ...SUITS];

/** One sign of the medallion, its foot towards the middle. */
function petal(outline: string, turn: number): string {
  return group(
    { transform: `rotate(${turn} ${CX} ${CY})` },
    at(CX, CY - 98, element("path", { d: outline }), 0.56),
  );
}

/** The star in the middle. */
function rosette(): string {
  return element("path", {
    d: `M${CX} ${CY - 46}l11 27l27-7l-7 27l27 11l-27 11l7 27l-27-7l-11 27l-11-27l-27 7l7-27l-27-11l27-11l-7-27l27 7z`,
  });
}
