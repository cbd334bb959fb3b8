import type { ObjectHost } from "../../../worker/object-host.ts";
import type { Clock } from "./clock.ts";

// The clock of the whole worker, which a test can move on: days pass in seconds, while sockets, alarms and messages are real.
// Everything here lives in one isolate, so one offset is the time of all.

const RealDate = Date;
let offset = 0;

class MovedDate extends RealDate {
  constructor(...given: readonly [] | readonly [number | string | Date]) {
    super(given.length === 0 ? MovedDate.now() : given[0]);
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

/** Has everything in this isolate read the clock that can be moved. */
export function takeClock(): void {
  globalThis.Date = MovedDate as DateConstructor;
}

/** An object whose alarm goes along with the clock. */
export interface Ringer {
  moveAlarm(): Promise<void>;
}

/** When each object is to be woken, by the clock that moves, and by which offset its real alarm was set. */
const alarms = new Map<string, { readonly at: number; readonly by: number; readonly of: Ringer }>();
/** How many alarms are being seen to at this moment. */
let ringing = 0;

/** Lets the alarm of an object ring by the clock that moves. `of` reaches the object, also when it has been evicted since. */
export function leadAlarm({ id, storage }: DurableObjectState, host: ObjectHost, of: Ringer): void {
  host.wakeAt = (at) => {
    alarms.set(`${id}`, { at, by: offset, of });
    void storage.setAlarm(Math.max(at - offset, RealDate.now() + 1));
    host.rowsWritten += 1;
  };
}

/** The clock has moved: the real alarm, if there is one, moves nearer. */
export async function moveAlarm({ id, storage }: DurableObjectState): Promise<void> {
  const set = alarms.get(`${id}`);
  if (!set || set.by === offset || (await storage.getAlarm()) === null) return;
  alarms.set(`${id}`, { ...set, by: offset });
  await storage.setAlarm(Math.max(set.at - offset, RealDate.now() + 1));
}

/** Notes that an alarm rings while `work` lasts. */
export async function ring({ id }: DurableObjectState, work: () => Promise<void>): Promise<void> {
  alarms.delete(`${id}`);
  ringing += 1;
  try {
    await work();
  } finally {
    ringing -= 1;
  }
}

/** Moves the clock on. */
export async function moveClock(by: number): Promise<void> {
  offset += by;
  await Promise.all([...alarms.values()].map(({ of }) => of.moveAlarm()));
}

export function readClock(): Clock {
  const times = [...alarms.values()].map(({ at }) => at);
  const next = times.length === 0 ? null : Math.min(...times);
  return { now: Date.now(), ahead: offset, next, isRinging: ringing > 0 };
}
