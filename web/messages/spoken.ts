import { LitElement } from "lit";
import type { Language } from "../../shared/protocol/languages.ts";
import { announceLanguage, speak } from "./messages.ts";

/** Elements inside which another language is spoken than in the rest of the page. */
const scopes = new WeakMap<Node, Language>();

/** Inside an element this language is spoken from now on; it has to be loaded. */
export function speakWithin(element: Element, language: Language): void {
  scopes.set(element, language);
  announceLanguage();
}

/** Speaks the language of the nearest scope around a node, through shadow roots; outside of any nothing changes. */
export function speakFor(node: Node): void {
  const language = languageAround(node);
  if (language) speak(language);
}

function languageAround(node: Node): Language | undefined {
  let inside: Node | null = node;
  while (inside !== null && !scopes.has(inside)) {
    inside = inside instanceof ShadowRoot ? inside.host : inside.parentNode;
  }
  return inside === null ? undefined : scopes.get(inside);
}

/** An element that renders in the language of its surroundings, whatever else the page speaks. */
export class SpokenElement extends LitElement {
  protected override performUpdate(): void {
    speakFor(this);
    super.performUpdate();
  }
}
