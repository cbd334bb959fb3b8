import { html } from "hono/html";
import { assertNever } from "../../shared/skat/refusal.ts";
import type { Answered } from "./call.ts";
import type { WebhookFormat } from "./channels.ts";
import { forSlack, harmless, withoutMarkdown } from "./harmless.ts";
import type { Letter } from "./notice.ts";
import { type NoticeText, pathOf, textOfLetter } from "./text.ts";
import { WORDS } from "./words/index.ts";

// One message, said as each kind of receiver wants to hear it. What people have written into it is made harmless first.

/** What a webhook is sent. */
interface Spoken {
  readonly body: string;
  /** Added to the address. */
  readonly query?: Readonly<Record<string, string>>;
}

export function spoken(format: WebhookFormat, letter: Letter): Spoken {
  const text = textOfLetter(letter);
  const link = letter.origin + pathOf(letter.about);
  const { open } = WORDS[letter.language];
  return inFormat(format, text, { link, open }, () => factsOf(letter, text, link));
}

/** What a webhook is sent once, when it is set up: a challenge, or where the receiver answers none, a test message. */
export function firstWords(
  format: WebhookFormat,
  challenge: string,
  { language, origin }: Pick<Letter, "language" | "origin">,
): Spoken {
  const { test } = WORDS[language];
  const text = { title: "Fernskat", body: test };
  return inFormat(format, text, { link: origin, open: origin }, () => ({
    type: "challenge",
    challenge,
  }));
}

/** Whether the answer to the first words shows that a receiver of that format is there and wants to be called. */
export function answersRightly(
  format: WebhookFormat,
  challenge: string,
  { status, text }: Answered,
): boolean {
  if (status < 200 || status > 299) return false;
  switch (format) {
    case "json":
      return text.trim() === challenge || fieldOf(text, "challenge") === challenge;
    case "discord":
      // With `wait` it tells the message that it has posted.
      return typeof fieldOf(text, "id") === "string";
    case "slack":
      return text.trim() === "ok";
    case "matrix":
      return fieldOf(text, "ok") === true;
    default:
      return assertNever(format);
  }
}

function fieldOf(text: string, name: string): unknown {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null
      ? (answer as Readonly<Record<string, unknown>>)[name]
      : undefined;
  } catch {
    return undefined;
  }
}

function inFormat(
  format: WebhookFormat,
  { title, body }: NoticeText,
  { link, open }: { readonly link: string; readonly open: string },
  facts: () => object,
): Spoken {
  switch (format) {
    case "json":
      return { body: JSON.stringify(facts()) };
    case "discord":
      return {
        body: JSON.stringify({
          content: `**${withoutMarkdown(title)}**\n${withoutMarkdown(body)}\n<${link}>`,
          allowed_mentions: { parse: [] },
        }),
        query: { wait: "true" },
      };
    case "slack":
      return {
        body: JSON.stringify({
          text: `*${forSlack(title)}*\n${forSlack(body)}\n<${link}|${forSlack(open)}>`,
          unfurl_links: false,
          link_names: false,
        }),
      };
    case "matrix":
      return {
        body: JSON.stringify({
          text: `${harmless(title)}\n${harmless(body)}\n${link}`,
          html: `${html`<p><strong>${harmless(title)}</strong><br>${harmless(body)}<br><a href="${link}">${open}</a></p>`}`,
          username: "Fernskat",
        }),
      };
    default:
      return assertNever(format);
  }
}

/** The facts, for programs. Times are ISO 8601. */
function factsOf({ id, about, origin, language }: Letter, text: NoticeText, link: string): object {
  const common = {
    id,
    type: about.kind,
    language,
    text: harmless(`${text.title}\n${text.body}`),
    url: link,
  };
  if (about.kind === "digest")
    return {
      ...common,
      tables: about.tables.map(({ table, name, deadline }) => ({
        ...{ table, name, url: `${origin}/t/${table}` },
        deadline: isoOf(deadline),
      })),
    };
  const { table, name, seq, n, of, deadline, part, who } = about;
  return {
    ...common,
    ...{ table, name, seq, n, of },
    deadline: isoOf(deadline),
    ...(part !== undefined && { part }),
    ...(who !== undefined && { who }),
  };
}

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());
