import { html, nothing, type TemplateResult } from "lit";
import { pointsOf } from "../../shared/skat/cards.ts";
import { GAMES, type Game, isSuitGame, nullValue } from "../../shared/skat/games.ts";
import { matadors } from "../../shared/skat/matadors.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { cardFace } from "../components/deck.ts";
import { helpLink } from "../components/help-link.ts";
import { suitSign } from "../components/icons.ts";
import { cardNames, contractName } from "../components/words.ts";
import { anchorFor } from "../guide/paths.ts";
import { t } from "../messages/messages.ts";
import type { Draft } from "./draft.ts";
import {
  announcementOf,
  LEVELS,
  type Prospect,
  prospectOf,
  withGame,
  withLevel,
} from "./prospect.ts";

/** What the panel needs beside the view: the draft, where changes go, and what is on its way. */
export interface DeclarePanel {
  readonly view: SeatView;
  readonly draft: Draft;
  readonly sent: boolean;
  readonly onDraft: (draft: Draft) => void;
  readonly onCommand: (command: SeatCommand) => void;
  /** Leads out of a Null that the bid forbids. */
  readonly onGiveUp: () => void;
  /** Back to the choice between skat and Hand, before anything was sent. */
  readonly onBack: () => void;
}

/** Putting away, choosing a game and its announcements, and what that would be worth. */
export function declarePanel(panel: DeclarePanel): TemplateResult {
  const { view, draft } = panel;
  const bid = view.state.deal?.bid ?? 0;
  const prospect = draft.game === null ? null : prospectOf(view, draft, draft.game);
  return html`<section class="panel declare" aria-label=${t("declare.label")}>
    <h2 class="status" data-mine>${t("declare.turn")}</h2>
    ${draft.hand ? handLine(panel) : discardLine(panel)}
    <div class="games" role="group" aria-label=${t("declare.games")}>
      ${GAMES.map((game) => gameButton(panel, game, bid))}
    </div>
    ${levels(panel)}
    <p class="forecast" aria-live="polite">${prospect ? forecast(panel, prospect, bid) : t("declare.chooseGame")}</p>
    ${prospect?.refusal === "NULL_BELOW_BID" ? wayOut(panel) : announceButton(panel, prospect)}
  </section>`;
}

function handLine({ onBack }: DeclarePanel): TemplateResult {
  return html`<div class="putaway">
    <p>${t("declare.handHelp")}</p>
    <button type="button" class="button quiet" @click=${onBack}>${t("dialog.back")}</button>
  </div>`;
}

function discardLine({ draft }: DeclarePanel): TemplateResult {
  const slots = [0, 1].map((i) => {
    const card = draft.discard[i];
    return html`<span class="slot ${card ? "" : "empty"}">${card ? cardFace(card) : nothing}</span>`;
  });
  return html`<div class="putaway">
    <div class="slots" role="img" aria-label=${cardNames(draft.discard) || nothing} aria-hidden=${draft.discard.length === 0 ? "true" : nothing}>${slots}</div>
    <p aria-live="polite">
      ${
        draft.discard.length < 2
          ? t("declare.putAway", { n: 2 - draft.discard.length })
          : t("declare.points", { n: pointsOf(draft.discard) })
      }
    </p>
    ${helpLink(anchorFor("bid"), t("help.hand"))}
  </div>`;
}

function gameButton(
  { view, draft, onDraft }: DeclarePanel,
  game: Game,
  bid: number,
): TemplateResult {
  const { value, refusal, highest } = prospectOf(
    view,
    game === draft.game ? draft : withGame(draft, game),
    game,
  );
  const short = refusal !== null || highest < bid;
  const name = t("game.name", { game });
  return html`<button
    type="button"
    class="button game"
    aria-pressed=${`${draft.game === game}`}
    @click=${() => onDraft(withGame(draft, game))}
  >
    <span class="sign">${isSuitGame(game) ? html`${suitSign(game)}<span class="unseen">${name}</span>` : name}</span>
    <span class="unseen">${t("declare.valueOfGame")}</span>
    <span class="worth ${short ? "short" : ""}">${value}</span>
  </button>`;
}

function levels({ draft, onDraft }: DeclarePanel): TemplateResult | typeof nothing {
  const { game } = draft;
  const offered = game === "N" ? (["ouvert"] as const) : draft.hand && game !== null ? LEVELS : [];
  if (offered.length === 0) return nothing;
  return html`<div class="levels" role="group" aria-label=${t("declare.levels")}>
    ${offered.map(
      (level) => html`<button
        type="button"
        class="button"
        aria-pressed=${`${draft.level > LEVELS.indexOf(level)}`}
        @click=${() => onDraft(withLevel(draft, level))}
      >
        ${t("declare.level", { level })}
      </button>`,
    )}
  </div>`;
}

/** The value in words, and the private warning when it does not or cannot reach the bid. */
function forecast(panel: DeclarePanel, prospect: Prospect, bid: number): TemplateResult {
  const { view, draft } = panel;
  const { contract, value, highest } = prospect;
  if (!contract) return belowBid(panel, value, bid);
  if (contract.game === "N") return html`${t("declare.worthNull", { value })}`;
  const tops = matadors(view.hand, contract.game);
  const worth = t("declare.worth", {
    tops: Math.abs(tops),
    side: tops > 0 ? "with" : "without",
    value,
  });
  if (highest < bid) {
    return html`${worth} <strong class="minus">${t("declare.outOfReach", { highest, bid })}</strong>`;
  }
  if (value < bid)
    return html`${worth} <strong class="minus">${t("declare.needsLevel", { bid })}</strong>`;
  return html`${worth}${draft.hand ? html` <span class="soft">${t("declare.skatMayChange")}</span>` : nothing}`;
}

function announceButton(panel: DeclarePanel, prospect: Prospect | null): TemplateResult {
  const { draft, sent, onCommand } = panel;
  const { game } = draft;
  const complete = prospect?.contract && game && (draft.hand || draft.discard.length === 2);
  const announce = (): void => {
    if (!complete) return;
    const discard = draft.hand ? {} : { discard: draft.discard };
    onCommand({ ...announcementOf(draft, game), ...discard });
  };
  return html`<button
    type="button"
    class="button primary big announce"
    aria-disabled=${complete ? nothing : "true"}
    aria-busy=${sent ? "true" : nothing}
    @click=${announce}
  >
    ${prospect?.contract ? t("declare.announce", { contract: contractName(prospect.contract) }) : t("declare.announceNone")}
  </button>`;
}

/** A Null the bid forbids is given up as another game, or another game is played (RULES.md 9). */
function wayOut({ onGiveUp }: DeclarePanel): TemplateResult {
  return html`<div class="choices way-out">
    <button type="button" class="button big" @click=${onGiveUp}>${t("declare.giveUp")}</button>
  </div>`;
}

/** Why a Null may not be announced, and what else there is. */
function belowBid({ draft }: DeclarePanel, value: number, bid: number): TemplateResult {
  const ouvert = nullValue(draft.hand, true);
  const helps = draft.level < 3 && ouvert >= bid;
  return html`<strong class="minus">${t("declare.nullBelow", { value, bid })}</strong>
    ${helps ? t("declare.ouvertWouldDo", { value: ouvert }) : t("declare.nullNever")}`;
}
