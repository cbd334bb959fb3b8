import type { Room } from "../days/menu/room.ts";
import { type Journal, openJournal } from "../store/journal.ts";
import { type Game, shownTo } from "./game.ts";
import { ME } from "./reach.ts";

/** What a table tells beside the game, nothing yet but for what is given. */
export const journalWith = (told: Partial<Journal> = {}): Journal => ({
  ...openJournal(() => undefined),
  now: () => Date.now(),
  ...told,
});

/** What the menu of a table shows; nothing that is asked for there happens. */
export function roomAt(game: Game, journal: Journal): Room {
  const { view, table } = shownTo(game, ME);
  return {
    ...{ table: "kit", view, state: table, journal },
    opener: true,
    refusal: null,
    isPending: () => false,
    onCommand: () => undefined,
    onSay: () => true,
  };
}
