import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** The built app on the local workerd. */
export interface LocalServer {
  /** e.g. `http://127.0.0.1:41234`, without a slash at the end. */
  url: string;
  port: number;
  /** The folder that holds the Durable Objects' SQLite files. */
  persistTo: string;
  /** A file of all that the server prints; it goes at `stop`. */
  log: string;
  /** `SIGKILL` to the whole process tree, as a power cut would; `persistTo` stays. */
  kill(): Promise<void>;
  /** Ends the server, also after a kill, and removes what it made; a `persistTo` given by the caller stays. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** A folder to start from, kept at `stop`; default a fresh one, removed at `stop`. Give one to restart after `kill`. */
  persistTo?: string;
  /** Default a free port. */
  port?: number;
  /** Another program for node that takes wrangler's switches; default wrangler. */
  program?: string;
  /** Another configuration, for such a program; default wrangler.toml. */
  config?: string;
  /** Another file that is the worker, with the same configuration. */
  main?: string;
  /** Variables beside those of the configuration. */
  vars?: Readonly<Record<string, string>>;
  /** Address to listen on; default 127.0.0.1. */
  ip?: string;
}

const READY_WITHIN_MS = 120_000;
const ENDED_WITHIN_MS = 5_000;

const WRANGLER = [
  resolve("node_modules/wrangler/bin/wrangler.js"),
  ...["dev", "--local", "--show-interactive-dev-session=false", "--inspector-port", "0"],
];

/** Starts `wrangler dev` on the built app and waits until it answers. Rejects with the server's output if it does not. */
export async function startServer(options: ServerOptions = {}): Promise<LocalServer> {
  if (!existsSync("dist/index.html"))
    throw new Error("Nothing is built: run `npm run build` first.");
  const scratch = await mkdtemp(join(tmpdir(), "fernskat-scratch-"));
  const persistTo = options.persistTo ?? (await mkdtemp(join(tmpdir(), "fernskat-state-")));
  const port = options.port ?? (await freePort());
  const ip = options.ip ?? "127.0.0.1";
  const child = spawnProgram(scratch, [
    ...(options.program === undefined ? WRANGLER : [options.program]),
    ...(options.main === undefined ? [] : [options.main]),
    ...["--port", `${port}`, "--ip", ip],
    ...["--persist-to", persistTo],
    ...["--config", options.config ?? "wrangler.toml"],
    ...Object.entries(options.vars ?? {}).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
  ]);
  // The runner may leave without asking us to stop; the tree, in its own group, would live on.
  const orphaned = () => signalTree(child, "SIGKILL");
  process.once("exit", orphaned);
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    await endTree(child, signal, port);
    process.off("exit", orphaned);
    await rm(scratch, { recursive: true, force: true });
  };
  const kill = () => end("SIGKILL");
  const stop = async () => {
    await end("SIGTERM");
    if (options.persistTo === undefined) await rm(persistTo, { recursive: true, force: true });
  };
  const url = `http://${ip}:${port}`;
  const log = join(scratch, "output.txt");
  const output = listenTo(child, log);
  try {
    await answering(child, url, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, port, persistTo, log, kill, stop };
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

/** In a process group of its own, so that the program and every workerd below it end together. */
function spawnProgram(scratch: string, args: string[]): ChildProcess {
  return spawn(process.execPath, ["--env-file=wrangler.env", ...args], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    // What a killed server leaves lying about goes with this folder.
    env: { ...process.env, TMPDIR: scratch },
  });
}

/** Keeps what the server prints, and answers the last of it, which is enough to explain a failure. */
function listenTo(child: ChildProcess, log: string): () => string {
  let output = "";
  const listen = (data: Buffer) => {
    output = (output + data.toString()).slice(-10_000);
    // What comes after the end is nobody's to read.
    if (existsSync(dirname(log))) appendFileSync(log, data);
  };
  child.stdout?.on("data", listen);
  child.stderr?.on("data", listen);
  return () => output;
}

async function answering(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (child.exitCode === null && Date.now() < giveUpAt) {
    const response = await fetch(`${url}/api/health`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`The server did not answer at ${url}:\n${output()}`);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function signalTree(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): void {
  if (child.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, signal);
}

/** The port is free again when this is over, whoever of the tree held it. */
async function endTree(child: ChildProcess, signal: "SIGTERM" | "SIGKILL", port: number) {
  if (child.pid === undefined || hasEnded(child)) return;
  const ended = new Promise((done) => child.once("exit", done));
  signalTree(child, signal);
  await Promise.race([ended, pause(ENDED_WITHIN_MS)]);
  signalTree(child, "SIGKILL");
  await ended;
  const giveUpAt = Date.now() + ENDED_WITHIN_MS;
  while (!(await isFree(port)) && Date.now() < giveUpAt) await pause(20);
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((answer) => {
    probe.once("error", () => answer(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => answer(true)));
  });
}
