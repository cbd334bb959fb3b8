import type { RuleRefusalCode } from "../../shared/skat/refusal.ts";
import type { Topic } from "./pages/look-up.ts";

/** The pages of the guide, in the order in which they are offered. */
export const GUIDE_PAGES = ["learn", "first-deal", "habits", "look-up"] as const;
export type GuidePage = (typeof GUIDE_PAGES)[number];
/** The pages that are read rather than played. */
export type RulesPage = Exclude<GuidePage, "first-deal">;

export const GUIDE_PATHS: Readonly<Record<GuidePage, string>> = {
  learn: "/rules",
  "look-up": "/rules/look-up",
  habits: "/rules/habits",
  "first-deal": "/learn/first-deal",
};

/** The page of the guide a path leads to. */
export function guidePageOf(path: string): GuidePage | null {
  const bare = path.replace(/\/$/, "");
  return GUIDE_PAGES.find((page) => GUIDE_PATHS[page] === bare) ?? null;
}

/** Where a question is answered, e.g. `/rules/look-up#overbid`: the target of help at the table. */
export function anchorFor(topic: Topic): string {
  return `${GUIDE_PATHS["look-up"]}#${topic}`;
}

/** The question behind a refusal of the rules; those that need no rules to be understood have none. */
const TOPICS: Readonly<Partial<Record<RuleRefusalCode, Topic>>> = {
  BID_NOT_A_GAME_VALUE: "bid",
  BID_TOO_LOW: "auction",
  NOTHING_TO_HOLD: "auction",
  HOLDER_CANNOT_BID: "auction",
  FOREHAND_ONLY_18: "auction",
  BIDDING_OVER: "auction",
  DISCARD_COUNT: "skat",
  MUST_SAY_HAND_OR_PICK_UP: "hand",
  HAND_AFTER_PICKUP: "hand",
  SCHNEIDER_REQUIRES_HAND: "announcements",
  SCHWARZ_REQUIRES_HAND: "announcements",
  OUVERT_REQUIRES_HAND: "announcements",
  NULL_HAS_NO_LEVELS: "null",
  NULL_BELOW_BID: "null",
  MUST_FOLLOW: "following",
  CLAIM_NOT_PROVED: "claims",
};

/** Where a refusal is explained, or null. */
export function anchorForRefusal(code: string): string | null {
  const topic = Object.hasOwn(TOPICS, code) ? TOPICS[code as RuleRefusalCode] : undefined;
  return topic ? anchorFor(topic) : null;
}

/** The path a link of a text leads to: `look-up#overbid`, `first-deal`; null when there is no such page. */
export function pathOfLink(to: string): string | null {
  const [page = "", anchor] = to.split("#");
  const path = GUIDE_PAGES.find((each) => each === page);
  if (!path) return null;
  return anchor === undefined ? GUIDE_PATHS[path] : `${GUIDE_PATHS[path]}#${anchor}`;
}
