import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DECKS } from "../../web/decks/deck.ts";
import {
  CHOICES,
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  type Settings,
  settingsFrom,
  storedForm,
} from "../../web/store/settings.ts";

const anySettings: fc.Arbitrary<Settings> = fc.record(
  Object.fromEntries(SETTING_NAMES.map((name) => [name, fc.constantFrom(...CHOICES[name])])),
) as fc.Arbitrary<Settings>;

describe("what a device remembers", () => {
  test("comes back as it was chosen", () => {
    fc.assert(
      fc.property(anySettings, (chosen) => {
        expect(settingsFrom(storedForm(chosen))).toEqual(chosen);
      }),
      { seed: 6 },
    );
  });

  test("is only what was chosen", () => {
    expect(storedForm(DEFAULT_SETTINGS)).toBe("{}");
    expect(storedForm({ ...DEFAULT_SETTINGS, deck: "german" })).toBe('{"deck":"german"}');
  });

  test.each([
    null,
    "",
    "not JSON",
    "null",
    "7",
    "[]",
    '{"deck":"tarock"}',
    '{"deck":["german"]}',
    '{"colour":"blue"}',
  ])("and %s is as if nothing had been", (stored) => {
    expect(settingsFrom(stored)).toEqual(DEFAULT_SETTINGS);
  });

  test("one choice that is no more does not spoil the others", () => {
    expect(settingsFrom('{"deck":"tarock","sound":"soft"}')).toEqual({
      ...DEFAULT_SETTINGS,
      sound: "soft",
    });
  });
});

test("the settings offer the decks there are, and every default is a choice", () => {
  expect(CHOICES.deck).toEqual(DECKS);
  for (const name of SETTING_NAMES) expect(CHOICES[name]).toContain(DEFAULT_SETTINGS[name]);
});
