import * as v from "valibot";
import { accepted, type Result } from "../skat/refusal.ts";
import { errorOf } from "./errors.ts";

/**
 * Checks something from outside against a schema of messages.ts. A refusal is `BAD_REQUEST` with the path of the first
 * field that is wrong (`field`, "" for the whole) and what is wrong with it (`problem`, English).
 */
export function readMessage<T>(
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
): Result<T, "BAD_REQUEST"> {
  // To the schemas of objects an empty list looks like an empty object.
  if (Array.isArray(input)) return refusedAt("", "It is a list.");
  const { success, output, issues } = v.safeParse(schema, input, { abortEarly: true });
  if (success) return accepted(output);
  const [issue] = issues;
  return refusedAt(v.getDotPath(issue) ?? "", issue.message);
}

function refusedAt(field: string, problem: string) {
  return { ok: false as const, refusal: errorOf("BAD_REQUEST", { field, problem }) };
}

/** The same for JSON text, as it comes in bodies and frames. */
export function readJson<T>(
  schema: v.GenericSchema<unknown, T>,
  text: string,
): Result<T, "BAD_REQUEST"> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return refusedAt("", "It is not JSON.");
  }
  return readMessage(schema, input);
}
