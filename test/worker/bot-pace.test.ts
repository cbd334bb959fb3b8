import { expect, test } from "vitest";
import { look, nextCommand, seatEverybody, send } from "./support/table.ts";
import { eventsOf, evict, pass, ring, withClock } from "./support/time.ts";

withClock();

const seats = [
  { kind: "human" },
  { kind: "bot", level: "instant" },
  { kind: "bot", level: "instant" },
];

/** A table alone with two bots. */
async function alone(botPace?: string) {
  const { table, tokens } = await seatEverybody({
    seats,
    rules: { deals: 1, ...(botPace && { botPace }) },
  });
  const token = tokens[0] ?? "";
  return { table, token };
}

const turn = async ({ table, token }: { table: string; token: string }) =>
  (await look(table, token)).state.deal?.toAct[0];
const seqAt = async (table: string) => (await eventsOf(table)).length;

/** Acts for the person until a bot is to act, then answers how many events there are. */
async function untilBot(at: { table: string; token: string }): Promise<number> {
  for (let n = 0; n < 10; n++) {
    if ((await turn(at)) !== 0) return seqAt(at.table);
    const { status } = await send(at.table, at.token, nextCommand(await look(at.table, at.token)));
    expect(status).toBe(200);
  }
  throw new Error("no bot ever had to act");
}

test("at a brisk table a bot acts half a second after the last event: once, and not before", async () => {
  const at = await alone("brisk");
  await look(at.table, at.token);
  const before = await untilBot(at);
  // Woken too early, asked by somebody, or lost meanwhile: nothing happens yet.
  pass(499);
  await ring(at.table);
  await look(at.table, at.token);
  expect(await seqAt(at.table)).toBe(before);
  await evict(at.table);
  pass(1);
  await ring(at.table);
  await expect.poll(() => seqAt(at.table)).toBe(before + 1);
  expect((await look(at.table)).state.rules.botPace).toBe("brisk");
});

test("bots go on by themselves, each in its time, until the deal is over", async () => {
  const at = await alone("person");
  await look(at.table, at.token);
  for (let n = 0; n < 300; n++) {
    const { state } = await look(at.table, at.token);
    if (state.phase === "finished") break;
    if (state.deal?.toAct[0] === 0) {
      await send(at.table, at.token, nextCommand(await look(at.table, at.token)));
      continue;
    }
    const before = await seqAt(at.table);
    pass(5_000);
    await ring(at.table);
    await expect.poll(() => seqAt(at.table)).toBeGreaterThan(before);
  }
  expect((await look(at.table, at.token)).state.phase).toBe("finished");
});

test("where nothing was chosen bots act at once", async () => {
  const at = await alone();
  await look(at.table, at.token);
  await expect.poll(() => turn(at)).toBe(0);
});

test("a pace there is not is refused", async () => {
  await expect(alone("slow")).rejects.toThrow(/BAD_REQUEST/);
});
