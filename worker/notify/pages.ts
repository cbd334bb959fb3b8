import { html } from "hono/html";
import { type Language, localeOf } from "../../shared/protocol/languages.ts";
import { WORDS } from "./words/index.ts";

/** A page with a sentence, and a button or the way home: nothing happens by looking at it, for mail programs look first. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** What the button says that sends the page's own address back; null when there is nothing left to press. */
  readonly button: string | null;
}

/** What the pages behind the links in our messages say. */
export interface Questions {
  /** Whether this channel is to end. */
  readonly stop: Question;
  readonly stopped: Question;
  /** Whether mails are wanted. */
  readonly confirm: Question;
  readonly confirmed: Question;
  /** Of a link that leads nowhere. */
  readonly unknown: Question;
}

export function questionsIn(language: Language): Questions {
  const { page } = WORDS[language];
  return {
    stop: { title: page.stop, text: page.stopText, button: page.stopButton },
    stopped: { title: page.stop, text: page.stopped, button: null },
    confirm: { title: page.confirm, text: page.confirmText, button: page.confirmButton },
    confirmed: { title: page.confirm, text: page.confirmed, button: null },
    unknown: { title: page.unknown, text: page.unknownText, button: null },
  };
}

/** Writes a question into the shell of the app (`/` of the assets), which keeps its looks and loses its script. */
export function questionPage(
  shell: Response,
  language: Language,
  question: Question,
  status: 200 | 404 = 200,
): Response {
  const page = new HTMLRewriter()
    .on("html", { element: (element) => void element.setAttribute("lang", localeOf(language)) })
    .on("title", {
      element: (element) => void element.setInnerContent(`${question.title} · Fernskat`),
    })
    .on('script, noscript, link[rel="modulepreload"], meta[name="description"]', {
      element: (element) => void element.remove(),
    })
    .on("body", {
      element: (element) =>
        void element.setInnerContent(bodyOf(language, question), { html: true }),
    })
    .transform(new Response(shell.body, { status, headers: shell.headers }));
  for (const name of ["etag", "content-length"]) page.headers.delete(name);
  page.headers.set("cache-control", "no-store");
  page.headers.set("x-robots-tag", "noindex");
  return page;
}

function bodyOf(language: Language, { title, text, button }: Question): string {
  const act =
    button === null
      ? html`<a href="/">${WORDS[language].page.home}</a>`
      : html`<form method="post"><button>${button}</button></form>`;
  return `${html`<main class="question"><h1>${title}</h1><p>${text}</p>${act}</main>`}`;
}
