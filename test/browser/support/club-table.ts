import { codeOf } from "../../../shared/protocol/code/code.ts";
import type { DealBody } from "../../../shared/protocol/deal-body.ts";
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

/** So many cards have fallen in a deal that shows what a long one looks like; the pages point at cards before that. */
const CARDS_PLAYED = 18;

/** Opens a table and has it played into its second game or so; then the club opens its site about it. */
export async function openClubTable(host: string): Promise<ClubTable> {
  const table = await openByProgram(host, { deals: 36 });
  const deal = await playLongDeal(host, table);
  const code = codeOf(deal.events, deal.rules);
  const record = deal.record ?? "";
  const club = await openClub(host, { table: table.table, deal: deal.n, code, record });
  return { club, table, n: deal.n, code };
}

/** Plays until one deal is long enough and another is under way: a game may be over after a trick, and looks different then. */
async function playLongDeal(host: string, table: ProgramTable): Promise<DealBody> {
  for (let read = 0; ; ) {
    const { state } = await playByProgram(
      host,
      table,
      (seen) => seen.state.phase === "playing" && seen.state.sheet.rows.length > read,
    );
    const { rows } = state.sheet;
    for (const { n } of rows.slice(read)) {
      const deal = await readFinished(host, table.table, n);
      if (deal.events.filter(({ type }) => type === "played").length >= CARDS_PLAYED) return deal;
    }
    read = rows.length;
  }
}
