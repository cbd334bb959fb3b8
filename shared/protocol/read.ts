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
  const { success, output, issues } = v.safeParse(schema, input, { abortEarly: true });
  if (success) return accepted(output);
  const [issue] = issues;
  const refusal = errorOf("BAD_REQUEST", {
    field: v.getDotPath(issue) ?? "",
    problem: issue.message,
  });
  return { ok: false, refusal };
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
    const refusal = errorOf("BAD_REQUEST", { field: "", problem: "It is not JSON." });
    return { ok: false, refusal };
  }
  return readMessage(schema, input);
}
