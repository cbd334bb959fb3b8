/** Where an invitation waits while its tab is open: it has to outlive a reload, and nothing else. */
const storedAs = (table: string): string => `fernskat.invite.${table}`;

/**
 * Takes the secret of an invitation out of the address bar, so that it is in no history entry, screenshot or copied
 * address, and keeps it for this tab until somebody has sat down.
 */
export function takeInvitation(table: string): string | null {
  const secret = new URLSearchParams(location.hash.slice(1)).get("invite");
  if (secret === null) return waitingInvitation(table);
  history.replaceState(history.state, "", location.pathname);
  try {
    sessionStorage.setItem(storedAs(table), secret);
  } catch {
    // Then a reload needs the link once more.
  }
  return secret;
}

export function dropInvitation(table: string): void {
  try {
    sessionStorage.removeItem(storedAs(table));
  } catch {
    // Nothing was kept.
  }
}

function waitingInvitation(table: string): string | null {
  try {
    return sessionStorage.getItem(storedAs(table));
  } catch {
    return null;
  }
}
