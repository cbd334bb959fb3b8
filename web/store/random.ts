// getRandomValues alone: crypto.randomUUID and crypto.subtle are missing on plain-http pages of a local net.

/** As many random bytes as asked for, in lower-case hex. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

function base64url(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...values))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** What a seat's token looks like: 32 random bytes. */
export const randomToken = (): string => base64url(32);

/** A person's share in the shuffle: 16 random bytes in hex. */
export const randomNonce = (): string => randomHex(16);

/** The id of a command. */
export const randomId = (): string => randomHex(12);

/** The id of a table, as it stands in links: short, and nothing anybody could guess. */
export const randomTableId = (): string => base64url(12);
