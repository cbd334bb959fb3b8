import { html, nothing, type TemplateResult } from "lit";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { placard } from "../components/placard.ts";
import { t } from "../messages/messages.ts";
import { loadPart } from "../messages/parts.ts";
import { refusalText } from "../messages/refusals.ts";
import { UNREACHABLE } from "../store/api.ts";
import type { TableSnapshot } from "../store/table-snapshot.ts";
import "./page-header.ts";
import { toStart } from "./ways-on.ts";

// What a table's page shows when there is no table to be shown, or something is wrong with it.

/** The line that every page but the card table itself has over it. */
export function withHeader(content: TemplateResult): TemplateResult {
  return html`<page-header></page-header>${content}`;
}

/** The table is on its way, or waits for a net. */
export function loading({ connection }: TableSnapshot): TemplateResult {
  return connection === "offline"
    ? placard("failed", t("app.offlineTitle"), t("tablePage.offline"), toStart(""))
    : placard("waiting", t("connection.title"), t("tablePage.loading"));
}

/** An invitation to this table, and what is done with it. */
export interface Offer {
  readonly table: string;
  readonly invite: string;
  readonly onSeated: () => void;
  readonly onWatch: () => void;
  readonly onFailed: (refusal: Refusal) => void;
}

/** A chair for whoever followed a link to it. Its form comes now: most who come here sit already, or watch. */
export function chairOffered(snapshot: TableSnapshot, offer: Offer): TemplateResult {
  Promise.all([import("./sit-down.ts"), loadPart("start")]).catch(() =>
    offer.onFailed({ code: UNREACHABLE, message: t("app.notLoaded") }),
  );
  const names = snapshot.presence?.players.map(({ name }) => name) ?? null;
  return html`<div class="page narrow">
    <sit-down
      .table=${offer.table}
      .invite=${offer.invite}
      .names=${names}
      .rules=${snapshot.loaded ? snapshot.table.rules : null}
      @seated=${offer.onSeated}
      @watch=${offer.onWatch}
    ></sit-down>
  </div>`;
}

/** Why there is no table, and what can be done. */
export function failed(failure: Refusal): TemplateResult {
  switch (failure.code) {
    case "TABLE_UNKNOWN":
      return placard("empty", t("tablePage.unknownTitle"), t("tablePage.unknownText"), toStart());
    case "NOT_SEATED":
      return placard("empty", t("tablePage.privateTitle"), t("tablePage.privateText"), toStart());
    case "CLIENT_TOO_OLD":
      return placard(
        "failed",
        t("tablePage.oldTitle"),
        t("tablePage.oldText"),
        html`<button class="button primary" @click=${() => location.reload()}>
          ${t("tablePage.reload")}
        </button>`,
      );
    default:
      return placard("failed", t("tablePage.closed"), refusalText(failure), toStart());
  }
}

/**
 * What stands over the board: a shuffle that does not hold, else what went wrong beside the game.
 * @param refusal why something beside the game did not work
 */
export function wrong(
  { shuffle }: TableSnapshot,
  refusal: Refusal | null,
): TemplateResult | typeof nothing {
  const [n] = shuffle.bad;
  const warning =
    n === undefined
      ? shuffle.commitmentChanged && t("tablePage.shuffleChanged")
      : t("tablePage.shuffleBad", { n });
  const problem = warning || (refusal && refusalText(refusal));
  return problem ? html`<p class="notice wrong" role="alert">${problem}</p>` : nothing;
}
