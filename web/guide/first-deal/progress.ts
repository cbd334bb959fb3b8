import type { SeatCommand } from "../../../shared/table/commands.ts";
import { readStored, writeStored } from "../../store/stored.ts";
import { begin, give, type Lesson, othersGoOn, readOn } from "./lesson.ts";

const STORED_AS = "fernskat.first-deal";

/** Remembers how far somebody has come, so that they can leave and come back. */
export function keepLesson({ step, given }: Lesson): void {
  writeStored(STORED_AS, JSON.stringify({ step, given }));
}

/** Where somebody left off; the beginning when nothing, or nothing that can be followed, is remembered. */
export function keptLesson(): Lesson {
  try {
    const { step, given } = JSON.parse(readStored(STORED_AS) ?? "") as Kept;
    return replayed(step, given);
  } catch {
    return begin();
  }
}

interface Kept {
  readonly step: number;
  readonly given: readonly SeatCommand[];
}

/** Goes through the script again up to a place, with what was given there. */
function replayed(place: number, given: readonly SeatCommand[]): Lesson {
  let lesson = begin();
  for (const command of given) {
    lesson = untilReadersTurn(lesson);
    const result = give(lesson, command);
    if (result.kind !== "accepted") return begin();
    ({ lesson } = result);
  }
  while (lesson.step < place) {
    const next = othersGoOn(lesson) ?? readOn(lesson);
    if (next === lesson) break;
    lesson = next;
  }
  return lesson;
}

function untilReadersTurn(lesson: Lesson): Lesson {
  const next = othersGoOn(lesson) ?? readOn(lesson);
  return next === lesson ? lesson : untilReadersTurn(next);
}
