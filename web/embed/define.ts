/** The version of what is being loaded, e.g. "0.1.0". */
export const VERSION = import.meta.env.FERNSKAT_VERSION;

type Versioned = CustomElementConstructor & { readonly version: string };

/**
 * Registers an element as `skat-KIND`. Where another version was first, that name stays with it and this one is
 * `skat-KIND-0-2-0`, after its version; where the same version is there already, nothing is left to do.
 */
export function define(kind: "table" | "replay", element: Versioned): void {
  const name = `skat-${kind}`;
  const first = customElements.get(name) as Versioned | undefined;
  if (first?.version === element.version) return;
  const free = first ? `${name}-${element.version.replaceAll(".", "-")}` : name;
  if (!customElements.get(free)) customElements.define(free, element);
}
