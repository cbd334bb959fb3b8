import type { Result } from "../skat/refusal.ts";
import type { TableEvent } from "./events.ts";
import type { TableRefusalCode } from "./refusal.ts";

/** What a command leads to: the events to log, or why not. */
export type Decision = Result<readonly TableEvent[], TableRefusalCode>;
