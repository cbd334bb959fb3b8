import type { Seat } from "../../shared/skat/seats.ts";
import { listInvites, makeInvite, withdrawInvite } from "./api.ts";
import { readStored, writeStored } from "./stored.ts";

/** A link to a chair, or the group's, which fills the next free one. */
export interface Invite {
  readonly seat: Seat | null;
  /** A path of our own; its secret is in the fragment. */
  readonly url: string;
}

const storedAs = (table: string): string => `fernskat.invites.${table}`;

/** Keeps the links for showing them again. Whoever loses them gets new ones: the server keeps only their hashes. */
export function rememberInvites(table: string, invites: readonly Invite[]): void {
  writeStored(storedAs(table), JSON.stringify(invites));
}

function rememberedInvites(table: string): readonly Invite[] {
  return JSON.parse(readStored(storedAs(table)) ?? "[]") as readonly Invite[];
}

/**
 * The links that lead to a chair at present, for whoever opened the table. Where a link exists but is not known here
 * (another device, storage emptied), a new one is made for the same chair.
 */
export async function invitesOf(table: string): Promise<readonly Invite[]> {
  const open = await listInvites(table);
  if (!open.ok) return rememberedInvites(table);
  const known = rememberedInvites(table);
  const invites: Invite[] = [];
  for (const { seat } of open.value.invites) {
    const invite = known.find((kept) => kept.seat === seat) ?? (await newInvite(table, seat));
    if (invite) invites.push(invite);
  }
  rememberInvites(table, invites);
  return invites;
}

/** Makes the links to a chair, or the group's, worthless. */
export async function withdraw(table: string, seat: Seat | null): Promise<void> {
  const answer = await withdrawInvite(table, { seat });
  if (!answer.ok) return;
  rememberInvites(
    table,
    rememberedInvites(table).filter((kept) => kept.seat !== seat),
  );
}

/** Makes another link to a chair. */
export async function invite(table: string, seat: Seat): Promise<void> {
  const made = await newInvite(table, seat);
  if (!made) return;
  // An older one may have run out.
  const others = rememberedInvites(table).filter((kept) => kept.seat !== seat);
  rememberInvites(table, [...others, made]);
}

async function newInvite(table: string, seat: Seat | null): Promise<Invite | null> {
  const made = await makeInvite(table, { seat });
  return made.ok ? made.value : null;
}
