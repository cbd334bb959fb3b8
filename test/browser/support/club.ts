import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

// A club's web site: files on another origin, under a strict content security policy.

const FILES = "test/browser/club";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
};

/** What stands in the pages for the facts that only a test knows. */
export interface ClubFacts {
  readonly table: string;
  /** Which of its deals is the deal of the week. */
  readonly deal: number;
  readonly code: string;
  readonly record: string;
}

export interface Club {
  /** e.g. `http://localhost:41234`: another origin than the server's, and another site. */
  readonly origin: string;
  /** Every path that was asked for. */
  readonly asked: readonly string[];
  close(): void;
}

/**
 * Opens the club's site.
 * @param host the origin of the server whose elements its pages show
 * @param older the version it also offers, under `/older/`: the built files with another number in them
 */
export async function openClub(host: string, facts: ClubFacts, older = "0.0.1"): Promise<Club> {
  const asked: string[] = [];
  const site = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://club").pathname;
    asked.push(path);
    try {
      const body = path.startsWith("/older/")
        ? await olderFile(path.slice("/older/".length), older)
        : await page(path === "/" ? "/index.html" : path, host, facts);
      response.writeHead(200, {
        "content-type": TYPES[extname(path) || ".html"] ?? "application/octet-stream",
        "content-security-policy": policyFor(host),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => site.listen(0, "localhost", done));
  const { port } = site.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, asked, close: () => site.close() };
}

/** As strict as it gets: no inline scripts, no inline styles, nothing from anywhere but the club and the table's host. */
function policyFor(host: string): string {
  const socket = host.replace(/^http/, "ws");
  return [
    "default-src 'none'",
    `script-src 'self' ${host}`,
    "style-src 'self'",
    "img-src data:",
    `connect-src 'self' ${host} ${socket}`,
    `frame-src 'self' ${host}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

async function page(path: string, host: string, { table, deal, code, record }: ClubFacts) {
  const text = await readFile(join(FILES, path), "utf8");
  const facts = { host, table, deal: `${deal}`, code, record: escaped(record) };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: keyof typeof facts) => facts[name]);
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

async function olderFile(path: string, version: string): Promise<string> {
  const { version: current } = JSON.parse(await readFile("package.json", "utf8")) as {
    version: string;
  };
  const text = await readFile(join("dist", path), "utf8");
  const dashed = (number: string): string => number.replaceAll(".", "-");
  // In whichever quotes the build has put it.
  return text
    .replaceAll(/(?<=(["'`]))[\d.]+(?=\1)/g, (number) => (number === current ? version : number))
    .replaceAll(`-${dashed(current)}`, `-${dashed(version)}`);
}
