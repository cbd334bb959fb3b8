/** The words around a page of the guide, the same on every page. */
export interface CommonTexts {
  /** Over the links to the four pages. */
  readonly pages: string;
  readonly contents: string;
  /** Over the links to the same page in other languages. */
  readonly languages: string;
  /** Names of the four pages, short. */
  readonly learn: string;
  readonly "first-deal": string;
  readonly habits: string;
  readonly "look-up": string;
  /** Heads of the tables. */
  readonly game: string;
  readonly base: string;
  readonly matadors: string;
  readonly value: string;
  readonly lost: string;
  readonly bid: string;
  readonly games: string;
  readonly sheet: string;
  readonly declarerWon: string;
  readonly declarerLost: string;
  readonly declarer: string;
  readonly others: string;
  /** Under an example, before the declarer's entry. */
  readonly entry: string;
}
