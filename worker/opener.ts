import type { Seat } from "../shared/skat/seats.ts";
import type { TableHost } from "./host.ts";

/** Whether that seat opened the table. */
export function isOpener(host: TableHost, seat: Seat): boolean {
  return host.sql<{ opener: Seat }>("SELECT opener FROM opening")[0]?.opener === seat;
}
