import * as v from "valibot";
import type { Seat } from "../skat/seats.ts";
import { BIERLACHS_LIMITS, SHEETS } from "../skat/sheet.ts";
import { TRICKS } from "../skat/value.ts";
import { BOT_PACES } from "../table/bot-pace.ts";
import type { SeatCommand } from "../table/commands.ts";
import {
  DAYS_A_TURN,
  DEADLINE_ACTIONS,
  LEAST_SECONDS_AN_ACTION,
  MOST_BANK_HOURS,
  MOST_BANK_SECONDS,
  MOST_SECONDS_AN_ACTION,
  MOST_VACATION_DAYS,
  type PaceAsked,
} from "../table/pace.ts";
import {
  BOT_LEVELS,
  MEMORIES,
  MOST_DEALS,
  MOST_SPECTATOR_DELAY,
  type RulesAsked,
  SPECTATORS,
  TALKS,
} from "../table/rules.ts";
import { LONGEST_CODE } from "./code/code.ts";
import {
  BidSchema,
  CardSchema,
  CommandIdSchema,
  CountSchema,
  InviteSchema,
  NameSchema,
  NonceSchema,
  OriginSchema,
  SeatSchema,
  TableIdSchema,
  TextSchema,
  TokenSchema,
  ZoneSchema,
} from "./fields.ts";
import { PHRASES } from "./phrases.ts";

// Everything a client may send (INTERFACE.md, HTTP, Socket, Commands). Unknown fields are refused: a rule misspelled must
// not silently open a table with another one. A later server may know more fields and accept the old messages as well.
// What the server sends is the other way round: clients ignore what they do not know (server-messages.ts).

/** So many of the longest origins still fit into one frame with the rules they belong to. */
export const MOST_EMBED_ORIGINS = 12;

const wholeNumber = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

const bankHours = wholeNumber(1, MOST_BANK_HOURS);
const daysFields = {
  kind: v.literal("days"),
  weekendsOff: v.exactOptional(v.boolean()),
  vacationDays: v.exactOptional(wholeNumber(0, MOST_VACATION_DAYS)),
  onDeadline: v.exactOptional(v.picklist(DEADLINE_ACTIONS)),
};

/** A pace as somebody asks for it: over days either so many a turn, or a bank with a credit. */
const PaceSchema: v.GenericSchema<unknown, PaceAsked> = v.union([
  v.strictObject({ kind: v.literal("none") }),
  v.strictObject({
    kind: v.literal("live"),
    perAction: v.exactOptional(wholeNumber(LEAST_SECONDS_AN_ACTION, MOST_SECONDS_AN_ACTION)),
    bank: v.exactOptional(wholeNumber(0, MOST_BANK_SECONDS)),
    onDeadline: v.exactOptional(v.picklist(DEADLINE_ACTIONS)),
  }),
  v.strictObject({ ...daysFields, days: v.exactOptional(v.picklist(DAYS_A_TURN)) }),
  v.pipe(
    v.strictObject({
      ...daysFields,
      bank: v.strictObject({ hours: bankHours, credit: bankHours, cap: bankHours }),
    }),
    v.check(({ bank: { hours, credit, cap } }) => cap >= hours && cap >= credit),
  ),
]);

/** Rules as somebody asks for them; what is missing takes its default (`completeRules`). */
const RulesSchema: v.GenericSchema<unknown, RulesAsked> = v.strictObject({
  players: v.exactOptional(v.picklist([3, 4])),
  deals: v.exactOptional(wholeNumber(1, MOST_DEALS)),
  sheet: v.exactOptional(v.picklist(SHEETS)),
  limit: v.exactOptional(v.picklist(BIERLACHS_LIMITS)),
  pace: v.exactOptional(PaceSchema),
  duel: v.exactOptional(SeatSchema),
  bots: v.exactOptional(v.boolean()),
  botPace: v.exactOptional(v.picklist(BOT_PACES)),
  spectators: v.exactOptional(v.picklist(SPECTATORS)),
  spectatorDelay: v.exactOptional(wholeNumber(0, MOST_SPECTATOR_DELAY)),
  memory: v.exactOptional(v.picklist(MEMORIES)),
  talk: v.exactOptional(v.picklist(TALKS)),
  embedOrigins: v.exactOptional(v.pipe(v.array(OriginSchema), v.maxLength(MOST_EMBED_ORIGINS))),
});

const ChairSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("human"), name: v.exactOptional(NameSchema) }),
  v.strictObject({
    kind: v.literal("bot"),
    name: v.exactOptional(NameSchema),
    level: v.exactOptional(v.picklist(BOT_LEVELS)),
  }),
]);

/** Whether exactly the chair of a duel's bot is for a bot, as far as the chairs are mentioned. */
function isDuel(
  { players = 3, duel }: RulesAsked,
  seats: readonly { readonly kind: "human" | "bot" }[],
  own: Seat | undefined,
): boolean {
  if (duel === undefined || players !== 3 || duel >= players || own === duel) return false;
  return seats.every(({ kind }, seat) => (kind === "bot") === (seat === duel));
}

/** `POST /api/tables`. The caller takes the first human seat, so there has to be one. */
export const OpenTableSchema = v.pipe(
  v.strictObject({
    id: v.exactOptional(TableIdSchema),
    token: v.exactOptional(TokenSchema),
    name: v.exactOptional(NameSchema),
    zone: v.exactOptional(ZoneSchema),
    rules: v.exactOptional(RulesSchema),
    seats: v.exactOptional(v.pipe(v.array(ChairSchema), v.maxLength(4))),
    /** Where the caller sits; left out, on the first chair for a human. */
    seat: v.exactOptional(SeatSchema),
    /** The code of a deal that is to be played again. */
    replay: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_CODE), v.nonEmpty())),
    /** After how many of its cards: then what was done before is done already. Left out, it is bid anew. */
    from: v.exactOptional(wholeNumber(0, 3 * TRICKS - 1)),
  }),
  v.check(
    ({ rules, seats }) => (seats?.length ?? 0) <= (rules?.players ?? 3),
    "There are more seats than players.",
  ),
  v.check(
    ({ rules, seats }) =>
      !seats || seats.length < (rules?.players ?? 3) || seats.some(({ kind }) => kind === "human"),
    "At least one seat has to be for a human.",
  ),
  v.check(
    ({ rules, seats, seat }) =>
      seat === undefined || (seat < (rules?.players ?? 3) && seats?.[seat]?.kind !== "bot"),
    "The caller's own seat has to be one for a human.",
  ),
  v.check(
    ({ replay, from }) => from === undefined || replay !== undefined,
    "Only a deal that is played again can be played on from its middle.",
  ),
  v.check(
    ({ rules, seats, seat }) => rules?.duel === undefined || isDuel(rules, seats ?? [], seat),
    "A duel is for three seats: a bot on the one named by `duel`, people on the two others.",
  ),
);
export type OpenTable = v.InferOutput<typeof OpenTableSchema>;

/** `POST /api/tables/:table/seats`. */
export const SitDownSchema = v.strictObject({
  invite: InviteSchema,
  name: NameSchema,
  nonce: v.exactOptional(NonceSchema),
  zone: v.exactOptional(ZoneSchema),
  token: v.exactOptional(TokenSchema),
});
export type SitDown = v.InferOutput<typeof SitDownSchema>;

/** The game is text: an unknown one is refused by the rules, with their code. The same goes for the number of cards put away. */
const GameSchema = v.pipe(v.string(), v.maxLength(16));
const DiscardSchema = v.nullable(v.pipe(v.array(CardSchema), v.maxLength(32)));

/** A command of a seat, in the words of the rules. */
export const SeatCommandSchema: v.GenericSchema<unknown, SeatCommand> = v.variant("type", [
  v.strictObject({ type: v.literal("bid"), value: BidSchema }),
  v.strictObject({ type: v.literal("hold") }),
  v.strictObject({ type: v.literal("pass") }),
  v.strictObject({ type: v.literal("take-skat") }),
  v.strictObject({
    type: v.literal("declare"),
    game: GameSchema,
    hand: v.exactOptional(v.boolean()),
    schneider: v.exactOptional(v.boolean()),
    schwarz: v.exactOptional(v.boolean()),
    ouvert: v.exactOptional(v.boolean()),
    discard: v.exactOptional(DiscardSchema),
  }),
  v.strictObject({ type: v.literal("play"), card: CardSchema }),
  v.strictObject({
    type: v.literal("claim"),
    level: v.exactOptional(v.picklist(["schneider", "schwarz"])),
  }),
  v.strictObject({
    type: v.literal("concede"),
    game: v.exactOptional(v.picklist(["C", "S", "H", "D", "G"])),
    hand: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ type: v.literal("answer"), accept: v.boolean() }),
  v.strictObject({ type: v.literal("cut"), nonce: NonceSchema }),
  v.variant("kind", [
    v.strictObject({
      type: v.literal("call-vote"),
      kind: v.picklist(["continue-with-bot", "replace"]),
      about: SeatSchema,
    }),
    v.strictObject({
      type: v.literal("call-vote"),
      kind: v.literal("end-series"),
      about: v.exactOptional(SeatSchema),
    }),
    v.strictObject({ type: v.literal("call-vote"), kind: v.picklist(["pause", "resume"]) }),
  ]),
  v.strictObject({ type: v.literal("vote"), vote: CountSchema, agree: v.boolean() }),
  v.strictObject({ type: v.literal("take-back") }),
  v.strictObject({ type: v.literal("return") }),
]);

const commandFields = {
  id: CommandIdSchema,
  command: SeatCommandSchema,
  expectedSeq: v.exactOptional(CountSchema),
};

/** `POST /api/tables/:table/commands`. */
export const CommandBodySchema = v.strictObject(commandFields);
export type CommandBody = v.InferOutput<typeof CommandBodySchema>;

/** The first message on a socket. */
const HelloSchema = v.strictObject({
  kind: v.literal("hello"),
  protocol: CountSchema,
  token: v.exactOptional(TokenSchema),
  after: CountSchema,
});
export type Hello = v.InferOutput<typeof HelloSchema>;

/** Every message on a socket. */
export const ClientMessageSchema = v.variant("kind", [
  HelloSchema,
  v.strictObject({ kind: v.literal("command"), ...commandFields }),
  v.strictObject({ kind: v.literal("say"), phrase: v.picklist(PHRASES) }),
  v.strictObject({ kind: v.literal("say"), text: TextSchema }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>;
