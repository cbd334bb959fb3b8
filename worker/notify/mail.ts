import { post } from "./call.ts";
import type { MailChannel } from "./channels.ts";
import type { Deps } from "./deps.ts";
import { type Mail, mailRequest } from "./mail-apis.ts";
import type { Letter } from "./notice.ts";
import { again, type Outcome, outcomeOf } from "./outcome.ts";
import { pathOf, textOfLetter } from "./text.ts";
import { WORDS } from "./words/index.ts";

/** One notice as a mail, with the one-click end that mail programs show as a button (RFC 8058). */
export function sendMail(channel: MailChannel, letter: Letter, deps: Deps): Promise<Outcome> {
  const { title, body } = textOfLetter(letter);
  const { why, stop } = WORDS[letter.language].mail;
  const ends = letter.origin + letter.stop;
  return deliver(
    {
      to: channel.address,
      subject: title,
      text: `${body}\n\n${letter.origin}${pathOf(letter.about)}\n\n-- \n${why}\n${stop} ${ends}\n`,
      headers: {
        "List-Unsubscribe": `<${ends}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "X-Entity-Ref-ID": letter.id,
      },
    },
    deps,
  );
}

/** The one mail an address gets before it has confirmed that it wants any. */
export function sendConfirmation(
  to: string,
  { confirm, language }: { readonly confirm: string; readonly language: Letter["language"] },
  deps: Deps,
): Promise<Outcome> {
  const words = WORDS[language].mail;
  return deliver(
    {
      to,
      subject: words.confirm,
      text: `${words.confirmText}\n\n${confirm}\n\n${words.confirmElse}\n`,
      headers: {},
    },
    deps,
  );
}

async function deliver(mail: Mail, deps: Deps): Promise<Outcome> {
  const { mail: api } = deps.settings;
  if (!api) return again("This server sends no mail.");
  const { url, headers, body } = mailRequest(api, mail);
  const called = await post({ url: new URL(url), headers, body }, deps);
  // A mail service that is not found says nothing about the address.
  return outcomeOf(called, [], deps.now());
}
