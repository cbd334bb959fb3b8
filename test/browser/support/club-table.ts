import { codeOf } from "../../../shared/protocol/code/code.ts";
import { openByProgram, type ProgramTable, playByProgram, readFinished } from "./by-program.ts";
import { type Club, openClub } from "./club.ts";

/** A club's site, and on a server of ours what its pages show. */
export interface ClubTable {
  readonly club: Club;
  /** In the middle of a deal, with one behind it that was played. */
  readonly table: ProgramTable;
  /** The deal that was played: its number, and its code. */
  readonly n: number;
  readonly code: string;
}

/** Opens a table and has it played into its second game or so; then the club opens its site about it. */
export async function openClubTable(host: string): Promise<ClubTable> {
  const table = await openByProgram(host, { deals: 36 });
  const isPlayed = ({ declarer }: { readonly declarer: unknown }): boolean => declarer !== null;
  const { state } = await playByProgram(
    host,
    table,
    (seen) => seen.state.phase === "playing" && seen.state.sheet.rows.some(isPlayed),
  );
  const n = state.sheet.rows.find(isPlayed)?.n ?? 1;
  const deal = await readFinished(host, table.table, n);
  const code = codeOf(deal.events, deal.rules);
  const record = deal.record ?? "";
  const club = await openClub(host, { table: table.table, deal: n, code, record });
  return { club, table, n, code };
}
