import { availableParallelism } from "node:os";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./vitest.sequencer.ts";

const files = (...levels: string[]) => levels.map((level) => `test/${level}/**/*.test.ts`);

/** Waits end when what they wait for is there. These are for a machine that is busy with other things; the defaults are not. */
const PATIENT = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

// What drives servers and browsers waits in real time: by itself, few files at once. They mostly wait, as people do.
const inRealTime = {
  maxWorkers: 3,
  ...PATIENT,
  sequence: { groupOrder: 2 },
} as const;

/** One project a level: `npx vitest run --project NAME`. */
export default defineConfig({
  test: {
    // Vitest leaves one processor to itself; of two that is half of them, and it does next to nothing meanwhile.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "rules",
          include: files(
            ...[
              "rules",
              "table",
              "protocol",
              "solver",
              "bots",
              "analysis",
              "check",
              "decks",
              "guide",
            ],
            "notify",
            "looks",
          ),
          ...PATIENT,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: { bindings: inject("notifyVars") },
          })),
        ],
        test: {
          name: "worker",
          globalSetup: "test/notify/support/receiver-setup.ts",
          include: files("worker"),
          ...PATIENT,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "browser",
          include: files("browser"),
          globalSetup: "test/browser/support/shared-server.ts",
          ...inRealTime,
        },
      },
      { test: { name: "faults", include: files("faults"), ...inRealTime } },
    ],
  },
});
