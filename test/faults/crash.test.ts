import { expect, test } from "vitest";
import { crash } from "./crash.ts";

const KILLS = 30;

test(`${KILLS} kills lose nothing that was acknowledged, double nothing, and the series is finished`, async () => {
  const crashed = await crash({ kills: KILLS, seed: 1 });
  console.log(
    `crash: ${crashed.kills} kills, ${crashed.acknowledged} acknowledged commands, ${crashed.series} series`,
  );
  expect(crashed.losses).toEqual([]);
  expect(crashed.kills).toBe(KILLS);
  // Enough was under way for a loss to show.
  expect(crashed.acknowledged).toBeGreaterThan(10 * KILLS);
}, 900_000);
