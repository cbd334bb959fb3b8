import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { LANGUAGES } from "./shared/protocol/languages.ts";

/**
 * Pages of the app that plain files have to answer: `/records`, `/told`, `/my-data`, `/devices`, and `/r/#CODE`, which needs no server at all; what stands
 * behind the `#` is for the app to read. The worker makes its pages from those under `/t/` and `/r/`. Each is the shell,
 * and says besides which scripts its page needs, so that nobody waits for one to ask for the next.
 */
const PAGES: readonly AppPage[] = [
  { file: "records.html", startsWith: "/web/app/records-page.ts" },
  { file: "my-data.html", startsWith: "/web/my-data/data-page.ts" },
  { file: "devices.html", startsWith: "/web/devices/devices-page.ts" },
  { file: "told.html", startsWith: "/web/reach/told-page.ts" },
  { file: "r/index.html", startsWith: "/web/app/replay-page.ts", words: ["", ".replay"] },
  { file: "t/index.html", startsWith: "/web/app/table-page.ts", words: [""] },
];

/** A page, and the parts of the messages that it says: named in each language only where the worker strikes out the others. */
interface AppPage {
  readonly file: string;
  readonly startsWith: string;
  readonly words?: readonly string[];
}

export const appPages = (): Plugin => ({
  name: "fernskat:pages",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) throw new Error("The pages need a folder to be written to.");
    const shell = await readFile(resolve(dir, "index.html"), "utf8");
    for (const { file, startsWith, words = [] } of PAGES) {
      const path = resolve(dir, file);
      await mkdir(dirname(path), { recursive: true });
      const scripts = scriptsOf(bundle, startsWith);
      await writeFile(path, preloading(shell, scripts, wordsOf(bundle, words)));
    }
  },
});

/** The chunk of a module of ours and all that it imports at once. */
function scriptsOf(bundle: Rolldown.OutputBundle, module: string): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!first) throw new Error(`There is no chunk of ${module}.`);
  const scripts = new Set([first.fileName]);
  // What is added on the way is walked through as well.
  for (const script of scripts) {
    const chunk = bundle[script];
    if (chunk?.type === "chunk") for (const imported of chunk.imports) scripts.add(imported);
  }
  return scripts;
}

/** The files of the messages in every language, as links that nobody follows before the worker has chosen. */
function wordsOf(bundle: Rolldown.OutputBundle, parts: readonly string[]): string {
  return LANGUAGES.flatMap((language) =>
    parts.map((part) => {
      const [file = ""] = scriptsOf(bundle, `/web/messages/${language}.json${part}.js`);
      return `    <link rel="messages" hreflang="${language}" href="/${file}" crossorigin>\n`;
    }),
  ).join("");
}

function preloading(shell: string, scripts: ReadonlySet<string>, words: string): string {
  const links = [...scripts]
    .filter((script) => !shell.includes(`"/${script}"`))
    .map((script) => `    <link rel="modulepreload" crossorigin href="/${script}">\n`);
  if (!shell.includes("  </head>")) throw new Error("The shell has no head.");
  return shell.replace("  </head>", `${links.join("")}${words}  </head>`);
}
