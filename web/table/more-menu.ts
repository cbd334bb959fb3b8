import { html, nothing, type TemplateResult } from "lit";
import { PHRASES, type Phrase } from "../../shared/protocol/phrases.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { closeDialog, modal } from "../components/dialog.ts";
import { t } from "../messages/messages.ts";
import { wordOf } from "./plate.ts";
import { type Shortening, shorteningName, shorteningsOf } from "./shortening.ts";
import { nameOf, ownSeat } from "./situation.ts";

export interface MoreMenu {
  readonly onClose: () => void;
  readonly onSay: (phrase: Phrase) => void;
  readonly onSort: (() => void) | null;
  readonly onShorten: (command: Shortening) => void;
  readonly onGiveUp: () => void;
}

/**
 * What is not needed at every turn: ready-made phrases, shortening the deal, what was said in the auction, the settings.
 * @param view null leaves the settings alone
 */
export function moreMenu(view: SeatView | null, menu: MoreMenu): TemplateResult {
  return modal(
    t("tools.more"),
    html`${view?.state.deal ? html`${phrases(view, menu)}${shortenings(view, menu)}${auctionSoFar(view)}${sortAgain(menu)}` : nothing}<slot name="settings"></slot>`,
    menu.onClose,
  );
}

function phrases(view: SeatView, { onSay }: MoreMenu): TemplateResult | typeof nothing {
  if (ownSeat(view) === null) return nothing;
  return html`<h3 class="label">${t("more.say")}</h3>
    <div class="row">
      ${PHRASES.map(
        (phrase) => html`<button
          type="button"
          class="button"
          @click=${(event: Event) => {
            closeDialog(event);
            onSay(phrase);
          }}
        >
          ${t(`phrase.${phrase}`)}
        </button>`,
      )}
    </div>`;
}

function shortenings(
  view: SeatView,
  { onShorten, onGiveUp }: MoreMenu,
): TemplateResult | typeof nothing {
  const beforeContract = view.legal.some((command) => command.type === "concede" && command.game);
  const commands = shorteningsOf(view);
  if (!beforeContract && commands.length === 0) return nothing;
  return html`<h3 class="label">${t("more.shorten")}</h3>
    <div class="row">
      ${
        beforeContract
          ? html`<button type="button" class="button" @click=${onGiveUp}>${t("declare.giveUp")}</button>`
          : nothing
      }
      ${commands.map(
        (command) => html`<button type="button" class="button" @click=${() => onShorten(command)}>
          ${shorteningName(view, command)}
        </button>`,
      )}
    </div>`;
}

function auctionSoFar(view: SeatView): TemplateResult | typeof nothing {
  const said = view.state.deal?.auction ?? [];
  if (said.length === 0) return nothing;
  return html`<h3 class="label">${t("auction.soFar")}</h3>
    <ol class="said">
      ${said.map((each) => html`<li>${nameOf(view, each.seat)}: <b>${wordOf(each)}</b></li>`)}
    </ol>`;
}

function sortAgain({ onSort }: MoreMenu): TemplateResult | typeof nothing {
  if (!onSort) return nothing;
  const sort = (event: Event): void => {
    closeDialog(event);
    onSort();
  };
  return html`<div class="row">
    <button type="button" class="button" @click=${sort}>${t("more.sort")}</button>
  </div>`;
}
