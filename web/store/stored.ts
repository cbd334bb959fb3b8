/**
 * What this browser remembers for convenience only. Storage may be missing, full, forbidden or emptied at any time
 * (private windows, sandboxed frames, a week away), so reading gives null and writing may do nothing; a seat is never kept here.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not remembered, then.
  }
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}
