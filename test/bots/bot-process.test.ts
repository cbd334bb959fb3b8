import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { type Player, packOfBoard, playBoard, tableFor } from "../../shared/bots/board.ts";
import { choose } from "../../shared/bots/choose.ts";
import { addBoard, newTally, summary } from "../../shared/cli/arena-tally.ts";
import { seatLine } from "../../shared/cli/bot-line.ts";
import { startBot } from "../../shared/cli/bot-process.ts";
import { seatInTurn, viewFor } from "./support.ts";

const COMMAND = `"${process.execPath}" shared/cli/bot.ts --level instant --seed 1`;

async function answers(lines: readonly string[]): Promise<string[]> {
  const child = spawn(COMMAND, { shell: true, stdio: ["pipe", "pipe", "inherit"] });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  child.stdin.end(`${lines.join("\n")}\n`);
  const code = await new Promise((done) => child.on("close", done));
  expect(code).toBe(0);
  return said.trim().split("\n");
}

describe("the bot as a process", () => {
  it("answers every line and dies of none", { timeout: 300_000 }, async () => {
    const state = tableFor(packOfBoard(1, 1), 0, 3);
    const seat = seatInTurn(state) ?? 0;
    const good = seatLine(viewFor(state, seat));
    const bare = JSON.stringify({ ...JSON.parse(good), skat: undefined, discard: undefined });
    const idle = seatLine(viewFor(state, seat === 0 ? 1 : 0));
    const bad = [
      "no JSON",
      "null",
      "[]",
      "{}",
      '{"seat":7}',
      good.replace('"phase":"bidding"', '"phase":"playing"'),
      good.replace('"phase":"bidding"', '"phase":"dancing"'),
      JSON.stringify({
        seat: 0,
        state: { phase: "playing", deal: { contract: { game: "X" } } },
        hand: [],
        legal: [],
      }),
      JSON.stringify({ seat: 0, state: { phase: "bidding" }, hand: ["ZZ"], legal: [] }),
      idle,
    ];
    const said = await answers([...bad, good, bare]);
    expect(said).toHaveLength(bad.length + 2);
    const last = choose(viewFor(state, seat), { level: "instant", seed: 1 });
    expect(JSON.parse(said.at(-1) ?? "")).toEqual(last);
    expect(JSON.parse(said.at(-2) ?? "")).toEqual(last);
    for (const line of said) expect(typeof JSON.parse(line)).toBe("object");
    expect(JSON.parse(said[0] ?? "")).toMatchObject({ error: { code: "BAD_REQUEST" } });
    expect(JSON.parse(said[bad.length - 1] ?? "")).toMatchObject({
      error: { code: "BAD_REQUEST" },
    });
  });

  it("plays like the bot in the program: they differ by exactly 0", {
    timeout: 300_000,
  }, async () => {
    const own: Player = (view) => choose(view, { level: "instant", seed: 1 });
    const outside = startBot(COMMAND);
    const tally = newTally();
    for (let board = 0; board < 4; board++) {
      const played: Parameters<typeof addBoard>[1][number][] = [];
      for (const kinds of ["AAB", "ABA", "BAA", "ABB", "BAB", "BBA"]) {
        const seating = [...kinds] as ["A" | "B", "A" | "B", "A" | "B"];
        const seats = seating.map((kind) => (kind === "A" ? own : outside.player));
        played.push({ seating, result: await playBoard(packOfBoard(1, board), 0, seats) });
      }
      addBoard(tally, played);
    }
    outside.stop();
    expect(tally.differences).toEqual([0, 0, 0, 0]);
    expect(tally.kinds.A.refusals + tally.kinds.B.refusals).toBe(0);
    expect(summary(tally, { A: "a", B: "b" }).at(-1)).toContain("a minus b: +0.00");
  });
});
