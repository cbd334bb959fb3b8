/** The least that every card and control has to offer to a finger, in CSS pixels. */
export const TOUCH = { card: 48, control: 44 } as const;

/**
 * What does not fit on the board shown, in words; empty when all is well. Runs inside the page, so it refers to nothing
 * outside itself: nothing is outside the window, nothing lies on anything else, and everything can be hit.
 */
export function misfits(touch: { card: number; control: number }): string[] {
  const root = document.querySelector("skat-board")?.shadowRoot;
  if (!root) return ["no board"];
  const found: string[] = [];
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const dialog = root.querySelector<HTMLElement>("dialog[open]");
  const isShown = (element: Element) =>
    element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const name = (element: Element) => {
    const text = element.textContent?.trim().replace(/\s+/g, " ").slice(0, 30);
    return `${element.tagName.toLowerCase()}.${element.className} "${text || element.getAttribute("aria-label")}"`;
  };
  const isClipped = (element: Element) => element.closest(".scroll, .dialog-body, .side") !== null;

  const board = root.querySelector(".board");
  if (board && board.scrollHeight > board.clientHeight + 1) {
    found.push(`the board scrolls: ${board.scrollHeight} > ${board.clientHeight}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
  for (const element of all(".board, .scroll, .dialog-body, .side")) {
    if (isShown(element) && element.scrollWidth > element.clientWidth + 1) {
      found.push(
        `${name(element)} scrolls sideways: ${element.scrollWidth} > ${element.clientWidth}`,
      );
    }
  }

  const inWindow = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  };
  for (const element of all("button, input, a, .plate, .lying, .status, .contract, .sub")) {
    if (isShown(element) && !isClipped(element) && !inWindow(element)) {
      found.push(`${name(element)} is outside the window`);
    }
  }

  for (const element of all(".contract, .sub, .status, .button, .plate .count, .role")) {
    if (isShown(element) && element.scrollWidth > element.clientWidth + 2) {
      found.push(`${name(element)} is cut off`);
    }
  }

  for (const element of all("button, a, input")) {
    if (!isShown(element) || element.closest(".hand")) continue;
    const { width, height } = element.getBoundingClientRect();
    const least = element.classList.contains("slot") ? 34 : touch.control;
    if (width < least - 0.5 || height < least - 0.5) {
      found.push(`${name(element)} is too small: ${Math.round(width)} x ${Math.round(height)}`);
    }
  }

  // What can be hit of a card is its place in the row: the rest lies under its neighbours.
  if (!dialog) {
    for (const element of all(".hand li")) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { card } = touch;
      if (width < card - 0.5 || height < card - 0.5) {
        found.push(
          `${element.dataset["card"]} offers only ${Math.round(width)} x ${Math.round(height)}`,
        );
      }
      for (const [x, y] of [
        [2, 8],
        [card - 2, card - 4],
        [2, card - 4],
      ] as const) {
        const hit = root.elementFromPoint(left + x, top + y)?.closest("li");
        if (hit !== element) {
          found.push(
            `${element.dataset["card"]} is not hit at ${x},${y} but ${hit ? name(hit) : "nothing"}`,
          );
        }
      }
    }
  }

  const blocks = [
    ".masthead",
    ".plates .plate",
    ".open-hand .fan",
    ".lying",
    ".skat",
    ".bid-number",
    ".tricks-tool",
    ".act > *",
    ".own .plate",
    ".hand",
    ".declare > *",
    ".panel-actions",
    ".scroll",
  ].flatMap((selector) => all(selector).filter((element) => isShown(element)));
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const isTrick = (element: Element) => element.matches(".lying");
  for (const [i, a] of blocks.entries()) {
    for (const b of blocks.slice(i + 1)) {
      if ((isTrick(a) && isTrick(b)) || a.contains(b) || b.contains(a)) continue;
      if (overlap(a.getBoundingClientRect(), b.getBoundingClientRect())) {
        found.push(`${name(a)} lies over ${name(b)}`);
      }
    }
  }

  // The index in the upper left corner of a card in the trick stays to be seen.
  for (const element of all(".lying")) {
    const { left, top, width } = element.getBoundingClientRect();
    const hit = root.elementFromPoint(left + width * 0.12, top + width * 0.2);
    if (!dialog && hit?.closest(".lying") !== element) {
      found.push(`the index of ${element.dataset["card"]} is covered`);
    }
  }
  return found;
}
