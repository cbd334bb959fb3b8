import { ALL_POINTS, type Card } from "../../shared/skat/cards.ts";
import type { Game } from "../../shared/skat/games.ts";
import { sortedFor } from "../../shared/skat/order.ts";
import type { Settlement } from "../../shared/table/events.ts";
import type { SharedDeal } from "./shared-deal.ts";
import { signed } from "./words.ts";

/** What every messenger and club page shows without cutting it. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
export const PICTURE_FONT = "Source Serif 4";

const INK = "#201D19";
const SOFT = "#5C564B";
const PAPER = "#F5F0E4";
const RULE = "#D9D0BC";
const ACCENT = "#1B4673";
const MINUS = "#A2251B";

const CARD = { width: 86, height: 132.6, step: 63 } as const;
const SMALL_CARD = { width: 76, height: 117.2, step: 54 } as const;
const ROWS = { left: 116, top: 150, step: 150 } as const;
const ASIDE = 826;

const STAR = "m12 2 2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.800 21l1.600-7L2 9.300l7.100-.7z";
const FLAG = "M5 2h2v20H5zM8.5 3.5h11l-3.2 4.300 3.200 4.200h-11z";

/** Sorted by this before there is a game. */
const ORDER_WITHOUT_GAME: Game = "G";

/**
 * The picture of a finished deal as SVG: the three hands as dealt, skat and discard, the contract and what came of it. It
 * needs no language: what stands in it is called the same wherever Skat is played.
 * @param sprite a deck of ours (web/decks), one file
 */
export function pictureOf({ seats, ended }: SharedDeal, sprite: string): string {
  const { settlement, hands, skat, discard } = ended;
  const { width, height } = PICTURE_SIZE;
  const game = settlement?.game ?? ORDER_WITHOUT_GAME;
  const rows = seats.map((seat, place) => {
    const y = ROWS.top + place * ROWS.step;
    const own = seat === settlement?.declarer;
    return marks(y, place === 0, own) + fan(sortedFor(hands[seat] ?? [], game), ROWS.left, y);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${PICTURE_FONT}" font-weight="600" fill="${INK}">`,
    insideOf(sprite),
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<path d="M56 126H1144" stroke="${RULE}" stroke-width="2"/>`,
    settlement ? contract(settlement) : text(56, 98, 60, "Skat"),
    ...rows,
    text(ASIDE, 178, 30, "Skat", SOFT),
    fan(skat, ASIDE, 198, SMALL_CARD),
    discard ? arrow(ASIDE + 145, 256) + fan(discard, ASIDE + 184, 198, SMALL_CARD) : "",
    settlement ? result(settlement) : text(ASIDE, 470, 120, "0"),
    text(1144, 582, 32, "Fernskat", SOFT, "end"),
    "</svg>",
  ].join("");
}

/** What is printed inside the sprite's own element. */
function insideOf(sprite: string): string {
  return sprite.replace(/^[^<]*<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
}

/** Only ready-made words and numbers are written, so nothing needs escaping. */
function text(
  x: number,
  y: number,
  size: number,
  words: string,
  fill = INK,
  anchor = "start",
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${words}</text>`;
}

function fan(
  cards: readonly Card[],
  x: number,
  y: number,
  { width, height, step }: typeof CARD | typeof SMALL_CARD = CARD,
): string {
  return cards
    .map(
      (card, n) =>
        `<use href="#${card}" x="${x + n * step}" y="${y}" width="${width}" height="${height}"/>`,
    )
    .join("");
}

/** Forehand's flag, the declarer's star and bar. */
function marks(y: number, isForehand: boolean, isDeclarer: boolean): string {
  const mark = (d: string, top: number, fill: string): string =>
    `<path d="${d}" fill="${fill}" transform="translate(56 ${top}) scale(1.7)"/>`;
  return (
    (isDeclarer ? mark(STAR, y + 14, ACCENT) : "") +
    (isForehand ? mark(FLAG, y + 72, SOFT) : "") +
    (isDeclarer
      ? `<rect x="${ROWS.left - 14}" y="${y}" width="6" height="${CARD.height}" fill="${ACCENT}"/>`
      : "")
  );
}

function arrow(x: number, y: number): string {
  return `<path d="M${x} ${y}h20m-8 -8l8 8l-8 8" fill="none" stroke="${SOFT}" stroke-width="3"/>`;
}

function contract({ game, hand, announced }: Settlement): string {
  const { ouvert, schwarz, schneider } = announced;
  const level = ouvert ? "Ouvert" : schwarz ? "Schwarz" : schneider ? "Schneider" : "";
  const name = game === "G" ? "Grand" : game === "N" ? "Null" : "";
  const words = [name, hand ? "Hand" : "", level].filter((word) => word !== "").join(" ");
  if (name !== "") return text(56, 98, 60, words);
  // Grand and Null are words everywhere, the suits are signs.
  const red = game === "H" || game === "D";
  const sign = `<g transform="translate(88 76) scale(.66)" color="${red ? "#C81E1E" : "#1A1A1A"}" fill="${red ? "#C81E1E" : "#1A1A1A"}"><use href="#sign-${game}"/></g>`;
  return sign + text(138, 98, 60, words);
}

function result({ game, points, tricks, score }: Settlement): string {
  const taken = game === "N" ? `${tricks} : ${10 - tricks}` : `${points} : ${ALL_POINTS - points}`;
  return (
    text(ASIDE, 460, 124, signed(score), score < 0 ? MINUS : INK) +
    text(ASIDE, 532, 52, taken, SOFT)
  );
}
