import { type Player, packOfBoard, playBoard } from "../bots/board.ts";
import { choose } from "../bots/choose.ts";
import type { Seat } from "../skat/seats.ts";
import { BOT_LEVELS, type BotLevel } from "../table/rules.ts";
import { addBoard, type Kind, newTally, type Seating, summary } from "./arena-tally.ts";
import { type BotProcess, startBot } from "./bot-process.ts";

/**
 * `npm run -s arena -- --boards N [--seed S] A B`: two kinds of bots against each other on duplicate boards. Each board is
 * played in all six mixed seatings of A and B at a table of three, on the same cards and with the same dealer, and scored
 * by Seeger-Fabian. A and B are levels, or the command line of a program that speaks the protocol of `npm run -s bot`.
 * Two equal levels differ by exactly 0.
 */
const SEATINGS: readonly Seating[] = ["AAB", "ABA", "BAA", "ABB", "BAB", "BBA"].map(
  (kinds) => [...kinds] as unknown as Seating,
);

const asked = readArguments(process.argv.slice(2));
if (asked) await run(asked);
else {
  process.stderr.write("usage: npm run -s arena -- --boards N [--seed S] A B\n");
  process.exitCode = 2;
}

interface Asked {
  readonly boards: number;
  readonly seed: number;
  readonly kinds: Readonly<Record<Kind, string>>;
}

async function run({ boards, seed, kinds }: Asked): Promise<void> {
  const processes: BotProcess[] = [];
  const playerOf = (what: string): Player => {
    if (isLevel(what)) return (view) => choose(view, { level: what, seed });
    const started = startBot(what);
    processes.push(started);
    return started.player;
  };
  const players: Record<Kind, Player> = { A: playerOf(kinds.A), B: playerOf(kinds.B) };
  // Seats are alike to two equal levels, so one seating tells the other five.
  const isSame = kinds.A === kinds.B && isLevel(kinds.A);
  const tally = newTally();
  for (let board = 0; board < boards; board++) {
    const pack = packOfBoard(seed, board);
    const dealer = (board % 3) as Seat;
    const seats = (seating: Seating): Player[] => seating.map((kind) => players[kind]);
    const first = isSame ? await playBoard(pack, dealer, seats(["A", "A", "B"])) : null;
    const played: Parameters<typeof addBoard>[1][number][] = [];
    for (const seating of SEATINGS) {
      played.push({ seating, result: first ?? (await playBoard(pack, dealer, seats(seating))) });
    }
    addBoard(tally, played);
  }
  for (const line of summary(tally, kinds)) process.stdout.write(`${line}\n`);
  for (const one of processes) one.stop();
}

function readArguments(args: readonly string[]): Asked | null {
  let [boards, seed] = [0, 1];
  const kinds: string[] = [];
  for (let n = 0; n < args.length; n++) {
    const arg = args[n] as string;
    if (arg === "--boards") boards = Number(args[++n]);
    else if (arg === "--seed") seed = Number(args[++n]);
    else kinds.push(arg);
  }
  const [A, B] = kinds;
  if (!A || !B || kinds.length > 2) return null;
  if (!Number.isInteger(boards) || boards < 1 || !Number.isInteger(seed)) return null;
  return { boards, seed, kinds: { A, B } };
}

function isLevel(what: string): what is BotLevel {
  return (BOT_LEVELS as readonly string[]).includes(what);
}
