import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { GUIDE_PAGES, GUIDE_PATHS, type GuidePage } from "./web/guide/paths.ts";
import { firstDeal } from "./web/guide/texts/en/first-deal.ts";
import { habits } from "./web/guide/texts/en/habits.ts";
import { learn } from "./web/guide/texts/en/learn.ts";
import { lookUp } from "./web/guide/texts/en/look-up.ts";

const TITLES: Readonly<Record<GuidePage, { readonly title: string; readonly about: string }>> = {
  learn: { title: learn.title, about: learn.lead },
  "look-up": { title: lookUp.title, about: "The rules of Skat, one question at a time." },
  habits: { title: habits.title, about: habits.lead },
  "first-deal": {
    title: firstDeal.title,
    about: "A scripted deal of Skat, explained step by step.",
  },
};

/**
 * Writes the shell of the app once more for every page of the guide, with its own title and description: the
 * asset server answers `/rules` with `rules.html`, and who reads no scripts learns at least what the page is about.
 */
export const guidePages = (): Plugin => ({
  name: "fernskat:guide",
  apply: "build",
  async writeBundle({ dir }) {
    if (dir === undefined) throw new Error("The guide's pages need a folder to be written to.");
    const shell = await readFile(resolve(dir, "index.html"), "utf8");
    for (const page of GUIDE_PAGES) {
      const file = resolve(dir, `${GUIDE_PATHS[page].slice(1)}.html`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, pageFrom(shell, page));
    }
  },
});

function pageFrom(shell: string, page: GuidePage): string {
  const { title, about } = TITLES[page];
  const heads = [
    `<title>${title} · Fernskat</title>`,
    `<meta name="description" content="${about}" />`,
  ];
  // Nothing quietly left out when the shell changes.
  if (!/<title>[^<]*<\/title>/.test(shell)) throw new Error("The shell has no title.");
  return shell
    .replace(/\s*<meta name="description"[^>]*>/, "")
    .replace(/<title>[^<]*<\/title>/, heads.join("\n    "));
}
