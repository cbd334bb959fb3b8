import type { PlansBody, ServerMessage, TalkLine } from "../../shared/protocol/server-messages.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { type AroundEvent, isAround } from "../../shared/table/around-events.ts";
import type { Seated } from "../../shared/table/events.ts";
import type { Witness } from "./table-store.ts";

/** Something that happened around the game, or somebody who takes over a seat in the middle of it. */
export type Happening = (AroundEvent | Seated) & {
  readonly seq: number;
  readonly at: number;
  /** The deal it happened in; 0 before the first. */
  readonly n: number;
};

/** What belongs to a table and is not in its state: its history, its talk, the viewer's plans, its clock. */
export interface Journal extends Witness {
  readonly happenings: readonly Happening[];
  /** Free text: what was asked for, and what has come in since. */
  readonly lines: readonly TalkLine[];
  /** The viewer's own plans, once known. */
  readonly plans: PlansBody | null;
  /** Why something that was said, or asked without an id, was refused last. */
  readonly turnedDown: Refusal | null;
  /** What time it is at the table, in ms since 1970. */
  now(): number;
  /** Replaces what is known of the plans, after asking. */
  knowPlans(plans: PlansBody): void;
  /** Replaces what is known of the talk, after asking. */
  knowLines(lines: readonly TalkLine[]): void;
}

export function openJournal(onNews: () => void): Journal {
  let happenings: readonly Happening[] = [];
  let lines: readonly TalkLine[] = [];
  let plans: PlansBody | null = null;
  let turnedDown: Refusal | null = null;
  /** How far the table's clock is ahead of this device's; what is on its way for a while makes it seem less. */
  let ahead = Number.NEGATIVE_INFINITY;

  function noteTime(at: number): void {
    ahead = Math.max(ahead, at - Date.now());
  }

  function hear(message: ServerMessage): void {
    switch (message.kind) {
      case "presence":
        // Told with every greeting: a clock set anew in between starts afresh.
        ahead = message.now - Date.now();
        break;
      case "said":
        noteTime(message.at);
        if (message.text !== undefined && message.id !== undefined) {
          const { id, at, seat, text } = message;
          lines = [...lines, { id, at, seat, text }];
          turnedDown = null;
        }
        break;
      case "plans": {
        const { kind: _, ...told } = message;
        plans = told;
        break;
      }
      case "refused":
        if (message.id === undefined) turnedDown = message.error;
        break;
      default:
        return;
    }
    onNews();
  }

  return {
    get happenings() {
      return happenings;
    },
    get lines() {
      return lines;
    },
    get plans() {
      return plans;
    },
    get turnedDown() {
      return turnedDown;
    },
    now: () => Date.now() + (Number.isFinite(ahead) ? ahead : 0),
    knowLines(told) {
      lines = told;
      onNews();
    },
    knowPlans(told) {
      plans = told;
      onNews();
    },
    event(before, event) {
      if (Number.isFinite(ahead)) noteTime(event.at);
      // Read anew from the beginning, after somebody has sat down.
      if (event.seq === 1) happenings = [];
      if (isAround(event) || (event.type === "seated" && before.phase !== "seating")) {
        happenings = [...happenings, { ...event, n: before.deal?.n ?? 0 }];
      }
      if (event.type === "dealt" && plans) plans = { upTo: null, cards: [], forced: plans.forced };
    },
    frame: hear,
  };
}
