import { html, type TemplateResult } from "lit";
import { BID_VALUES, type GameOfValue, gamesWorth } from "../../../shared/skat/bids.ts";
import { BASE_VALUE, isSuitGame, nullValue, type PointGame } from "../../../shared/skat/games.ts";
import { SHEETS, type SheetKind } from "../../../shared/skat/sheet.ts";
import { suitSign } from "../../components/icons.ts";
import { contractName, signed } from "../../components/words.ts";
import { t } from "../../messages/messages.ts";
import { type Example, plainly } from "../block.ts";
import type { CommonTexts } from "../common.ts";
import { heartsWithTwo } from "../hearts-with-two.ts";
import { settled } from "../settled.ts";

const ASCENDING: readonly PointGame[] = ["D", "H", "S", "C", "G"];
/** All matadors Grand has; more are rare in suit games. */
const MATADORS = [1, 2, 3, 4];

/** Where a table is wider than the page, it is moved and not the page. */
function scrolled(caption: string, table: TemplateResult): TemplateResult {
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${caption}>${table}</div>`;
}

/** Base value times matadors and game. */
export function valuesTable(caption: string, common: CommonTexts): TemplateResult {
  return scrolled(
    caption,
    html`<table>
    <caption>${caption}</caption>
    <thead>
      <tr>
        <th scope="col" rowspan="2">${common.game}</th>
        <th scope="col" rowspan="2" class="number">${common.base}</th>
        <th scope="colgroup" colspan=${MATADORS.length} class="over">${common.matadors}</th>
      </tr>
      <tr>${MATADORS.map((n) => html`<th scope="col" class="number">${n}</th>`)}</tr>
    </thead>
    <tbody>
      ${ASCENDING.map(
        (game) => html`<tr>
          <th scope="row">${isSuitGame(game) ? suitSign(game) : ""} ${t("game.name", { game })}</th>
          <td class="number">${BASE_VALUE[game]}</td>
          ${MATADORS.map((n) => html`<td class="number">${BASE_VALUE[game] * (n + 1)}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`,
  );
}

/** The four fixed values, won and lost. */
export function nullsTable(caption: string, common: CommonTexts): TemplateResult {
  const kinds = [false, true].flatMap((ouvert) => [false, true].map((hand) => ({ hand, ouvert })));
  return scrolled(
    caption,
    html`<table>
    <caption>${caption}</caption>
    <thead>
      <tr>
        <th scope="col">${common.game}</th>
        <th scope="col" class="number">${common.value}</th>
        <th scope="col" class="number">${common.lost}</th>
      </tr>
    </thead>
    <tbody>
      ${kinds.map(
        ({ hand, ouvert }) => html`<tr>
          <th scope="row">${contractName({ ...plainly("N"), hand, ouvert })}</th>
          <td class="number">${nullValue(hand, ouvert)}</td>
          <td class="number">${signed(-2 * nullValue(hand, ouvert))}</td>
        </tr>`,
      )}
    </tbody>
  </table>`,
  );
}

function gameOf({ game, multiplier, hand, ouvert }: GameOfValue): string {
  if (multiplier === null) return contractName({ ...plainly("N"), hand, ouvert });
  return t("auction.times", { game, n: multiplier });
}

/** Every number that may be said, with the games worth it; long, so it is folded. */
export function bidsTable(caption: string, common: CommonTexts): TemplateResult {
  return html`<details class="bids">
    <summary>${caption}</summary>
    <table>
      <caption class="unseen">${caption}</caption>
      <thead>
        <tr><th scope="col" class="number">${common.bid}</th><th scope="col">${common.games}</th></tr>
      </thead>
      <tbody>
        ${BID_VALUES.map(
          (bid) => html`<tr>
            <th scope="row" class="number">${bid}</th>
            <td>${gamesWorth(bid).map(gameOf).join(", ")}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/** One game won and lost: what everybody at a table of three writes. */
export function sheetsTable(caption: string, common: CommonTexts): TemplateResult {
  const outcomes = [
    { name: common.declarerWon, deal: heartsWithTwo(72, 7) },
    { name: common.declarerLost, deal: heartsWithTwo(59, 5) },
  ];
  return scrolled(
    caption,
    html`<table>
    <caption>${caption}</caption>
    <thead>
      <tr>
        <th scope="col">${common.sheet}</th>
        ${SHEETS.map(
          (sheet) => html`<th scope="col" class="number">${t("sheet.kind", { sheet })}</th>`,
        )}
      </tr>
    </thead>
    ${outcomes.map(
      ({ name, deal }) => html`<tbody>
        <tr><th scope="rowgroup" colspan=${SHEETS.length + 1} class="group">${name}</th></tr>
        ${entryRow(common.declarer, deal, 0)} ${entryRow(common.others, deal, 1)}
      </tbody>`,
    )}
  </table>`,
  );
}

function entryRow(name: string, deal: Example, seat: 0 | 1): TemplateResult {
  const entry = (sheet: SheetKind) => settled(deal, { sheet, players: 3 }).entries[seat] ?? 0;
  return html`<tr>
    <th scope="row">${name}</th>
    ${SHEETS.map((sheet) => html`<td class="number">${signed(entry(sheet))}</td>`)}
  </tr>`;
}
