/**
 * The drawing language of the decks: a handful of functions that turn shapes into SVG text.
 * Coordinates are tenths of a millimetre on a card of 59 x 91 mm, so they stay whole numbers.
 */

/** Card width and height, in tenths of a millimetre. */
export const CARD = { width: 590, height: 910 } as const;

/** The paper, where no setting says otherwise. */
export const PAPER = "#FFFDF6";

/** The half turn that maps a card onto itself. */
export const HALF_TURN = `rotate(180 ${CARD.width / 2} ${CARD.height / 2})`;

/** An attribute list; undefined ones are left out, and the order given is the order written. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element. Children are SVG text already; everything comes from this folder, so nothing needs escaping. */
export function element(
  name: string,
  attributes: Attributes,
  ...children: readonly string[]
): string {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) open += ` ${key}="${value}"`;
  }
  const inside = children.join("");
  return inside === "" ? `${open}/>` : `${open}>${inside}</${name}>`;
}

/** A group. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element("g", attributes, ...children);
}

/** A filled shape, outlined by the pen of the group it stands in. */
export function shape(fill: string, d: string): string {
  return element("path", { fill, d });
}

/** A filled shape without an outline. */
export function flat(fill: string, d: string): string {
  return element("path", { fill, stroke: "none", d });
}

/** A line drawn by the pen of its group, or by a pen of another width or ink. */
export function line(d: string, width?: number, ink?: string): string {
  return element("path", { d, "stroke-width": width, stroke: ink });
}

/** A disc, outlined by the pen of its group. */
export function disc(fill: string, cx: number, cy: number, r: number): string {
  return element("circle", { fill, cx, cy, r });
}

/** A small disc without an outline. */
export function dot(fill: string, cx: number, cy: number, r: number): string {
  return element("circle", { fill, stroke: "none", cx, cy, r });
}

/** Places a part that the sprite defines once; `transform` moves it. */
export function place(id: string, transform?: string, className?: string): string {
  return element("use", { href: `#${id}`, class: className, transform });
}

/** Moves SVG text to (x, y), optionally scaled (a negative `sx` mirrors) and turned in degrees. */
export function at(
  x: number,
  y: number,
  inside: string,
  sx = 1,
  sy = Math.abs(sx),
  turn = 0,
): string {
  if (inside === "") return "";
  const scale = sx === 1 && sy === 1 ? "" : sx === sy ? `scale(${sx})` : `scale(${sx} ${sy})`;
  const rotate = turn === 0 ? "" : `rotate(${turn})`;
  return group({ transform: `translate(${x} ${y})${rotate}${scale}` }, inside);
}

/** Clips to a rectangle. A nested svg does it without `url(#...)`, which engines resolve differently inside shadow roots. */
export function within(
  x: number,
  y: number,
  width: number,
  height: number,
  inside: string,
): string {
  return element("svg", { x, y, width, height, viewBox: `${x} ${y} ${width} ${height}` }, inside);
}
