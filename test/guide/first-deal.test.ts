import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Card } from "../../shared/skat/cards.ts";
import { canonicalCommand, type SeatCommand } from "../../shared/table/commands.ts";
import { viewOf } from "../../shared/table/views.ts";
import { READER, seenByReader } from "../../web/guide/first-deal/deal.ts";
import {
  begin,
  factsAt,
  give,
  isDone,
  isReading,
  type Lesson,
  othersGoOn,
  progressOf,
  readOn,
  textOf,
} from "../../web/guide/first-deal/lesson.ts";
import { keepLesson, keptLesson } from "../../web/guide/first-deal/progress.ts";

const play = (card: Card): SeatCommand => ({ type: "play", card });

/** What the lesson asks for, in order. */
const ASKED: readonly SeatCommand[] = [
  { type: "hold" },
  { type: "hold" },
  { type: "hold" },
  { type: "take-skat" },
  { type: "declare", game: "H", discard: ["ST", "S7"] },
  ...(["CJ", "SJ", "CA", "C8", "D7", "H9", "HA", "HK", "HQ", "DJ"] as const).map(play),
];

/** Lets everything happen that is not for the reader to do. */
function untilAsked(lesson: Lesson): Lesson {
  const next = othersGoOn(lesson) ?? readOn(lesson);
  return next === lesson ? lesson : untilAsked(next);
}

function given(lesson: Lesson, command: SeatCommand): Lesson {
  const result = give(lesson, command);
  if (result.kind !== "accepted") throw new Error(JSON.stringify(result));
  return result.lesson;
}

/** The lesson after so many commands of the reader, everybody else having gone on. */
function after(count: number): Lesson {
  return ASKED.slice(0, count).reduce(
    (lesson, command) => untilAsked(given(lesson, command)),
    untilAsked(begin()),
  );
}

test("the deal is played to its end and won as the texts say", () => {
  const lesson = after(ASKED.length);
  expect(isDone(lesson)).toBe(true);
  expect(lesson.table.last?.settlement).toMatchObject({
    declarer: READER,
    game: "H",
    bid: 22,
    matadors: 2,
    points: 84,
    tricks: 8,
    value: 30,
    score: 30,
    won: true,
    schneider: false,
  });
});

test("the points the texts name are those on the table", () => {
  // 10 put away; jack, seven, eight: 2; jack, jack, ten: 14.
  expect(factsAt(after(7))).toMatchObject({ mine: 26, theirs: 0, worth: 30, offer: 22 });
  expect(textOf(after(7))).toBe("ace");
  // Ace and ten of clubs: 21.
  expect(factsAt(after(8))).toMatchObject({ mine: 47, theirs: 0 });
  // Ace of spades and king of clubs: 15; ace and ten of diamonds: 21.
  expect(factsAt(after(10))).toMatchObject({ mine: 47, theirs: 36 });
  expect(textOf(after(10))).toBe("ruff");
  // The king of diamonds: 4.
  expect(factsAt(after(11))).toMatchObject({ mine: 51, theirs: 36 });
});

test("whatever else the rules allow is explained and changes nothing", () => {
  let explained = 0;
  for (let count = 0; count < 10; count++) {
    const lesson = after(count);
    const { legal } = viewOf(seenByReader(lesson.table), READER, []);
    expect(legal.length).toBeGreaterThan(0);
    for (const command of legal) {
      const complete: SeatCommand =
        command.type === "declare" && !command.hand
          ? { ...command, discard: ["C8", "D7"] }
          : command;
      if (canonicalCommand(complete) === canonicalCommand(ASKED[count] as SeatCommand)) continue;
      const result = give(lesson, complete);
      expect(result.kind, JSON.stringify(complete)).toBe("objection");
      if (result.kind === "objection") expect(result.text).toMatch(/^wrong\./);
      explained++;
    }
  }
  expect(explained).toBeGreaterThan(90);
});

test("every wrong discard has its own explanation", () => {
  const lesson = after(4);
  const why = (...discard: Card[]) => give(lesson, { type: "declare", game: "H", discard });
  expect(why("HQ", "S7")).toMatchObject({ text: "wrong.discard.trump" });
  expect(why("CA", "C8")).toMatchObject({ text: "wrong.discard.ace" });
  expect(why("C8", "D7")).toMatchObject({ text: "wrong.discard.small" });
  expect(give(lesson, { type: "declare", game: "G", discard: ["ST", "S7"] })).toMatchObject({
    text: "wrong.game",
  });
  expect(why("S7", "ST").kind === "objection").toBe(false);
});

test("what the rules forbid is refused by the rules", () => {
  const mustFollow = after(9);
  expect(give(mustFollow, play("HA"))).toMatchObject({
    kind: "refused",
    refusal: { code: "MUST_FOLLOW" },
  });
  // Somebody else is thinking.
  const lesson = given(after(5), play("CJ"));
  expect(give(lesson, play("SJ"))).toMatchObject({
    kind: "refused",
    refusal: { code: "NOT_YOUR_TURN" },
  });
  expect(give(begin(), { type: "hold" }).kind).toBe("refused");
});

test("the last tricks may fall in any order, or be claimed", () => {
  const lesson = after(11);
  expect(given(lesson, play("DJ")).table.deal?.trick).toHaveLength(1);
  const claimed = given(lesson, { type: "claim" });
  expect(textOf(claimed)).toBe("settled");
  expect(claimed.table.last?.settlement).toMatchObject({ value: 30, score: 30 });
});

test("the steps are counted without what the others do", () => {
  expect(progressOf(begin())).toEqual({ n: 1, of: 20 });
  expect(progressOf(after(ASKED.length))).toEqual({ n: 20, of: 20 });
  expect(isReading(begin())).toBe(true);
});

test("the reader is shown no card of the others", () => {
  const { deal } = seenByReader(after(6).table);
  expect(Object.keys(deal?.hands ?? {})).toEqual([`${READER}`]);
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a lesson can be left and taken up again", () => {
  expect(keptLesson()).toEqual(begin());
  for (let count = 0; count <= ASKED.length; count++) {
    const lesson = after(count);
    keepLesson(lesson);
    expect(keptLesson()).toEqual(lesson);
  }
  const reading = readOn(begin());
  keepLesson(reading);
  expect(keptLesson()).toEqual(reading);
});

test.each([
  "",
  "nonsense",
  "null",
  '{"step":5}',
  '{"step":9,"given":[{"type":"pass"}]}',
  '{"step":1e9,"given":[7]}',
])("what cannot be followed begins anew: %s", (stored) => {
  localStorage.setItem("fernskat.first-deal", stored);
  expect(keptLesson()).toEqual(begin());
});
