/**
 * What players may say to each other while a deal runs: ready-made phrases that tell nothing about cards. They travel as
 * ids; each client says them in its own language, from its message catalogue.
 */
export const PHRASES = [
  "hello",
  "good-luck",
  "one-moment",
  "back-again",
  "take-your-time",
  "thanks",
  "well-played",
  "congratulations",
  "sorry",
  "nice-evening",
  "see-you-soon",
  "good-night",
] as const;

export type Phrase = (typeof PHRASES)[number];
