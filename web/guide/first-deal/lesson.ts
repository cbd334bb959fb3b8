import { pointsOf } from "../../../shared/skat/cards.ts";
import type { Refusal } from "../../../shared/skat/refusal.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";
import type { TableState } from "../../../shared/table/state.ts";
import { FACTS, type Facts } from "../facts.ts";
import { dealtTable, judged, played, READER } from "./deal.ts";
import { SCRIPT, type ScriptText, type Step } from "./script.ts";

/** How far somebody has come: the place in the script, what they gave so far, and the table that came of it. */
export interface Lesson {
  readonly step: number;
  readonly given: readonly SeatCommand[];
  /** With all cards known; show it only through `seenByReader`. */
  readonly table: TableState;
}

/** What a command of the reader leads to. */
export type Given =
  | { readonly kind: "accepted"; readonly lesson: Lesson }
  /** The rules forbid it. */
  | { readonly kind: "refused"; readonly refusal: Refusal }
  /** Allowed, but not what the lesson wants: nothing happens, and the text says why. */
  | { readonly kind: "objection"; readonly text: ScriptText };

const STEPS: readonly Step[] = SCRIPT;
const SETTLED = STEPS.findIndex((step) => step.kind === "read" && step.text === "settled");

export function begin(): Lesson {
  return { step: 0, given: [], table: dealtTable() };
}

function stepAt(place: number): Step {
  const step = STEPS[place];
  if (!step) throw new Error("the script is over");
  return step;
}

/** What somebody else does now, done; null when it is the reader's turn to read or act. */
export function othersGoOn(lesson: Lesson): Lesson | null {
  const step = stepAt(lesson.step);
  if (step.kind !== "other") return null;
  const table = played(lesson.table, step.seat, step.command);
  return { ...lesson, step: lesson.step + 1, table };
}

/** The lesson after something was read. */
export function readOn(lesson: Lesson): Lesson {
  const isLast = lesson.step === STEPS.length - 1;
  return isReading(lesson) && !isLast ? { ...lesson, step: lesson.step + 1 } : lesson;
}

export function isReading(lesson: Lesson): boolean {
  return stepAt(lesson.step).kind === "read";
}

export function isDone(lesson: Lesson): boolean {
  return lesson.step === STEPS.length - 1;
}

/** Judges what the reader does: first by the rules, then by the script. Who acts has read enough. */
export function give(lesson: Lesson, command: SeatCommand): Given {
  const decision = judged(lesson.table, READER, command);
  if (!decision.ok) return { kind: "refused", refusal: decision.refusal };
  const place = STEPS.findIndex((step, at) => at >= lesson.step && step.kind !== "read");
  const step = stepAt(place);
  if (step.kind !== "act") throw new Error("the rules let the reader act when the script does not");
  const objection = step.objection(command);
  if (objection !== null) return { kind: "objection", text: objection as ScriptText };
  const table = played(lesson.table, READER, command);
  const next = table.last ? SETTLED : place + 1;
  return {
    kind: "accepted",
    lesson: { step: next, given: [...lesson.given, command], table },
  };
}

/** The text to be read now: while others act, the last one stays. */
export function textOf({ step }: Lesson): ScriptText {
  for (let place = step; place >= 0; place--) {
    const each = stepAt(place);
    if (each.kind !== "other") return each.text as ScriptText;
  }
  return "welcome";
}

/** How many texts there are and which one is shown, from 1. */
export function progressOf({ step }: Lesson): { readonly n: number; readonly of: number } {
  const texts = STEPS.flatMap((each, place) => (each.kind === "other" ? [] : [place]));
  return { n: texts.filter((place) => place <= step).length, of: texts.length };
}

/** What the texts may name: how many card points each side has, the reader's discard included. */
export function factsAt({ table }: Lesson): Facts {
  const { settlement } = table.last ?? {};
  if (settlement) {
    const { points, value } = settlement;
    return { ...FACTS, mine: points, theirs: FACTS.all - points, value };
  }
  const tricks = table.deal?.tricks ?? [];
  const pointsIn = (own: boolean): number =>
    pointsOf(
      tricks.filter(({ winner }) => (winner === READER) === own).flatMap(({ cards }) => cards),
    );
  return {
    ...FACTS,
    mine: pointsIn(true) + pointsOf(table.deal?.discard ?? []),
    theirs: pointsIn(false),
  };
}
