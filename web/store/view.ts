import type { PersonShown, SeatView } from "../../shared/table/view.ts";
import type { viewOf } from "../../shared/table/views.ts";
import type { TableSnapshot } from "./table-snapshot.ts";

/** What a snapshot's view depends on; while these stay the same, so does the view. */
type Sources = Pick<TableSnapshot, "table" | "viewer" | "presence">;

/**
 * What the viewer of a snapshot sees and may do, as every program that reads the table gets it. Reckoned anew only when
 * something it depends on has changed: what may be claimed takes a search.
 * @param make what makes the view
 */
export function viewFinder(make: typeof viewOf): (snapshot: TableSnapshot) => SeatView {
  let last: { readonly sources: Sources; readonly view: SeatView } | null = null;
  return ({ table, viewer, presence }) => {
    const known = last?.sources;
    if (last && known?.table === table && known.viewer === viewer && known.presence === presence) {
      return last.view;
    }
    const people: PersonShown[] = [];
    for (const { seat, ...shown } of presence?.players ?? []) people[seat] = shown;
    const view = make(table, viewer ?? "public", people);
    last = { sources: { table, viewer, presence }, view };
    return view;
  };
}
