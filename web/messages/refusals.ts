import type { Refusal } from "../../shared/skat/refusal.ts";
import { isRefusal, t } from "./messages.ts";

/** A refusal in the chosen language; a code that is newer than this page keeps the server's own English sentence. */
export function refusalText({ code, message }: Pick<Refusal, "code" | "message">): string {
  const key = `refusal.${code}`;
  return isRefusal(key) ? t(key) : message;
}
