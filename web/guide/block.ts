import type { Card } from "../../shared/skat/cards.ts";
import type { Contract, Game } from "../../shared/skat/games.ts";

/** A finished deal to reckon: everything the value depends on; the value itself is never written down here. */
export interface Example {
  /** The ten dealt cards and the skat, whatever was put away. */
  readonly twelve: readonly Card[];
  readonly contract: Contract;
  readonly bid: number;
  /** The declarer's card points and tricks. */
  readonly points: number;
  readonly tricks: number;
}

/**
 * What a page of the guide is made of; `text` and `items` are ids of texts, the same in every language. Cards, examples
 * and anchors stand here and in no language, so that they cannot differ.
 */
export type Block<Id extends string = string> =
  | { readonly kind: "text"; readonly text: Id }
  | { readonly kind: "heading"; readonly text: Id }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Id[] }
  | { readonly kind: "cards"; readonly text: Id; readonly cards: readonly Card[] }
  /** The eight cards of a suit with their card points. */
  | { readonly kind: "points"; readonly text: Id }
  /** A trick in the order in which it fell; who takes it is worked out. */
  | {
      readonly kind: "trick";
      readonly text: Id;
      readonly cards: readonly Card[];
      readonly game: Game;
    }
  | { readonly kind: "example"; readonly text: Id; readonly example: Example }
  /** Tables that are worked out from the rules. */
  | { readonly kind: "values" | "nulls" | "bids" | "sheets"; readonly text: Id };

/** A part of a page; its anchor is also the id of its heading. */
export interface Section {
  readonly anchor: string;
  readonly blocks: readonly Block[];
}

/** Every page has a title and a few words under it. */
type IdsOf<Block> = Block extends { readonly items: readonly (infer Id)[] }
  ? Id
  : Block extends { readonly text: infer Id }
    ? Id
    : never;

/** The texts a page needs in each language: all of them, and no other. */
export type TextsOf<Sections extends readonly Section[]> = Readonly<
  Record<
    | "title"
    | "lead"
    | Sections[number]["anchor"]
    | (IdsOf<Sections[number]["blocks"][number]> & string),
    string
  >
>;

export function section<const Anchor extends string, const Blocks extends readonly Block[]>(
  anchor: Anchor,
  ...blocks: Blocks
): { readonly anchor: Anchor; readonly blocks: Blocks } {
  return { anchor, blocks };
}

export function text<const Id extends string>(id: Id) {
  return { kind: "text", text: id } as const;
}

/** A heading inside a section. */
export function heading<const Id extends string>(id: Id) {
  return { kind: "heading", text: id } as const;
}

export function list<const Ids extends readonly string[]>(...items: Ids) {
  return { kind: "list", ordered: false, items } as const;
}

export function steps<const Ids extends readonly string[]>(...items: Ids) {
  return { kind: "list", ordered: true, items } as const;
}

export function cards<const Id extends string>(id: Id, ...shown: readonly Card[]) {
  return { kind: "cards", text: id, cards: shown } as const;
}

export function trick<const Id extends string>(id: Id, game: Game, ...fallen: readonly Card[]) {
  return { kind: "trick", text: id, cards: fallen, game } as const;
}

export function example<const Id extends string>(id: Id, of: Example) {
  return { kind: "example", text: id, example: of } as const;
}

export function points<const Id extends string>(id: Id) {
  return { kind: "points", text: id } as const;
}

export function computed<
  const Kind extends "values" | "nulls" | "bids" | "sheets",
  const Id extends string,
>(kind: Kind, id: Id) {
  return { kind, text: id } as const;
}

/** A game played with the skat taken up, nothing announced. */
export function plainly(game: Game): Contract {
  return { game, hand: false, schneider: false, schwarz: false, ouvert: false };
}
