import { readStored, writeStored } from "./stored.ts";

const STORED_AS = "fernskat.name";

/** What somebody called themselves here last, or nothing. */
export function rememberedName(): string {
  return readStored(STORED_AS) ?? "";
}

export function rememberName(name: string): void {
  writeStored(STORED_AS, name);
}
