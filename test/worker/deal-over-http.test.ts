import { expect, test } from "vitest";
import { ask, look, playUntil, seatEverybody } from "./support/table.ts";

test("three people play a deal over HTTP with nothing but their tokens", async () => {
  const seated = await seatEverybody({ name: "Anna", rules: { deals: 1 } });
  const { table, tokens } = seated;
  await playUntil(seated, ({ state }) => state.phase === "finished");
  const end = await look(table, tokens[0]);
  expect(end.state.sheet.rows).toHaveLength(1);
  const deal = await ask<{ events: unknown[]; result: { entries: number[] } }>(
    "GET",
    `/api/tables/${table}/deals/1`,
  );
  expect(deal.status).toBe(200);
  expect(deal.body.result.entries).toEqual(end.state.sheet.totals);
});
