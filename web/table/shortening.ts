import { html, nothing, type TemplateResult } from "lit";
import type { Card } from "../../shared/skat/cards.ts";
import type { PointGame } from "../../shared/skat/games.ts";
import { impossibleNull } from "../../shared/skat/value.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { t } from "../messages/messages.ts";
import { nameOf, ownSeat } from "./situation.ts";

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

/** The games a deal may be given up as before it is declared, cheapest first (RULES.md 9). */
export function surrenders(
  view: SeatView,
  hand: boolean,
): readonly { readonly game: PointGame; readonly score: number }[] {
  const bid = view.state.deal?.bid ?? 0;
  const games: readonly PointGame[] = ["D", "H", "S", "C", "G"];
  const cards: readonly Card[] = view.hand;
  return games
    .map((game) => ({ game, score: impossibleNull(cards, bid, hand, game).score }))
    .sort((a, b) => b.score - a.score);
}

/** Answering somebody's claim or concession. */
export function offerPanel(
  view: SeatView,
  sent: boolean,
  onAnswer: (accept: boolean) => void,
): TemplateResult | typeof nothing {
  const offer = view.state.deal?.offer;
  if (!offer) return nothing;
  const name = nameOf(view, offer.by);
  const help =
    offer.kind === "concession"
      ? t("offer.concessionHelp")
      : t("offer.claimHelp", { name, level: offer.level ?? "none" });
  return html`<p class="help">${help}</p>
    <div class="choices two answer">
      <button type="button" class="button primary big" aria-busy=${sent ? "true" : nothing} @click=${() => onAnswer(true)}>
        ${t("offer.accept")}
      </button>
      <button type="button" class="button big" @click=${() => onAnswer(false)}>${t("offer.playOn")}</button>
    </div>`;
}
