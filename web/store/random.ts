// getRandomValues alone: crypto.randomUUID and crypto.subtle are missing on plain-http pages of a local net.

/** As many random bytes as asked for, in lower-case hex. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

/** 32 random bytes in base64url: what a seat's token looks like. */
export function randomToken(): string {
  const values = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...values))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** A person's share in the shuffle: 16 random bytes in hex. */
export const randomNonce = (): string => randomHex(16);

/** The id of a command. */
export const randomId = (): string => randomHex(12);
