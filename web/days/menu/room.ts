import type { Refusal } from "../../../shared/skat/refusal.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";
import type { TableState } from "../../../shared/table/state.ts";
import type { SeatView } from "../../../shared/table/view.ts";
import type { Journal } from "../../store/journal.ts";
import type { Words } from "../../store/table-store.ts";

/** Everything the parts of the menu show, and what they can have done. */
export interface Room {
  /** The table's id. */
  readonly table: string;
  readonly view: SeatView;
  readonly state: TableState;
  readonly journal: Journal;
  /** Whether the viewer opened the table. */
  readonly opener: boolean;
  /** Why the last command was refused. */
  readonly refusal: Refusal | null;
  readonly isPending: (command: SeatCommand) => boolean;
  readonly onCommand: (command: SeatCommand) => void;
  /** Tells whether it went out. */
  readonly onSay: (words: Words) => boolean;
}

/** What the menu leads to. */
export const SECTIONS = ["talk", "plans", "votes", "notes", "history", "time", "webhook"] as const;
export type Section = (typeof SECTIONS)[number];
