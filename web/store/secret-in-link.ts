/**
 * Takes a secret that stands behind the `#` out of the address bar, so that it is in no history entry, screenshot or copied
 * address, and keeps it for this tab until it was used: it has to outlive a reload, and nothing else.
 * @param name what it is called behind the `#`
 * @param storedAs where it waits
 */
export function takeSecret(name: string, storedAs: string): string | null {
  const secret = new URLSearchParams(location.hash.slice(1)).get(name);
  if (secret === null) return waitingSecret(storedAs);
  history.replaceState(history.state, "", location.pathname);
  try {
    sessionStorage.setItem(storedAs, secret);
  } catch {
    // Then a reload needs the link once more.
  }
  return secret;
}

export function dropSecret(storedAs: string): void {
  try {
    sessionStorage.removeItem(storedAs);
  } catch {
    // Nothing was kept.
  }
}

function waitingSecret(storedAs: string): string | null {
  try {
    return sessionStorage.getItem(storedAs);
  } catch {
    return null;
  }
}
