import type { Hint, HintReason } from "../../shared/bots/hint.ts";
import { isGame } from "../../shared/skat/games.ts";
import { assertNever } from "../../shared/skat/refusal.ts";
import type { DeclareCommand, SeatCommand } from "../../shared/table/commands.ts";
import { percent } from "../components/percent.ts";
import { cardName, cardNames, contractName } from "../components/words.ts";
import { t } from "../messages/messages.ts";

/** What to do and why, in a sentence each. */
export function hintWords({ command, reason }: Hint): string {
  const why = reason ? reasonWords(reason) : "";
  return `${commandWords(command)} ${why}`.trim();
}

function commandWords(command: SeatCommand): string {
  switch (command.type) {
    case "bid":
      return t("hint.bid", { value: command.value });
    case "hold":
      return t("hint.hold");
    case "pass":
      return t("hint.pass");
    case "take-skat":
      return t("hint.takeSkat");
    case "declare":
      return declaration(command);
    case "play":
      return t("hint.play", { card: cardName(command.card) });
    case "claim":
      return t("hint.claim");
    case "concede":
      return t("hint.giveUp");
    case "answer":
      return t("hint.answer", { accept: command.accept ? "yes" : "no" });
    default:
      return "";
  }
}

function declaration(command: DeclareCommand): string {
  const { hand = false, schneider = false, schwarz = false, ouvert = false, discard } = command;
  if (!isGame(command.game)) return "";
  const game = contractName({ game: command.game, hand, schneider, schwarz, ouvert });
  return discard?.length
    ? t("hint.declareAway", { cards: cardNames(discard), game })
    : t("hint.declare", { game });
}

function reasonWords(reason: HintReason): string {
  switch (reason.kind) {
    case "only":
      return t("hint.only");
    case "worlds": {
      const { worlds, isComplete } = reason;
      return t("hint.worlds", {
        ...{ share: percent(reason.share), worlds },
        all: isComplete ? "yes" : "no",
      });
    }
    case "limit":
      return t("hint.limit", { limit: reason.limit });
    case "chance":
      return t("hint.chance", { chance: percent(reason.chance) });
    default:
      return assertNever(reason);
  }
}
