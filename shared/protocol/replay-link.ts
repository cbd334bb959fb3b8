import type { TableEvent } from "../table/events.ts";
import type { TableRules } from "../table/rules.ts";
import { codeOf } from "./code/code.ts";
import { CodeError } from "./code/coder.ts";
import { linkText } from "./code/link-text.ts";
import { codePath } from "./replay-address.ts";

/**
 * The code of a finished deal, or null when it has none: a deal that was annulled, or broken off before there was a game.
 * @param events the events of the deal, with every card
 */
export function codeOrNull(events: readonly TableEvent[], rules: TableRules): string | null {
  try {
    return codeOf(events, rules);
  } catch (error) {
    if (error instanceof CodeError) return null;
    throw error;
  }
}

/** The path of a replay that holds the deal itself, without names; null when the deal has no code. */
export function replayLinkOf(events: readonly TableEvent[], rules: TableRules): string | null {
  const code = codeOrNull(events, rules);
  return code === null ? null : codePath(linkText({ codes: [code], names: [] }));
}
