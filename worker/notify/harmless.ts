// Names are written by people and shown in other people's chats: they must not ring everybody, draw pictures or lead
// anywhere. What a name looks like stays the same.

/** Takes no room and shows nothing, but no program reads across it. */
const JOINER = "\u2060";

/**
 * Text in which nothing is a mention or a link: an invisible character stands behind every `@`, and where an address would
 * be seen in it.
 */
export function harmless(text: string): string {
  return text
    .replaceAll("@", `@${JOINER}`)
    .replaceAll("://", `:${JOINER}//`)
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, `.${JOINER}`);
}

/** Harmless text in which Markdown has no meaning, for Discord. */
export function withoutMarkdown(text: string): string {
  return harmless(text).replace(/[\\`*_{}[\]()<>#+\-!|~>]/g, "\\$&");
}

/** Harmless text for Slack, which asks for these three characters as entities and then knows no mentions. */
export function forSlack(text: string): string {
  const escaped = harmless(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
  return escaped.replace(/[*_~`]/g, `$&${JOINER}`);
}
