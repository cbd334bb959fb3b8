/**
 * Goes to the heading the address names, which the browser cannot do itself: it looks for no id inside an element's own
 * tree. The heading gets the focus, so that whoever reads with their ears or a keyboard goes on from there.
 */
export function scrollToAnchor(root: HTMLElement | DocumentFragment): void {
  const anchor = decodeURIComponent(location.hash.slice(1));
  if (anchor === "") return;
  const heading = root.querySelector<HTMLElement>(`[id="${CSS.escape(anchor)}"]`);
  if (!heading) return;
  // After whoever shows the page has put the focus on the page.
  requestAnimationFrame(() => {
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: "start" });
  });
}
