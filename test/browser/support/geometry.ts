/** The least that every card and control has to offer to a finger, in CSS pixels. */
export const TOUCH = { card: 48, control: 44 } as const;

/**
 * What does not fit on the board shown, in words; empty when all is well: nothing is outside the window or cut off,
 * nothing lies on anything else, everything can be hit. Runs inside the page, so it refers to nothing outside itself.
 */
export function misfits(touch: { card: number; control: number }): string[] {
  const root = (document.querySelector("settings-dialog") ?? document.querySelector("skat-board"))
    ?.shadowRoot;
  if (!root) return ["no board"];
  const isDialogOpen = root.querySelector("dialog[open]") !== null;

  const isShown = (element: Element) =>
    element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const all = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const name = (element: Element) => {
    const text = element.textContent?.trim().replace(/\s+/g, " ").slice(0, 30);
    return `${element.tagName.toLowerCase()}.${element.className} "${text || element.getAttribute("aria-label")}"`;
  };
  const complain = (
    elements: HTMLElement[],
    isWrong: (one: HTMLElement) => boolean,
    what: string,
  ) => elements.filter(isWrong).map((element) => `${name(element)} ${what}`);

  const scrollsSideways = (element: HTMLElement) => element.scrollWidth > element.clientWidth + 1;
  const scrolls = (element: HTMLElement) => element.scrollHeight > element.clientHeight + 1;

  const canBeScrolledTo = (element: Element) => element.closest(".scroll, .dialog-body, .side");
  const isOutside = (element: HTMLElement) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isIn =
      left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    return !isIn && canBeScrolledTo(element) === null;
  };
  const isTooSmall = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width < touch.control - 0.5 || height < touch.control - 0.5;
  };

  /** What can be hit of a card is its place in the row: the rest lies under its neighbours. */
  const cannotBeHit = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const least = touch.card - 0.5;
    const corners = [
      [2, 8],
      [touch.card - 2, touch.card - 4],
      [2, touch.card - 4],
    ] as const;
    const isHit = ([x, y]: readonly [number, number]) =>
      root.elementFromPoint(left + x, top + y)?.closest("li") === element;
    return width < least || height < least || !corners.every(isHit);
  };
  /** The index in the upper left corner of a card in the trick stays to be seen. */
  const isIndexCovered = (element: HTMLElement) => {
    const { left, top, width } = element.getBoundingClientRect();
    const seen = root.elementFromPoint(left + width * 0.12, top + width * 0.2);
    return seen?.closest(".lying") !== element;
  };

  const overlap = (one: Element, other: Element) => {
    const a = one.getBoundingClientRect();
    const b = other.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 2 && down > 2;
  };
  const mayOverlap = (a: Element, b: Element) =>
    a.contains(b) || b.contains(a) || (a.matches(".lying") && b.matches(".lying"));
  const blocks = all(
    `.masthead, .plates .plate, .open-hand .fan, .lying, .skat, .bid-number, .tricks-tool, .act > *,
     .own .plate, .hand, .declare > *, .panel-actions, .scroll`,
  );
  const collisions = blocks.flatMap((a, i) =>
    blocks
      .slice(i + 1)
      .filter((b) => !mayOverlap(a, b) && overlap(a, b))
      .map((b) => `${name(a)} lies over ${name(b)}`),
  );

  return [
    ...complain(all(".board"), scrolls, "scrolls"),
    ...complain(all(".board, .scroll, .dialog-body, .side"), scrollsSideways, "scrolls sideways"),
    ...complain(
      all("button, input, a, .plate, .lying, .status, .contract, .sub"),
      isOutside,
      "is outside the window",
    ),
    ...complain(
      all(".contract, .sub, .status, .button, .plate .count, .role"),
      (element) => element.scrollWidth > element.clientWidth + 2,
      "is cut off",
    ),
    ...complain(
      all(":is(button, a, input:not([type=radio]), .option):not(.hand *)"),
      isTooSmall,
      "is too small",
    ),
    ...(isDialogOpen ? [] : complain(all(".hand li"), cannotBeHit, "cannot be hit")),
    ...(isDialogOpen ? [] : complain(all(".lying"), isIndexCovered, "has its index covered")),
    ...collisions,
  ];
}

/**
 * What does not fit on a page that may be scrolled down, in words: nothing is wider than the window or cut off, everything can
 * be hit, and what was to be said is there. Runs inside the page, so it refers to nothing outside itself.
 */
export function pageMisfits(touch: { control: number }): string[] {
  const within = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>("*")].flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const shown = within(document.body).filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
  );
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().replace(/\s+/g, " ").slice(0, 30)}"`;
  const complain = (selector: string, isWrong: (one: HTMLElement) => boolean, what: string) =>
    shown
      .filter((element) => element.matches(selector) && isWrong(element))
      .map((element) => `${name(element)} ${what}`);
  const words = shown.filter((element) => element.matches("h1, p")).map((one) => one.textContent);
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ["scrolls sideways"] : []),
    ...(words.join("").trim() === "" ? ["says nothing"] : []),
    ...complain(
      "h1, h2, p, .button",
      (element) => element.scrollWidth > element.clientWidth + 2,
      "is cut off",
    ),
    ...complain(
      "button, .button, select, summary",
      (element) => {
        const { height, right } = element.getBoundingClientRect();
        return height < touch.control - 0.5 || right > innerWidth + 0.5;
      },
      "cannot be hit well",
    ),
  ];
}
