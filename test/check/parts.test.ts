import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { FIRST, PARTS, partOf } from "../../vite.messages.ts";

// Whatever says something of a part of the messages has to ask for that part: without it the words are missing, silently.

/** What is loaded by itself, and the parts that are there when it speaks. */
const SPEAKERS: Readonly<Record<string, readonly string[]>> = {
  "web/main.ts": [],
  "web/app/start-page.ts": ["start", "later"],
  "web/app/table-page.ts": ["beside", "later"],
  "web/app/sit-down.ts": ["start", "later"],
  "web/app/replay-page.ts": ["replay", "later"],
  "web/app/records-page.ts": ["replay", "later"],
  "web/app/missing-page.ts": [],
  "web/app/renewal.ts": [],
  "web/app/keep-current.ts": [],
  "web/analysis/deal-analysis.ts": ["replay"],
  "web/replay/details.ts": ["replay"],
  "web/reach/told-page.ts": ["own", "later"],
  "web/my-data/data-page.ts": ["own", "later"],
  "web/devices/devices-page.ts": ["own", "later"],
  "web/guide/guide-page.ts": [],
  "web/guide/first-deal/first-deal-page.ts": ["later"],
  "web/days/beside.ts": ["beside"],
  "web/days/menu/table-menu.ts": ["beside", "start", "later"],
  "web/days/menu/webhook-view.ts": ["beside", "own", "later"],
  "web/settings/settings-dialog.ts": ["later"],
  "web/components/not-loaded.ts": [],
  "web/hint/table-hint.ts": [],
  "web/sound/play.ts": [],
  "web/components/index-deck.ts": [],
  "web/table/board-motion.ts": [],
  // Of the embeds, whose catalogue is whole.
  "web/table/acting.ts": [],
  "web/embed/replay-source.ts": Object.keys(PARTS),
};

test.each(Object.entries(SPEAKERS))(
  "%s says nothing of a part that is not there",
  (file, parts) => {
    const strangers: string[] = [];
    for (const [module, source] of modulesFrom(file)) {
      for (const [, area = ""] of source.matchAll(/\bt\(\s*["`](\w+)\./g)) {
        if (![FIRST, ...parts].includes(partOf(area))) strangers.push(`${module} says "${area}.…"`);
      }
    }
    expect(strangers).toEqual([]);
  },
);

test("everything that is loaded by itself is looked at", () => {
  const found = globSync("web/**/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bimport\("(\.[^"]+\.ts)"\)/g)]
      .map(([, path = ""]) => join(dirname(file), path))
      .filter((path) => path.startsWith("web/") && !path.includes("/texts/")),
  );
  expect([...new Set(found)].filter((file) => !(file in SPEAKERS))).toEqual([]);
});

/** A module of ours and all that it loads at once, with their sources. */
function modulesFrom(file: string): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const waiting = [file];
  for (const module of waiting) {
    if (sources.has(module) || !module.startsWith("web/")) continue;
    const source = readFileSync(module, "utf8");
    sources.set(module, source);
    const imports = source.matchAll(
      /^(?:import|export|\}) (?!type )[^;]*?"(\.[^"]+\.ts)";|^import "(\.[^"]+\.ts)";/gm,
    );
    for (const [, from, alone] of imports) waiting.push(join(dirname(module), from ?? alone ?? ""));
  }
  return sources;
}
