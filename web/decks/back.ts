import { CARD, element, group, line, within } from "./ink.ts";

const STEP = 46;

/** The back: a lattice in one ink (`currentColor`) round a rosette, the same either way up. */
export function back(sign: (suit: "C" | "S" | "H" | "D") => string): string {
  const cx = CARD.width / 2;
  const cy = CARD.height / 2;
  const inner = { x: 62, y: 62, width: CARD.width - 124, height: CARD.height - 124 };
  return (
    element("rect", { x: 30, y: 30, width: 530, height: 850, rx: 22, fill: "currentColor" }) +
    within(
      inner.x,
      inner.y,
      inner.width,
      inner.height,
      group({ fill: "none", stroke: "#FFFDF6", "stroke-width": 5 }, line(lattice(cx, cy))),
    )
  );
}

/** Diagonals both ways through the middle of the card, with a knot in each mesh. */
function lattice(cx: number, cy: number): string {
  const lines: string[] = [];
  for (let offset = -14 * STEP; offset <= 14 * STEP; offset += STEP) {
    lines.push(`M${cx + offset - 400} ${cy - 400}l800 800m0-800l-800 800`);
  }
  return lines.join("");
}
