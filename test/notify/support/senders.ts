import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import type { Deps } from "../../../worker/notify/deps.ts";
import type { Letter, Notice } from "../../../worker/notify/notice.ts";
import { type NotifyVars, settingsFrom } from "../../../worker/notify/settings.ts";
import { detourTo, RECEIVER_HOST } from "./mailboxes.ts";

/** What the deploying person gets from `npm run vapid`. */
export function vapidVars(): NotifyVars {
  const lines = execFileSync(
    process.execPath,
    ["shared/cli/vapid.ts", "mailto:club@skat.example"],
    {
      encoding: "utf8",
    },
  );
  return Object.fromEntries(
    lines
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}

/** What a worker is given that finds everybody at the receiver of that origin. */
export function varsFor(origin: string) {
  return {
    ...vapidVars(),
    DETOURS: detourTo(origin),
    MAIL_API: "template",
    MAIL_FROM: "Fernskat <skat@club.example>",
    MAIL_KEY: "key-1",
    MAIL_URL: `https://${RECEIVER_HOST}/mail/outbox`,
    MAIL_BODY: JSON.stringify({
      to: "{to}",
      subject: "{subject}",
      text: "{text}",
      headers: "{headers}",
    }),
  };
}

/** The senders as the worker runs them, with Node's own fetch and a clock that stands. */
export function depsFor(origin: string, now: number, vars: NotifyVars = {}): Deps {
  return {
    fetch: (url, init) => fetch(url, init),
    now: () => now,
    random: (bytes) => new Uint8Array(randomBytes(bytes)),
    knock: async () => true,
    settings: settingsFrom({ DETOURS: detourTo(origin), ...vars }),
  };
}

export const NOTICE: Notice = {
  ...{ kind: "turn", table: "freitags-runde", seq: 42, name: "Freitagsrunde", n: 3, of: 36 },
  deadline: Date.UTC(2026, 11, 1, 17),
};

export const LETTER: Letter = {
  id: "freitags-runde.42.turn",
  about: NOTICE,
  ...{ language: "de", zone: "Europe/Berlin" },
  ...{ origin: "https://skat.example", stop: "/stop/abc" },
};
