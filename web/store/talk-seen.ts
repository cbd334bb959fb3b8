import { readStored, writeStored } from "./stored.ts";

const storedAs = (table: string): string => `fernskat.talk.${table}`;

/** The number of the last line of talk that was read here. */
export function talkSeen(table: string): number {
  return Number(readStored(storedAs(table))) || 0;
}

export function rememberTalkSeen(table: string, line: number): void {
  writeStored(storedAs(table), `${line}`);
}
