import { type ErrorCode, errorOf, statusOf } from "../shared/protocol/errors.ts";
import type { Refusal } from "../shared/skat/refusal.ts";

/** What an object says to a request. It travels to the edge as the text that is sent. */
export interface Answer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

export function answer(body: object, status = 200): Answer {
  return { status, body: JSON.stringify(body) };
}

/** The answer to what was refused: the status goes with the code. */
export function refusedAs(refusal: Refusal): Answer {
  return answer({ error: refusal }, statusOf(refusal.code));
}

export function refusal(code: ErrorCode, detail: Readonly<Record<string, unknown>> = {}): Answer {
  return refusedAs(errorOf(code, detail));
}
