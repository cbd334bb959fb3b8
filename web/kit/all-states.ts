import { LOOKS } from "./looks.ts";
import type { KitState } from "./reach.ts";
import { AUCTION_STATES } from "./states/auction.ts";
import { BESIDE_STATES } from "./states/beside.ts";
import { DECLARING_STATES } from "./states/declaring.ts";
import { PLAYING_STATES } from "./states/playing.ts";
import { SETTLED_STATES } from "./states/settled.ts";

/** Everything the kit shows. */
export const STATES: readonly KitState[] = [
  ...AUCTION_STATES,
  ...DECLARING_STATES,
  ...PLAYING_STATES,
  ...SETTLED_STATES,
  ...BESIDE_STATES,
  ...LOOKS,
];
