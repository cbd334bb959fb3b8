import { bodyLimit } from "hono/body-limit";
import { refusal } from "./answer.ts";
import { LARGEST_BODY, LARGEST_RECORDS } from "./limits.ts";
import { type Edge, reply } from "./reply.ts";

// How much a request may bring along.

const upTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => reply(c as Edge, refusal("TOO_LARGE")) });

export const small = upTo(LARGEST_BODY);
/** Records of many deals. */
export const large = upTo(LARGEST_RECORDS);
