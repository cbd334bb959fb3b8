import type { TableRules } from "./rules.ts";

export const DEFAULT_RULES: TableRules = {
  players: 3,
  deals: 12,
  sheet: "simple",
  pace: { kind: "none" },
  bots: true,
  spectators: "link",
  spectatorDelay: 0,
  memory: "all",
  talk: "phrases",
  embedOrigins: [],
};
