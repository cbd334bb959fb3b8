import { createInterface } from "node:readline";
import { type BotOptions, choose } from "../bots/choose.ts";
import { BOT_LEVELS, type BotLevel } from "../table/rules.ts";
import { readSeatLine } from "./bot-line.ts";

/**
 * `npm run -s bot -- --level L [--seed N]`: a bot as a process. One JSON line `{seat, state, hand, legal}` in, with
 * `skat` and `discard` beside them for a declarer who has seen them; one JSON line out, the command, or `{error}` for a
 * line that asks for nothing it could do. It goes on until its input ends.
 */
const options = readOptions(process.argv.slice(2));

if (options) {
  for await (const line of createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (line.trim() !== "") process.stdout.write(`${JSON.stringify(answer(line, options))}\n`);
  }
} else {
  process.stderr.write(`usage: npm run -s bot -- [--level ${BOT_LEVELS.join("|")}] [--seed N]\n`);
  process.exitCode = 2;
}

function answer(line: string, how: BotOptions): object {
  const read = readSeatLine(line);
  if (!read.ok) return { error: read.refusal };
  try {
    return choose(read.value, how);
  } catch (error) {
    // The line was JSON of the right outline but not a table one can be sitting at.
    const message = error instanceof Error ? error.message : String(error);
    return { error: { code: "BAD_REQUEST", message: `No command for this line: ${message}.` } };
  }
}

function readOptions(args: readonly string[]): BotOptions | null {
  let level: BotLevel = "instant";
  let seed = 0;
  for (let n = 0; n < args.length; n += 2) {
    const value = args[n + 1];
    if (args[n] === "--level" && isLevel(value)) level = value;
    else if (args[n] === "--seed" && Number.isInteger(Number(value))) seed = Number(value);
    else return null;
  }
  return { level, seed };
}

function isLevel(value: string | undefined): value is BotLevel {
  return (BOT_LEVELS as readonly (string | undefined)[]).includes(value);
}
