import { LitElement } from "lit";
import type { Language } from "../../shared/protocol/languages.ts";
import type { DeckName } from "../decks/deck.ts";
import { announceLanguage, speak } from "./messages.ts";

/** How an element speaks: its language, and the deck that lies in it at the time. */
interface Speech {
  readonly language: Language;
  readonly of: { readonly deck: DeckName };
}

/** Elements inside which is spoken otherwise than in the rest of the page. */
const scopes = new WeakMap<Node, Speech>();

/** Inside an element this language is spoken from now on, of the element's deck; the language has to be loaded. */
export function speakWithin(element: Element & Speech["of"], language: Language): void {
  scopes.set(element, { language, of: element });
  announceLanguage();
}

/** Speaks as the nearest scope around a node does, through shadow roots; outside of any nothing changes. */
export function speakFor(node: Node): void {
  const speech = speechAround(node);
  if (speech) speak(speech.language, speech.of.deck);
}

function speechAround(node: Node): Speech | undefined {
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
