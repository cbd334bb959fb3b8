import type { Language } from "../../shared/protocol/languages.ts";
import {
  addMessages,
  announceLanguage,
  type Compiled,
  language,
  loadWithLanguages,
} from "./messages.ts";

/** What is not said on every page; which areas of the catalogue each part has, `vite.messages.ts` says. */
export const PARTS = ["start", "replay", "beside", "later", "own"] as const;
export type Part = (typeof PARTS)[number];

type Catalogues = Record<string, () => Promise<Compiled>>;

const CATALOGUES: Readonly<Record<Part, Catalogues>> = {
  start: import.meta.glob<Compiled>("./*.json", { query: "?messages-start", import: "default" }),
  replay: import.meta.glob<Compiled>("./*.json", { query: "?messages-replay", import: "default" }),
  beside: import.meta.glob<Compiled>("./*.json", { query: "?messages-beside", import: "default" }),
  own: import.meta.glob<Compiled>("./*.json", { query: "?messages-own", import: "default" }),
  later: import.meta.glob<Compiled>("./*.json", { query: "?messages-later", import: "default" }),
};

/** The parts asked for so far: they come with every other language that is chosen. */
const wanted = new Set<Part>();
/** What has arrived: a part and its language. */
const known = new Set<string>();

/** Fetches a part in the language that is shown, and from now on with every other; refused when it is not to be had. */
export async function loadPart(part: Part): Promise<void> {
  if (wanted.size === 0) loadWithLanguages(loadWanted);
  wanted.add(part);
  if (await load(part, language())) announceLanguage();
}

async function loadWanted(to: Language): Promise<void> {
  await Promise.all([...wanted].map((part) => load(part, to)));
}

/** Whether it is new. */
async function load(part: Part, to: Language): Promise<boolean> {
  const name = `${part} ${to}`;
  const fetch = CATALOGUES[part][`./${to}.json`];
  if (known.has(name) || !fetch) return false;
  addMessages(to, await fetch());
  known.add(name);
  return true;
}
