/** A catalogue compiled by vite.messages.ts: one function a dotted key, from the message's values to its text. */
declare module "*?messages" {
  const messages: Record<string, (values?: Record<string, string | number>) => string>;
  export default messages;
}
