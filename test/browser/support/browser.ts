import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";

/** A browser's program and what its environment needs beside the one we run in. */
interface Installation {
  executablePath?: string;
  channel?: string;
  env?: Record<string, string>;
}

/**
 * Starts headless Chromium, with more command-line switches if asked. `FERNSKAT_CHROMIUM` names another program; otherwise the npm package's on Linux x64, otherwise an installed Chrome.
 *
 * None of the package's own arguments are passed on: they switch off web security and site isolation,
 * with which every cross-origin test would pass.
 */
export async function launchBrowser(...switches: string[]): Promise<Browser> {
  const { env, ...program } = await findBrowser();
  return chromium.launch({
    ...program,
    ...(env === undefined ? {} : { env: { ...process.env, ...env } }),
    args: ["--font-render-hinting=none", ...switches],
  });
}

/** Sees to it that the browser's program is there, so that a later launch takes no longer than a launch. */
export async function prepareBrowser(): Promise<void> {
  await findBrowser();
}

async function findBrowser(): Promise<Installation> {
  const named = process.env["FERNSKAT_CHROMIUM"];
  if (named !== undefined) return { executablePath: named };
  if (process.platform === "linux" && process.arch === "x64") return unpackedChromium();
  return { channel: "chrome" };
}

/** Unpacks the package's Chromium beside our node_modules once; racing processes each unpack, the first to finish wins. */
async function unpackedChromium(): Promise<Installation> {
  const { version } = JSON.parse(
    await readFile(resolve("node_modules/@sparticuz/chromium/package.json"), "utf8"),
  ) as { version: string };
  const home = resolve("node_modules/.cache", `chromium-${version}`);
  if (!existsSync(home)) await unpackInto(home);
  return {
    executablePath: join(home, "chromium"),
    env: {
      LD_LIBRARY_PATH: join(home, "al2023", "lib"),
      FONTCONFIG_PATH: join(home, "fonts"),
    },
  };
}

async function unpackInto(home: string): Promise<void> {
  await mkdir(dirname(home), { recursive: true });
  const workshop = await mkdtemp(`${home}-`);
  // In a process of its own, because the package reads its environment when it is imported:
  // the first variable makes it bring its system libraries, the second says where to unpack.
  await promisify(execFile)(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      'const { default: packaged } = await import("@sparticuz/chromium"); await packaged.executablePath();',
    ],
    {
      env: { ...process.env, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x", TMPDIR: workshop },
    },
  );
  await writeFile(join(workshop, "fonts", "fonts.conf"), fontsIn(join(home, "fonts")));
  await rename(workshop, home).catch(async (error: unknown) => {
    await rm(workshop, { recursive: true });
    if (!existsSync(home)) throw error;
  });
}

/** Only the fonts that were unpacked, so that text is as wide on every machine. Without any, text has no size and counts as hidden. */
const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;
