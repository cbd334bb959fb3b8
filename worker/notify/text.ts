import { type Language, localeOf } from "../../shared/protocol/languages.ts";
import { assertNever } from "../../shared/skat/refusal.ts";
import type { Digest, Letter, Notice } from "./notice.ts";
import { WORDS } from "./words/index.ts";
import type { NoticeWords } from "./words/notice-words.ts";

/** A message in words. */
export interface NoticeText {
  /** One line: what has happened, and at which table. */
  readonly title: string;
  /** One line a sentence, or a table; may be empty. */
  readonly body: string;
}

/** How a reader writes dates. */
export interface Reading {
  readonly language: Language;
  readonly zone: string;
}

/** A letter in its reader's words. */
export function textOfLetter(letter: Letter): NoticeText {
  const { about } = letter;
  return about.kind === "digest" ? textOfDigest(about, letter) : textOfNotice(about, letter);
}

/** The page a letter is about: the table, or the list of all tables. */
export function pathOf(about: Notice | Digest): string {
  return about.kind === "digest" ? "/" : `/t/${about.table}`;
}

export function textOfNotice(notice: Notice, reading: Reading): NoticeText {
  const words = WORDS[reading.language];
  const title = `${headlineOf(notice, words, reading)} · ${notice.name || words.table}`;
  return { title, body: sentencesOf(notice, words, reading).filter(Boolean).join(" ") };
}

function textOfDigest({ tables }: Digest, reading: Reading): NoticeText {
  const words = WORDS[reading.language];
  const lines = tables.map(
    (notice) => `${notice.name || words.table}. ${textOfNotice(notice, reading).body}`,
  );
  return { title: words.digest(tables.length), body: lines.join("\n") };
}

function headlineOf({ kind, who }: Notice, words: NoticeWords, { language }: Reading): string {
  switch (kind) {
    case "turn":
      return who ? words.turnOf(listed(who, language)) : words.yourTurn;
    case "reminder":
      return words.stillYourTurn;
    case "vote":
    case "seat":
    case "expiry":
    case "finished":
      return words[kind];
    default:
      return assertNever(kind);
  }
}

function sentencesOf(notice: Notice, words: NoticeWords, reading: Reading): readonly string[] {
  const { kind, deadline, part } = notice;
  const date = deadline === null ? null : dateText(deadline, reading);
  switch (kind) {
    case "turn":
      return [dealText(notice, words), date === null ? "" : words.until(date)];
    case "reminder":
      return [part ? words.reminder[part] : "", date === null ? "" : words.until(date)];
    case "vote":
      return [date === null ? "" : words.voteText(date)];
    case "seat":
      return [date === null ? "" : words.seatText(date)];
    case "expiry":
      return [date === null ? "" : words.expiryText(date)];
    case "finished":
      return [words.finishedText];
    default:
      return assertNever(kind);
  }
}

function dealText({ n, of }: Pick<Notice, "n" | "of">, words: NoticeWords): string {
  if (n === null) return "";
  return of === null ? words.deal(n) : words.dealOf(n, of);
}

/** "Anna, Bert and Carla" */
export function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf(language)).format(names);
}

/** A moment as the reader's clock and calendar show it: "Tue, 1 Dec, 18:00"; with the zone where we do not know theirs. */
function dateText(at: number, { language, zone }: Reading): string {
  return new Intl.DateTimeFormat(localeOf(language === "en" ? "en-GB" : language), {
    ...{ weekday: "short", day: "numeric", month: "short" },
    ...{ hour: "2-digit", minute: "2-digit" },
    timeZone: zone || "UTC",
    ...(zone === "" && { timeZoneName: "short" }),
  }).format(at);
}
