/** A catalogue compiled by vite.messages.ts: one function a dotted key, from the message's values to its text. */
declare module "*?messages" {
  const messages: Record<string, (values?: Record<string, string | number>) => string>;
  export default messages;
}

/** The design's tokens for an element in somebody else's page (vite.embed.ts). */
declare module "*?host-tokens" {
  const css: string;
  export default css;
}
