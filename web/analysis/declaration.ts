import { html, nothing, type TemplateResult } from "lit";
import type { Analysis } from "../../shared/analysis/analyse.ts";
import type { BidVerdict, GameChance } from "../../shared/analysis/bid.ts";
import type { DiscardVerdict } from "../../shared/analysis/discard.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { percent } from "../components/percent.ts";
import { cardNames, contractName } from "../components/words.ts";
import { t } from "../messages/messages.ts";

type NameOf = (seat: Seat) => string;

/** What was put away and what could have been. */
export function discard(
  { discard: verdict, declarer }: Analysis,
  nameOf: NameOf,
): TemplateResult | typeof nothing {
  if (!verdict || declarer === null) return nothing;
  const { open, likely } = verdict;
  return html`<section>
    <h3>${t("analysis.discardTitle")}: ${cardNames(open.made.cards)}</h3>
    <p>${openWords(open)} ${t("analysis.discardWinning", { winning: open.winning, of: open.of })}</p>
    ${likely ? html`<p>${likelyWords(likely, nameOf(declarer))}</p>` : nothing}
  </section>`;
}

function openWords({ made, best }: DiscardVerdict["open"]): string {
  const { points } = made.value;
  // In Null it is all in the number of those that win.
  if (points === null || best.value.points === null) return "";
  const cards = cardNames(best.cards);
  return best.value.points > points
    ? t("analysis.discardBetter", { cards, points: best.value.points, made: points })
    : t("analysis.discardBest", { cards, points });
}

function likelyWords(
  { deals, made, best, isClear }: NonNullable<DiscardVerdict["likely"]>,
  name: string,
): string {
  const tried = { name, deals, share: percent(made.won) };
  if (!isClear) return t("analysis.discardLikely", tried);
  const better = { cards: cardNames(best.cards), best: percent(best.won) };
  return t("analysis.discardLikelier", { ...tried, ...better });
}

/** Whether the bid was sound, and what everybody's cards were worth. */
export function auction({ bid }: Analysis, nameOf: NameOf): TemplateResult | typeof nothing {
  if (!bid) return nothing;
  return html`<section>
    <h3 id="auction">${t("analysis.bidTitle")}</h3>
    ${declared(bid, nameOf)}
    <div class="scroll" role="group" aria-labelledby="auction" tabindex="0">
      <table aria-labelledby="auction">
        <thead>
          <tr>
            <th scope="col">${t("analysis.colPlayer")}</th>
            <th scope="col" class="number">${t("analysis.said")}</th>
            <th scope="col" class="number">${t("analysis.worth")}</th>
            <th scope="col">${t("analysis.promising")}</th>
          </tr>
        </thead>
        <tbody>
          ${bid.hands.map(
            ({ seat, said, limit, best }) => html`<tr>
              <th scope="row">${nameOf(seat)}</th>
              <td class="number">${said || "–"}</td>
              <td class="number">${limit || "–"}</td>
              <td>${chance(best)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="soft">${t("analysis.experience", { n: bid.skats })}</p>
  </section>`;
}

function declared(
  { bid, hands, declared: own }: BidVerdict,
  nameOf: NameOf,
): TemplateResult | typeof nothing {
  if (!own) return nothing;
  const limit = hands.find(({ seat }) => seat === own.seat)?.limit ?? 0;
  const said = { name: nameOf(own.seat), bid, limit };
  const { before, after, bestAfter, overbid } = own;
  const isOther =
    bestAfter !== null && (bestAfter.game !== before.game || bestAfter.ouvert !== before.ouvert);
  return html`<p>
    ${own.isSound ? t("analysis.bidSound", said) : t("analysis.bidHigh", said)}
    ${t("analysis.chanceBefore", { game: gameName(before), chance: percent(before.chance) })}
    ${t("analysis.chanceAfter", { chance: percent(after) })}
    ${
      isOther
        ? t("analysis.chanceOther", {
            game: gameName(bestAfter),
            chance: percent(bestAfter.chance),
          })
        : ""
    }
    ${overbid > 0 ? t("analysis.overbidRisk", { share: percent(overbid) }) : ""}
  </p>`;
}

function gameName({ game, hand, ouvert }: GameChance): string {
  return contractName({ game, hand, ouvert, schneider: false, schwarz: false });
}

function chance(game: GameChance): string {
  return t("analysis.gameChance", { game: gameName(game), chance: percent(game.chance) });
}
