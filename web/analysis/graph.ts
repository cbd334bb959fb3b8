import { nothing, svg, type TemplateResult } from "lit";
import type { Analysis, JudgedCard } from "../../shared/analysis/analyse.ts";
import { ALL_POINTS } from "../../shared/skat/cards.ts";
import { POINTS_TO_WIN, SCHNEIDER_LIMIT } from "../../shared/skat/value.ts";
import { t } from "../messages/messages.ts";
import { markOf, yesNo } from "./card-words.ts";

const HEIGHT = 168;
/** There are only two lines in Null. */
const NULL_HEIGHT = 84;
const TOP = 12;
const BOTTOM = 22;
const LEFT = 34;
const RIGHT = 12;

/** What the graph is drawn from. */
export interface Graph {
  readonly analysis: Analysis;
  /** The room there is, in CSS pixels. */
  readonly width: number;
  /** How many cards have been played where the replay stands; null when it stands before or behind them. */
  readonly at: number | null;
}

/** The value of a game before its first card and after each: points, or in Null 1 as long as it holds. */
export function valuesIn(cards: readonly JudgedCard[]): readonly number[] {
  const [first] = cards;
  if (!first) return [];
  const values = [first.open.before, ...cards.map(({ open }) => open.after)];
  return values.map(({ points, won }) => points ?? Number(won));
}

/** Where on the graph somebody pointed: how many cards were played there. */
export function cardsAt(x: number, width: number, count: number): number {
  const share = (x - LEFT) / (width - LEFT - RIGHT);
  return Math.max(0, Math.min(count, Math.round(share * count)));
}

/** The exact value over the course of the deal, as a quiet line; what it shows is told in the table beside it. */
export function graph({ analysis, width, at }: Graph): TemplateResult | typeof nothing {
  const { cards, aim } = analysis;
  const values = valuesIn(cards);
  if (values.length < 2) return nothing;
  const isNull = aim?.kind === "no-trick";
  const highest = isNull ? 1 : ALL_POINTS;
  const height = isNull ? NULL_HEIGHT : HEIGHT;
  const x = (n: number): number => LEFT + (n * (width - LEFT - RIGHT)) / (values.length - 1);
  const y = (value: number): number => TOP + (1 - value / highest) * (height - TOP - BOTTOM);
  const line = values.map((value, n) => `${n === 0 ? "M" : "L"}${round(x(n))} ${round(y(value))}`);
  return svg`<svg width=${width} height=${height} viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${(isNull ? [0, 1] : levels(aim)).map(
      (level) => svg`
        <line class=${level === goalOf(aim) ? "goal" : "level"} x1=${LEFT} x2=${width - RIGHT} y1=${y(level)} y2=${y(level)} />
        <text class="value" x=${LEFT - 6} y=${y(level) + 4} text-anchor="end">${isNull ? "" : level}</text>`,
    )}
    ${
      isNull
        ? [0, 1].map(
            (level) =>
              svg`<text class="value" x=${LEFT} y=${y(level) + (level === 1 ? 14 : -5)}>${t("analysis.nullState", { won: yesNo(level === 1) })}</text>`,
          )
        : nothing
    }
    ${cards.map((_, n) => {
      if (n % 3 !== 0) return nothing;
      const to = Math.min(n + 3, cards.length);
      return svg`
        <line class="tick" x1=${x(n)} x2=${x(n)} y1=${height - BOTTOM} y2=${height - BOTTOM + 4} />
        <text class="trick" x=${(x(n) + x(to)) / 2} y=${height - 6} text-anchor="middle">${n / 3 + 1}</text>`;
    })}
    ${at === null ? nothing : svg`<line class="here" x1=${x(at)} x2=${x(at)} y1=${TOP} y2=${height - BOTTOM} />`}
    <path class="course" d=${line.join("")} />
    ${cards.map((judged, n) => {
      const mark = markOf(judged);
      if (!mark || mark.kind === "lost") return nothing;
      return svg`<circle class=${mark.kind} cx=${x(n + 1)} cy=${y(values[n + 1] as number)} r="4.5" />`;
    })}
  </svg>`;
}

/** How many points the declarer needed. */
export function goalOf(aim: Analysis["aim"]): number {
  return aim?.kind === "points" ? aim.points : POINTS_TO_WIN;
}

function levels(aim: Analysis["aim"]): readonly number[] {
  return [0, SCHNEIDER_LIMIT + 1, goalOf(aim), ALL_POINTS];
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
