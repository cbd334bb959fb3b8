import { dropSecret, takeSecret } from "../store/secret-in-link.ts";

/** Where an invitation waits while its tab is open. */
const storedAs = (table: string): string => `fernskat.invite.${table}`;

/** The secret of an invitation that was followed, until somebody has sat down. */
export const takeInvitation = (table: string): string | null =>
  takeSecret("invite", storedAs(table));

export const dropInvitation = (table: string): void => dropSecret(storedAs(table));
