import codes from "../../fixtures/codes.json";
import { call } from "./table.ts";

export const SIX_MINUTES = 360_000;
/** The golden codes: passed in, lost, and so on. */
export const CODES: readonly string[] = codes.map(({ code }) => code);
export const [, CODE = ""] = CODES;

export async function pageAt(path: string, headers: Record<string, string> = {}) {
  const response = await call(path, { headers });
  const text = await response.text();
  const content = (name: string): string | undefined =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1];
  return { response, text, content };
}
