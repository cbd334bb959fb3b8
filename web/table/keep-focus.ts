/** Where the focus goes when what had it is gone, the first that is there. */
const HEIRS = [
  "dialog[open] .button",
  ".panel .title[tabindex]",
  ".act .button.primary, .panel .button",
  ".status",
] as const;

/** A control that has gone must not take the focus with it; if it is anywhere else by now, it stays there. */
export function keepFocus(host: HTMLElement): void {
  const root = host.shadowRoot;
  const isElsewhere = document.activeElement !== document.body && document.activeElement !== host;
  if (!root || root.activeElement || isElsewhere) return;
  const heirs = HEIRS.map((selector) => root.querySelector<HTMLElement>(selector));
  heirs.find((heir) => heir !== null)?.focus({ preventScroll: true });
}
