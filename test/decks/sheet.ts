import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PACK } from "../../shared/skat/cards.ts";
import { DECKS } from "../../web/decks/deck.ts";
import { sprite } from "../../web/decks/sprite.ts";
import { DECK_STYLES } from "../../web/decks/styles.ts";

// Writes a contact sheet of each deck for looking at: `node test/decks/sheet.ts [FOLDER]` prints where the pages are.
const folder = process.argv[2] ?? join(tmpdir(), "fernskat-decks");
mkdirSync(folder, { recursive: true });

const card = (id: string): string => `<svg viewBox="0 0 590 910"><use href="#${id}"/></svg>`;
const cards = [...PACK, "back"].map(card).join("");

const VARIANTS = [
  "light w200",
  "light w80",
  "light w44",
  "light w80 skat-large",
  "light w80 skat-four-colours skat-german-letters skat-all-corners",
  "dark w80",
];

for (const deck of DECKS) {
  const sections = VARIANTS.map((name) => `<section class="${name}">${cards}</section>`);
  writeFileSync(
    join(folder, `${deck}.html`),
    `<!doctype html><meta charset="utf-8"><title>${deck}</title><style>${DECK_STYLES}
body{margin:0;font:14px sans-serif}
.sprite{position:absolute;width:0;height:0}
section{display:flex;flex-wrap:wrap;gap:6px;padding:10px;background:#E9E2D3;color:#7A2E2A}
section svg{display:block}
.w200 svg{width:200px}.w80 svg{width:80px}.w44 svg{width:44px}
.dark{background:#1D2420;--skat-paper:#EDE6D6;color:#8C4A3C}
</style><div class="sprite">${sprite(deck)}</div>${sections.join("")}`,
  );
}
console.log(folder);
