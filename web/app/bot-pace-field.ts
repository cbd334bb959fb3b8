import type { TemplateResult } from "lit";
import { BOT_PACES } from "../../shared/table/bot-pace.ts";
import { t } from "../messages/messages.ts";
import { rememberBotPace, rememberedBotPace } from "../store/bot-pace.ts";
import { choice } from "./form-fields.ts";

/** How fast bots act at tables opened here: chosen once, remembered for the next. */
export function botPaceField(): TemplateResult {
  return choice(
    t("open.botPace"),
    BOT_PACES,
    rememberedBotPace(),
    (pace) => t("open.botPaceOf", { pace }),
    rememberBotPace,
  );
}
