import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/lib/compile-module.js";
import type { Plugin } from "vite";
import { localeOf } from "./shared/protocol/languages.ts";

const ASKED = "?messages";
/** What is asked for later: only the messages of those areas. */
const ASKED_LATER = "?messages-later";
const PREFIX = "\0messages:";
const LATER = ".later";

/** What only pages of our own say: other people's pages do not load it. `test/check/messages.ts` holds that nothing else does. */
export const APP_AREAS: readonly string[] = [
  ...[
    "again",
    "data",
    "days",
    "devices",
    "history",
    "missing",
    "mine",
    "notes",
    "open",
    "pace",
    "plans",
    "records",
  ],
  ...["sit", "start", "tablePage", "talk", "votes"],
];
/** What is not said at the table itself: fetched later (`loadLater`), so that the table comes sooner. */
const LATER_AREAS: readonly string[] = [
  ...["analysis", "data", "days", "devices", "history", "notes", "plans", "proof", "talk"],
  ...["told", "votes"],
];
/** What is only refused there. */
const LATER_REFUSALS: readonly string[] = [
  ...["CHANNEL_NOT_OFFERED", "MAIL_FAILED", "PUSH_FAILED", "PUSH_SERVICE_UNKNOWN"],
  ...["TOO_MANY_CHANNELS", "WEBHOOK_ADDRESS", "WEBHOOK_UNANSWERED"],
  ...["DEVICE_HAS_OTHERS", "DEVICE_UNKNOWN", "LAST_DEVICE", "LINK_UNKNOWN", "TOO_MANY_DEVICES"],
].map((code) => `refusal.${code}`);
/** The folders of those pages. */
export const APP_FOLDERS: readonly string[] = [
  "web/app/",
  "web/days/",
  "web/devices/",
  "web/guide/",
  "web/my-data/",
];

/** A catalogue as it is written: ICU messages, nested by area. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The same messages under dotted keys: `{start: {title}}` becomes `start.title`. */
export function flattenCatalogue(catalogue: Catalogue, area = ""): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(catalogue)) {
    const key = area === "" ? name : `${area}.${name}`;
    if (typeof value === "string") flat[key] = value;
    else Object.assign(flat, flattenCatalogue(value, key));
  }
  return flat;
}

/**
 * `import messages from "./de.json?messages"` gives the catalogue of ICU messages compiled to functions of their values,
 * under dotted keys, in the language the file is named for. Compiled at build: nothing is parsed in the browser, and a
 * strict CSP holds.
 */
export const icuMessages = (): Plugin => ({
  name: "fernskat:messages",
  enforce: "pre",
  async resolveId(source, importer) {
    const asked = [ASKED, ASKED_LATER].find((query) => source.endsWith(query));
    if (asked === undefined) return null;
    const file = await this.resolve(source.slice(0, -asked.length), importer, { skipSelf: true });
    const part = asked === ASKED_LATER ? LATER : "";
    return file === null ? null : `${PREFIX}${file.id}${part}.js`;
  },
  async load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const asked = id.slice(PREFIX.length, -".js".length);
    const isLater = asked.endsWith(LATER);
    const file = resolve(isLater ? asked.slice(0, -LATER.length) : asked);
    this.addWatchFile(file);
    const language = basename(file, ".json");
    const messages = flattenCatalogue(JSON.parse(await readFile(file, "utf8")) as Catalogue);
    if (this.environment.name !== "client") drop(messages, isOfApp);
    else drop(messages, (key) => isForLater(key) !== isLater);
    return compileModule(new MessageFormat(localeOf(language)), messages);
  },
});

const areaOf = (key: string): string => key.split(".")[0] ?? "";

const isForLater = (key: string): boolean =>
  LATER_AREAS.includes(areaOf(key)) || LATER_REFUSALS.includes(key);

const isOfApp = (key: string): boolean =>
  APP_AREAS.includes(areaOf(key)) || LATER_REFUSALS.includes(key);

function drop(messages: Record<string, string>, isUnwanted: (key: string) => boolean): void {
  for (const key of Object.keys(messages)) if (isUnwanted(key)) delete messages[key];
}
