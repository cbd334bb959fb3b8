import { EVENTS_A_FRAME, type ServerMessage } from "../shared/protocol/server-messages.ts";
import type { LoggedEvent } from "../shared/table/events.ts";
import { project } from "../shared/table/project.ts";
import type { Viewer } from "../shared/table/view.ts";
import { LARGEST_FRAME } from "./limits.ts";

const ENCODER = new TextEncoder();
const OPEN = '{"kind":"events","events":[';
const CLOSE = "]}";

/** The events as `viewer` may know them, in frames of at most 20 events and 4 KB, in order. */
export function eventFrames(events: readonly LoggedEvent[], viewer: Viewer): readonly string[] {
  const frames: string[] = [];
  let pending: string[] = [];
  let bytes = 0;
  const flush = (): void => {
    if (pending.length > 0) frames.push(OPEN + pending.join(",") + CLOSE);
    pending = [];
    bytes = OPEN.length + CLOSE.length;
  };
  flush();
  for (const event of events) {
    const text = JSON.stringify(project(event, viewer));
    const size = ENCODER.encode(text).byteLength + 1;
    if (pending.length === EVENTS_A_FRAME || bytes + size > LARGEST_FRAME) flush();
    pending.push(text);
    bytes += size;
  }
  flush();
  return frames;
}

/** Any other frame. */
export function frameOf(message: Exclude<ServerMessage, { kind: "events" }>): string {
  return JSON.stringify(message);
}
