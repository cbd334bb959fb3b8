import { type Language, languageFor } from "../../shared/protocol/languages.ts";

/** The language an element stands in: that of the nearest `lang` around it, through shadow roots; else the browser's. */
export function languageAt(element: Element): Language {
  let inside: Element | null = element;
  while (inside) {
    const said: Element | null = inside.closest("[lang]:not([lang=''])");
    if (said) return languageFor([said.getAttribute("lang") ?? ""]);
    const root: Node = inside.getRootNode();
    inside = root instanceof ShadowRoot ? root.host : null;
  }
  return languageFor(navigator.languages);
}

/** Calls `onChange` whenever a `lang` somewhere in the element's page changes; the answer ends that. */
export function watchLanguage(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const options = { attributes: true, attributeFilter: ["lang"], subtree: true };
  observer.observe(document, options);
  const root = element.getRootNode();
  if (root !== document) observer.observe(root, options);
  return () => observer.disconnect();
}
