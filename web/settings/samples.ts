import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { Card } from "../../shared/skat/cards.ts";
import type { SettingName, Settings } from "../store/settings.ts";
import { sortedBy } from "../table/sorting.ts";
import "./card-sample.ts";
import type { SampleLie } from "./card-sample.ts";
import { dress } from "./dress.ts";

/** A hand with something of everything, for showing how it is sorted in a game of Hearts. */
const HAND: readonly Card[] = ["CJ", "HJ", "HA", "H9", "CA", "CT", "SA", "S8", "DK", "D7"];
const TRICK: readonly Card[] = ["DA", "DT", "D8"];

/** Which cards show best what a setting does; null where there is nothing to be seen of it. */
const SHOWN: Readonly<Record<SettingName, readonly Card[] | null>> = {
  deck: ["DK", "HQ", "CJ"],
  inks: ["CA", "SA", "HA", "DA"],
  indices: ["HT", "S9"],
  letters: ["SJ", "HQ"],
  cards: ["CJ"],
  theme: ["HK"],
  contrast: ["HK"],
  warmth: ["HK"],
  paper: ["HK"],
  side: ["DA", "DT", "D8"],
  hand: ["CJ", "HT", "SA", "D7"],
  trumps: HAND,
  order: HAND,
  suits: HAND,
  play: null,
  confirmLive: null,
  confirmDays: null,
  motion: null,
  sound: null,
};

/** Real cards on the table's paper, as they would look with these settings; nothing where a setting cannot be seen. */
export function sampleOf(name: SettingName, worn: Settings): TemplateResult | typeof nothing {
  const cards = SHOWN[name];
  if (!cards) return nothing;
  const isHand = cards === HAND;
  return html`<span class="swatch" data-of=${name} data-side=${worn.side} ${dressed(worn)}>
    ${sample(isHand ? sortedBy(worn, cards, "H") : cards, worn, lieOf(name, worn))}
    ${name === "side" ? html`<span class="strip"></span>` : nothing}
  </span>`;
}

function lieOf(name: SettingName, { hand }: Settings): SampleLie {
  const isFan = ["deck", "letters", "hand", "trumps", "order", "suits", "indices"].includes(name);
  return isFan ? fanOf(hand) : "row";
}

const fanOf = (hand: Settings["hand"]): SampleLie => (hand === "left" ? "fan-left" : "fan");

function sample(cards: readonly Card[], { deck }: Settings, lie: SampleLie): TemplateResult {
  return html`<card-sample .deck=${deck} .cards=${cards} .lie=${lie}></card-sample>`;
}

/** A trick and a hand as they lie on the table. */
export function wholeSample(worn: Settings): TemplateResult {
  return html`<div class="swatch whole" aria-hidden="true" ${dressed(worn)}>
    ${sample(TRICK, worn, "row")}
    ${sample(sortedBy(worn, HAND, "H"), worn, fanOf(worn.hand))}
  </div>`;
}

function dressed(worn: Settings) {
  return ref((element) => {
    if (element instanceof HTMLElement) dress(element, worn);
  });
}
