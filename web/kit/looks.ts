import type { Settings } from "../store/settings.ts";
import { type KitState, MIAS, MINE, plan, played, plays, reach, toAct } from "./reach.ts";

const inTrick = reach(MIAS, (s) => toAct(0, "playing")(s) && played(2, 2)(s));
const leading = reach(MINE, (s) => toAct(0, "playing")(s) && played(1, 0)(s));

function worn(name: string, settings: Partial<Settings>, make = inTrick): KitState {
  return { name: `looks-${name}`, make, viewer: 0, plan: MIAS, settings };
}

/** The table as the settings of a device change it, and the settings themselves. */
export const LOOKS: readonly KitState[] = [
  worn("german", { deck: "german" }),
  worn("german-large-four", { deck: "german", indices: "large", inks: "four" }),
  worn("tournament", { deck: "tournament" }),
  worn("tournament-large", { deck: "tournament", indices: "large" }),
  worn("french-large-four", { indices: "large", inks: "four", letters: "JQKA" }),
  worn("cards-large", { cards: "large" }, leading),
  worn("cards-large-trick", { cards: "large", indices: "large" }),
  worn("cards-small", { cards: "small" }, leading),
  worn("left-hand", { hand: "left", side: "left" }, leading),
  worn("contrast", { contrast: "more" }),
  worn("warm-grained", { warmth: "warm", paper: "grained" }),
  worn("cool", { warmth: "cool" }),
  worn("trumps-right-rising", { trumps: "right", order: "rising", suits: "alternating" }, leading),
  worn(
    "null-declared",
    { suits: "alternating" },
    reach(plan([22, 20, 0], plays("N")), toAct(0, "playing")),
  ),
  worn("declare-large", { cards: "large", indices: "large" }, reach(MINE, toAct(0, "declaring"))),
  {
    ...worn("confirm", { confirmLive: "yes" }),
    name: "play-confirm",
    taps: [".hand [data-playable]"],
  },
  { ...worn("settings", {}), name: "settings", opensSettings: true },
];
