import { LOOKS } from "./looks.ts";
import type { KitState } from "./reach.ts";
import { TABLE_STATES } from "./states.ts";

/** Everything the kit shows. */
export const STATES: readonly KitState[] = [...TABLE_STATES, ...LOOKS];
