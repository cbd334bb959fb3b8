import { CodeError } from "./coder.ts";

/** Safe in a path, a fragment, a message and a file name; no character needs escaping. */
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const BITS = 6n;
const BASE = 1n << BITS;

/** A number as text, least significant character first; zero is the empty text. */
export function textOf(number: bigint): string {
  let text = "";
  for (let rest = number; rest > 0n; rest >>= BITS) text += ALPHABET[Number(rest % BASE)];
  return text;
}

/** The number a text stands for. @throws {CodeError} on a foreign character or a redundant zero at the end */
export function numberOf(text: string): bigint {
  let number = 0n;
  for (const character of [...text].reverse()) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) throw new CodeError(`"${character}" does not occur in a code`);
    number = (number << BITS) | BigInt(digit);
  }
  if (text.endsWith(ALPHABET[0] as string)) throw new CodeError("the code ends in an empty digit");
  return number;
}
