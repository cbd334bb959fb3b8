import * as v from "valibot";
import { type Card, isCard } from "../skat/cards.ts";

// The fields that messages are made of, each with its bounds.

export const NAME_LENGTH = 40;
export const TEXT_LENGTH = 500;
const ID_LENGTH = 64;
/** No seq or value a client sends can be larger than this. */
const LARGEST_NUMBER = 2 ** 31;

/** What cannot be shown: control characters, lone surrogates, line separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Marks that turn the direction of text: with them one name can look like another. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

function shown(longest: number) {
  return v.pipe(
    v.string(),
    // Bounds the work before anything else runs: a code point has at most two units.
    v.maxLength(2 * longest),
    v.check((text) => !UNPRINTABLE.test(text), "It contains characters that cannot be shown."),
    v.check((text) => [...text].length <= longest, `It is longer than ${longest} characters.`),
  );
}

function written(longest: number) {
  return v.pipe(
    shown(longest),
    v.check((text) => !TURNING.test(text), "It contains marks that turn the direction of text."),
    v.trim(),
    v.nonEmpty(),
  );
}

/** What a person, or a table, is called: 1 to 40 code points, trimmed. */
export const NameSchema = written(NAME_LENGTH);

/** Free text of a player. */
export const TextSchema = written(TEXT_LENGTH);

/** The id of a command, chosen by the client, that makes sending it again harmless: 1 to 64 characters, kept as it is. */
export const CommandIdSchema = v.pipe(shown(ID_LENGTH), v.nonEmpty());

/** The id of a table: 6 to 64 characters that may stand in a path as they are. */
export const TableIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,64}$/));

/** A seat's secret: 32 random bytes in base64url. */
export const TokenSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

/** The secret of an invitation. */
export const InviteSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** A person's share in the shuffle: 32 hex digits. */
export const NonceSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/i));

const ORIGIN =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::[1-9]\d{0,4})?$/;

/** A web origin as browsers spell it: lower case, no path, no default port. */
export const OriginSchema = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(ORIGIN),
  v.check((origin) => !/^(?:http:.*:80|https:.*:443)$/.test(origin), "It names the default port."),
);

/** A time zone by its IANA name, such as `Europe/Berlin`. Whether there is such a zone is for the worker to tell. */
export const ZoneSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_+-]{1,32}(?:\/[A-Za-z0-9_+-]{1,32}){0,2}$/),
);

/** A position in the log, or a version: a whole number from 0. */
export const CountSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(LARGEST_NUMBER),
);

/** A number said in the auction; whether it may be said is for the rules to tell. */
export const BidSchema = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-LARGEST_NUMBER),
  v.maxValue(LARGEST_NUMBER),
);

/** A seat; whether the table has it is for the table to tell. */
export const SeatSchema = v.picklist([0, 1, 2, 3]);

export const CardSchema = v.custom<Card>(isCard, "It is not a card.");
