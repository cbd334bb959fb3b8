/** A refusal as a value: a stable code, a sentence for the player, and details by code. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
  readonly [detail: string]: unknown;
}

export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

export function accepted<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Marks the impossible end of an exhaustive switch; reaching it is a bug. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
