import { type AroundEvent, isAround } from "./around-events.ts";
import type { TableEvent } from "./events.ts";

/** What belongs to the game itself. */
export type GameEvent = Exclude<TableEvent, AroundEvent>;

/** The course of the game as it stands: without what happened around it, and without what was taken back. */
export function whatStands(events: readonly TableEvent[]): readonly GameEvent[] {
  const game: GameEvent[] = [];
  for (const event of events) {
    if (!isAround(event)) game.push(event);
    // Only the last act can be taken back, and an act that can is one event.
    else if (event.type === "takenBack") game.pop();
  }
  return game;
}
