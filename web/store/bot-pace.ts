import { BOT_PACES, type BotPace } from "../../shared/table/bot-pace.ts";
import { readStored, writeStored } from "./stored.ts";

const STORED_AS = "fernskat.bot-pace";

/** How fast bots act at tables opened here: as chosen last, else so that one can follow. */
export function rememberedBotPace(): BotPace {
  const stored = readStored(STORED_AS);
  return BOT_PACES.find((pace) => pace === stored) ?? "brisk";
}

export function rememberBotPace(pace: BotPace): void {
  writeStored(STORED_AS, pace);
}
