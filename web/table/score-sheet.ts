import { html, type TemplateResult } from "lit";
import { isSuitGame } from "../../shared/skat/games.ts";
import type { SeatView, SheetView } from "../../shared/table/view.ts";
import { suitSign } from "../components/icons.ts";
import { plain, signed } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { sheetHelp } from "./sheet-help.ts";
import { nameOf, placesOf } from "./situation.ts";

type Row = SheetView["rows"][number];

/** Where a finished deal (by its number) can be looked at again; null where it cannot. */
export type ReplayOf = ((n: number) => string) | null;

/**
 * The score sheet as players keep it: one line a deal, and in a player's column the new running total where something was
 * written; below, the games won and lost.
 */
export function scoreSheet(view: SeatView, replayOf: ReplayOf = null): TemplateResult {
  const { rules, sheet } = view.state;
  const { rows, totals, wins, losses } = sheet;
  const seats = placesOf(view)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== rules.duel)
    .sort();
  return html`<table class="sheet">
    <caption class="unseen">${t("sheet.caption")}</caption>
    <thead>
      <tr>
        <th scope="col" class="nr">${t("sheet.number")}</th>
        <th scope="col" class="what">${t("sheet.game")}</th>
        ${seats.map((seat) => html`<th scope="col" class="player">${nameOf(view, seat)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${running(rows, rules.players).map(
        ({ row, sums }) => html`<tr>
          <th scope="row" class="nr">${number(row, replayOf)}</th>
          <td class="what">${gameOf(row)}</td>
          ${seats.map((seat) => cell(row.entries[seat] ?? 0, sums[seat] ?? 0, row.declarer === seat))}
        </tr>`,
      )}
      ${
        rows.length === 0
          ? html`<tr><td class="soft none" colspan=${seats.length + 2}>${t("sheet.none")}</td></tr>`
          : ""
      }
    </tbody>
    <tfoot>
      <tr class="sum">
        <th scope="row" colspan="2">${t("sheet.total")}</th>
        ${seats.map((seat) => html`<td class=${(totals[seat] ?? 0) < 0 ? "minus" : ""}>${plain(totals[seat] ?? 0)}</td>`)}
      </tr>
      <tr>
        <th scope="row" colspan="2">${t("sheet.wonLost")}</th>
        ${seats.map((seat) => html`<td>${wins[seat] ?? 0} : ${losses[seat] ?? 0}</td>`)}
      </tr>
    </tfoot>
  </table>
  ${sheetHelp(rules.sheet)}`;
}

function number({ n }: Row, replayOf: ReplayOf): TemplateResult | number {
  return replayOf
    ? html`<a href=${replayOf(n)} aria-label=${t("sheet.replay", { n })}>${n}</a>`
    : n;
}

/** Each row with everybody's total after it. */
function running(rows: readonly Row[], players: number): { row: Row; sums: readonly number[] }[] {
  let sums: readonly number[] = new Array<number>(players).fill(0);
  return rows.map((row) => {
    sums = sums.map((sum, seat) => sum + (row.entries[seat] ?? 0));
    return { row, sums };
  });
}

/** The game and what the declarer wrote for it, before what the kind of sheet adds. */
function gameOf({ game, declarer, value, won, annulled }: Row): TemplateResult {
  if (game === null || declarer === null)
    return html`<span class="soft">${annulled ? t("sheet.annulled") : t("sheet.passedIn")}</span>`;
  const name = t("game.name", { game });
  return html`${isSuitGame(game) ? html`${suitSign(game)}<span class="unseen">${name}</span>` : name} <span class=${won ? "" : "minus"}>${signed(won ? value : -2 * value)}</span>`;
}

function cell(entry: number, sum: number, isDeclarer: boolean): TemplateResult {
  if (entry === 0 && !isDeclarer)
    return html`<td class="still" aria-label=${plain(sum)}>\u00b7</td>`;
  return html`<td class="${isDeclarer ? "own" : ""} ${sum < 0 ? "minus" : ""}" title=${signed(entry)}>${plain(sum)}</td>`;
}
