import type { SeatCommand } from "../../shared/table/commands.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { t } from "../messages/messages.ts";
import { ownSeat } from "./situation.ts";

/** Ways to end a deal before its last card; each is asked about once more before it is sent. */
export type Shortening = Extract<SeatCommand, { type: "claim" | "concede" }>;

/** The claims and concessions open to the viewer during the play. */
export function shorteningsOf(view: SeatView): readonly Shortening[] {
  if (view.state.phase !== "playing") return [];
  return view.legal.filter(
    (command): command is Shortening => command.type === "claim" || command.type === "concede",
  );
}

/** What a button for it says: "Claim the rest with Schneider". */
export function shorteningName(view: SeatView, command: Shortening): string {
  if (command.type === "concede") return t("shorten.concede");
  if (view.state.deal?.contract?.game === "N" && isDeclarer(view)) return t("shorten.claimNull");
  return t("shorten.claim", { level: command.level ?? "none" });
}

/** What it brings about, to be read before it is done. */
export function shorteningEffect(view: SeatView, command: Shortening): string {
  if (command.type === "claim") return t("shorten.claimEffect");
  if (!isDeclarer(view)) return t("shorten.defenderEffect");
  const cards = view.hand.length;
  return cards >= 9 ? t("shorten.declarerEffect") : t("shorten.declarerAsks");
}

function isDeclarer(view: SeatView): boolean {
  return ownSeat(view) !== null && view.state.deal?.declarer === ownSeat(view);
}
