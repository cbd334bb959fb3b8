import { expect, test } from "vitest";
import { crash } from "./crash.ts";

const KILLS = 30;

test(`an object that acknowledges before it inserts loses something within ${KILLS} kills`, async () => {
  const planted = { module: "worker/log.ts", replacement: "test/faults/late-log.ts" };
  const crashed = await crash({ kills: KILLS, seed: 2, planted, stopAtLoss: true });
  console.log(`planted: lost within ${crashed.kills} kills: ${crashed.losses[0]}`);
  expect(crashed.losses.length).toBeGreaterThan(0);
}, 900_000);
