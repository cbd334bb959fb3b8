import type { TableState } from "./state.ts";

/** How fast bots act: as soon as they can, so that one can follow, or as slowly as people do. */
export const BOT_PACES = ["at-once", "brisk", "person"] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** Milliseconds before a card or a call, and what is added to them. */
interface Timing {
  readonly act: number;
  /** Before the first card of a trick, so that the one before can be looked at. */
  readonly lead: number;
  /** Before the skat is taken and a game declared. */
  readonly declaration: number;
  /** At most so much more, now and then: nobody is a clock. */
  readonly spread: number;
}

const TIMINGS: Readonly<Record<BotPace, Timing>> = {
  "at-once": { act: 0, lead: 0, declaration: 0, spread: 0 },
  brisk: { act: 500, lead: 700, declaration: 500, spread: 0 },
  // Below the shortest time anybody may have for an action at a live table.
  person: { act: 1_200, lead: 800, declaration: 1_500, spread: 1_500 },
};

/**
 * How long a bot waits on its own turn, in ms since the last event. It goes by what everybody sees and nothing else: a pause
 * tells nothing about cards.
 */
export function botDelay({ rules, deal, phase, seq }: TableState): number {
  const { act, lead, declaration, spread } = TIMINGS[rules.botPace ?? "at-once"];
  const leads = deal !== null && deal.tricks.length > 0 && deal.trick.length === 0;
  const declares = phase === "skat" || phase === "declaring";
  const more = spread === 0 ? 0 : (Math.imul(seq, 0x9e3779b1) >>> 0) % spread;
  return act + (leads ? lead : 0) + (declares ? declaration : 0) + more;
}
