import { createServer } from "node:net";
import lighthouse from "lighthouse";
import { launchBrowser } from "../browser/support/browser.ts";
import { openByProgram } from "../browser/support/by-program.ts";
import { playedTable } from "../browser/support/played-table.ts";
import { startServer } from "../browser/support/server.ts";

// `npm run lighthouse`: what Lighthouse (mobile, simulated throttling) makes of the built app. Everything but performance, which
// depends on the machine, is the same each time; exits 1 when a score is below what is asked for.

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const LEAST = 95;

/** A page, and whether search engines are meant to find it. */
interface Page {
  readonly name: string;
  readonly path: string;
  readonly found: boolean;
}

const [server, port] = await Promise.all([startServer(), freePort()]);
const browser = await launchBrowser(`--remote-debugging-port=${port}`);
let isBelow = false;
try {
  const { table } = await playedTable(server.url, ["Anna", "Ben", "Carla"], 1);
  const open = await openByProgram(server.url, { deals: 1 });
  const pages: readonly Page[] = [
    { name: "start", path: "/", found: true },
    { name: "rules", path: "/rules", found: true },
    { name: "table", path: `/t/${open.table}`, found: false },
    { name: "replay", path: `/r/${table}/1`, found: false },
  ];
  const only = process.argv.slice(2);
  for (const page of pages) if (only.length === 0 || only.includes(page.name)) await look(page);
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = isBelow ? 1 : 0;

async function look({ name, path, found }: Page): Promise<void> {
  const result = await lighthouse(server.url + path, {
    port,
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${path}.`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((id) => {
    const score = Math.round((categories[id]?.score ?? 0) * 100);
    if (score < LEAST && (id !== "seo" || found)) isBelow = true;
    return `${id} ${score}`;
  });
  console.log(`${name}: ${scores.join(", ")}`);
  for (const id of CATEGORIES) {
    for (const { id: audit, weight } of categories[id]?.auditRefs ?? []) {
      const { score = null, title = "", displayValue = "" } = audits[audit] ?? {};
      if (weight > 0 && score !== null && score < 0.9) {
        console.log(`  ${id}: ${title} ${displayValue} (${Math.round(score * 100)})`);
      }
    }
  }
}

/** A port nobody listens on at this moment. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === "string") throw new Error("No port to be had.");
  return address.port;
}
