import type { DeckName } from "../decks/deck.ts";
import { readStored, writeStored } from "./stored.ts";

/** What can be set on a device, and the choices there are, in the order in which they are offered. */
export const CHOICES = {
  deck: ["french", "german", "tournament"],
  /** The deck's own inks, or one for each suit. */
  inks: ["printed", "four"],
  indices: ["normal", "large"],
  /** The index letters: those of the language, or the same in every language. */
  letters: ["language", "JQKA", "BDKA"],
  cards: ["small", "normal", "large"],
  theme: ["auto", "light", "dark"],
  contrast: ["normal", "more"],
  warmth: ["cool", "natural", "warm"],
  paper: ["plain", "grained"],
  /** On which side of a wide table the score sheet and what is to be done stand. */
  side: ["left", "right"],
  /** The hand that holds the cards' fan open for reading: which corner of each card stays in sight. */
  hand: ["right", "left"],
  trumps: ["left", "right"],
  order: ["falling", "rising"],
  suits: ["fixed", "alternating"],
  /** How a card is played: by a tap, by a second tap on the same card, or only by dragging it to the table. */
  play: ["tap", "twice", "drag"],
  confirmLive: ["no", "yes"],
  confirmDays: ["no", "yes"],
  motion: ["off", "fast", "normal", "slow"],
  sound: ["off", "soft"],
} as const satisfies Readonly<Record<string, readonly string[]>> & {
  readonly deck: readonly DeckName[];
};

export type SettingName = keyof typeof CHOICES;
export type Choice<Name extends SettingName> = (typeof CHOICES)[Name][number];
export type Settings = { readonly [Name in SettingName]: Choice<Name> };

/** What holds until somebody chooses. A card that lies for a day is asked about, one at a live table is not. */
export const DEFAULT_SETTINGS: Settings = {
  deck: "french",
  inks: "printed",
  indices: "normal",
  letters: "language",
  cards: "normal",
  theme: "auto",
  contrast: "normal",
  warmth: "natural",
  paper: "plain",
  side: "right",
  hand: "right",
  trumps: "left",
  order: "falling",
  suits: "fixed",
  play: "tap",
  confirmLive: "no",
  confirmDays: "yes",
  motion: "normal",
  sound: "off",
};

export const SETTING_NAMES = Object.keys(CHOICES) as readonly SettingName[];
const STORED_AS = "fernskat.settings";

/**
 * Settings from what was stored, by whatever version: a choice there is not (any more) is as if it had not been made.
 * @param stored JSON of the settings that differ from the default, or null
 */
export function settingsFrom(stored: string | null): Settings {
  const kept = parsed(stored);
  const known = SETTING_NAMES.filter((name) => isChoice(name, kept[name]));
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known.map((name) => [name, kept[name]])) };
}

/** What is stored of settings: only what was chosen, so that a better default reaches whoever left it alone. */
export function storedForm(settings: Settings): string {
  const chosen = SETTING_NAMES.filter((name) => settings[name] !== DEFAULT_SETTINGS[name]);
  return JSON.stringify(Object.fromEntries(chosen.map((name) => [name, settings[name]])));
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(stored ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function isChoice(name: SettingName, value: unknown): boolean {
  return (CHOICES[name] as readonly unknown[]).includes(value);
}

let current: Settings | null = null;
const listeners = new Set<() => void>();

/** This device's settings. Without storage they last as long as the page. */
export function settings(): Settings {
  current ??= settingsFrom(readStored(STORED_AS));
  return current;
}

export function changeSettings(changed: Partial<Settings>): void {
  current = { ...settings(), ...changed };
  writeStored(STORED_AS, storedForm(current));
  tellAll();
}

/** Calls `listener` whenever a setting changes, here or in another tab; the answer ends that. */
export function onSettings(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== STORED_AS && key !== null) return;
  current = settingsFrom(newValue);
  tellAll();
}

function tellAll(): void {
  for (const listener of [...listeners]) listener();
}
