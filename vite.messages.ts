import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/lib/compile-module.js";
import type { Plugin } from "vite";
import { localeOf } from "./shared/protocol/languages.ts";

/** `?messages`, or `?messages-PART`. */
const ASKED = /\?messages(?:-(\w+))?$/;
const PREFIX = "\0messages:";

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
/** What is only refused on those pages. */
const APP_REFUSALS: readonly string[] = [
  ...["CHANNEL_NOT_OFFERED", "MAIL_FAILED", "PUSH_FAILED", "PUSH_SERVICE_UNKNOWN"],
  ...["TOO_MANY_CHANNELS", "WEBHOOK_ADDRESS", "WEBHOOK_UNANSWERED"],
  ...["DEVICE_HAS_OTHERS", "DEVICE_UNKNOWN", "LAST_DEVICE", "LINK_UNKNOWN", "TOO_MANY_DEVICES"],
  ...["PASSKEY_FAILED", "PASSKEY_UNKNOWN", "TOO_MANY_PASSKEYS"],
].map((code) => `refusal.${code}`);
/**
 * What not every page says, by the part it is fetched with (`web/messages/parts.ts`); all the rest is there from the first.
 * `test/check/parts.test.ts` holds that a page says nothing of a part that it does not ask for.
 */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  /** Where tables are opened and sat down at. */
  start: ["open", "pace", "sit", "start"],
  /** Where deals that are over are looked at. */
  replay: ["again", "analysis", "proof", "records", "replay", "share"],
  /** Beside the game, where people wait for each other. */
  beside: ["days", "history", "notes", "plans", "talk", "votes"],
  /** Fetched once everything else is there, or when somebody wants it before. */
  later: ["refusal", "settings"],
  /** Pages for one person alone. */
  own: ["data", "devices", "told"],
};
/** The part that is there from the first. */
export const FIRST = "first";
/** What is said when nothing more can be fetched cannot be fetched then. */
const SAID_WITHOUT_A_NET = "refusal.UNREACHABLE";
/** The folders of those pages. */
export const APP_FOLDERS: readonly string[] = [
  "web/app/",
  "web/days/",
  "web/devices/",
  "web/guide/",
  "web/kit/",
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
    const asked = ASKED.exec(source);
    if (!asked) return null;
    const file = await this.resolve(source.slice(0, asked.index), importer, { skipSelf: true });
    const [, part] = asked;
    return file === null ? null : `${PREFIX}${file.id}${part === undefined ? "" : `.${part}`}.js`;
  },
  async load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const [, path = "", part = FIRST] =
      /^(.*\.json)(?:\.(\w+))?\.js$/.exec(id.slice(PREFIX.length)) ?? [];
    const file = resolve(path);
    this.addWatchFile(file);
    const language = basename(file, ".json");
    const messages = flattenCatalogue(JSON.parse(await readFile(file, "utf8")) as Catalogue);
    if (this.environment.name !== "client") drop(messages, isOfApp);
    else drop(messages, (key) => partOfKey(key) !== part);
    return compileModule(new MessageFormat(localeOf(language)), messages);
  },
});

const areaOf = (key: string): string => key.split(".")[0] ?? "";

const isOfApp = (key: string): boolean =>
  APP_AREAS.includes(areaOf(key)) || APP_REFUSALS.includes(key);

const partOfKey = (key: string): string =>
  key === SAID_WITHOUT_A_NET ? FIRST : partOf(areaOf(key));

/** The part an area of the catalogue comes with. */
export function partOf(area: string): string {
  return Object.keys(PARTS).find((part) => PARTS[part]?.includes(area)) ?? FIRST;
}

function drop(messages: Record<string, string>, isUnwanted: (key: string) => boolean): void {
  for (const key of Object.keys(messages)) if (isUnwanted(key)) delete messages[key];
}
