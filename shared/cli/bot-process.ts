import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Player } from "../bots/board.ts";
import type { SeatCommand } from "../table/commands.ts";
import { seatLine } from "./bot-line.ts";

/** A bot running as a program of its own. */
export interface BotProcess {
  readonly player: Player;
  stop(): void;
}

/**
 * Starts a program that reads a view a line and answers with a command a line (`npm run -s bot`). It is asked one thing at
 * a time; if it ends or says something that is not JSON, the question is answered by an error.
 */
export function startBot(commandLine: string): BotProcess {
  const child = spawn(commandLine, { shell: true, stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async player(view) {
      child.stdin.write(`${seatLine(view)}\n`);
      const answer = await lines.next();
      if (answer.done) throw new Error(`the bot "${commandLine}" has ended`);
      return JSON.parse(answer.value) as SeatCommand;
    },
    stop() {
      child.stdin.end();
    },
  };
}
