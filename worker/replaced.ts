import type { TableState } from "../shared/table/state.ts";
import type { Viewer } from "../shared/table/view.ts";
import { greeted } from "./connection.ts";
import type { Table } from "./table.ts";

const NORMAL = 1000;

/**
 * Somebody else sits there now: whoever looked through that seat sees nothing of it any more, and newcomers, who have looked
 * on as spectators until now, come back as what they are. Both only have to connect again.
 */
export function turnAwayReplaced(table: Table, before: TableState, after: TableState): void {
  const replaced = after.players.flatMap((player, seat) => {
    const earlier = before.players[seat];
    return earlier && player && earlier.person !== player.person ? [seat] : [];
  });
  if (replaced.length === 0) return;
  turnAway(table, (viewer) => viewer === "public" || replaced.includes(viewer));
}

/** Ends what these viewers see: whoever connects again comes back as what they are now. */
export function turnAway(table: Table, isMeant: (viewer: Viewer) => boolean): void {
  for (const connection of greeted(table.connections())) {
    const { attachment } = connection;
    if (!isMeant(attachment.viewer)) continue;
    connection.attach({ ...attachment, viewer: "public", greeted: false });
    connection.close(NORMAL, "RESEATED");
  }
}
