// What every drawing of a card has in common.

/** A card's size in its own units: 59 x 91 mm in tenths. */
export const WIDTH = 590;
export const HEIGHT = 910;
export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

/** The drawing that a text describes; of another kind where the text is none. */
export function svgIn(text: string): Element {
  return new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
}
