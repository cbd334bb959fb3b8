import { type Card, suitOf } from "../../../shared/skat/cards.ts";
import { classOf } from "../../../shared/skat/order.ts";
import type { Seat } from "../../../shared/skat/seats.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";
import { MIDDLEHAND, REARHAND } from "./deal.ts";

/** Something to read and go on from. */
export interface ReadStep<Id extends string = string> {
  readonly kind: "read";
  readonly text: Id;
}

/** Something the reader does at the table. */
export interface ActStep<Id extends string = string> {
  readonly kind: "act";
  readonly text: Id;
  /** Whether this is what the lesson goes on with; null is yes, else the text that explains why not. */
  readonly objection: (command: SeatCommand) => Id | null;
}

/** Something another player does. */
interface OtherStep {
  readonly kind: "other";
  readonly seat: Seat;
  readonly command: SeatCommand;
}

export type Step = ReadStep | ActStep | OtherStep;

function read<const Id extends string>(text: Id): ReadStep<Id> {
  return { kind: "read", text };
}

function act<const Text extends string, const Why extends string>(
  text: Text,
  objection: (command: SeatCommand) => Why | null,
): ActStep<Text | Why> {
  return { kind: "act", text, objection };
}

function other(seat: Seat, command: SeatCommand): OtherStep {
  return { kind: "other", seat, command };
}

const bid = (value: number) => other(MIDDLEHAND, { type: "bid", value });
const middlehand = (card: Card) => other(MIDDLEHAND, { type: "play", card });
const rearhand = (card: Card) => other(REARHAND, { type: "play", card });

/** A card to lead, with what to say about a trump and about a plain card in its place. */
function lead<const Id extends string, const Trump extends string, const Plain extends string>(
  text: Id,
  card: Card,
  why: { readonly trump: Trump; readonly plain: Plain },
): ActStep<Id | Trump | Plain | "wrong.later"> {
  return act(text, (command) => {
    if (command.type !== "play") return "wrong.later";
    if (command.card === card) return null;
    return classOf(command.card, "H") === "trump" ? why.trump : why.plain;
  });
}

const hold = (command: SeatCommand) => (command.type === "hold" ? null : "wrong.pass");

function take(command: SeatCommand): "wrong.hand" | null {
  return command.type === "take-skat" ? null : "wrong.hand";
}

function declare(command: SeatCommand) {
  if (command.type !== "declare") return "wrong.later";
  if (command.game !== "H") return "wrong.game";
  const away = command.discard ?? [];
  if (away.every((card) => suitOf(card) === "S" && classOf(card, "H") !== "trump")) return null;
  if (away.some((card) => classOf(card, "H") === "trump")) return "wrong.discard.trump";
  return away.includes("CA") ? "wrong.discard.ace" : "wrong.discard.small";
}

/** Whatever the rules allow: nothing can go wrong any more. */
function anything(command: SeatCommand): "wrong.later" | null {
  return command.type === "play" ? null : "wrong.later";
}

/** Any card, or laying down what is left. */
function cardOrClaim(command: SeatCommand): "wrong.later" | null {
  return command.type === "claim" && !command.level ? null : anything(command);
}

/**
 * The first deal from the first look at the cards to the settlement: Hearts with two, held up to 22. The other two play as
 * they should with what they can know.
 */
export const SCRIPT = [
  read("welcome"),
  read("cards"),
  read("trumps"),
  bid(18),
  act("hold", hold),
  bid(20),
  act("value", hold),
  bid(22),
  act("again", hold),
  other(MIDDLEHAND, { type: "pass" }),
  other(REARHAND, { type: "pass" }),
  act("skat", take),
  act("discard", declare),
  lead("first", "CJ", { trump: "wrong.highest", plain: "wrong.draw" }),
  middlehand("H7"),
  rearhand("H8"),
  lead("second", "SJ", { trump: "wrong.highest", plain: "wrong.draw" }),
  middlehand("HJ"),
  rearhand("HT"),
  lead("ace", "CA", { trump: "wrong.spare", plain: "wrong.small" }),
  middlehand("CT"),
  rearhand("C7"),
  lead("loser", "C8", { trump: "wrong.spare", plain: "wrong.diamond" }),
  middlehand("SA"),
  rearhand("CK"),
  rearhand("DT"),
  act("follow", anything),
  middlehand("DA"),
  middlehand("DK"),
  rearhand("C9"),
  act("ruff", anything),
  act("rest", cardOrClaim),
  middlehand("DQ"),
  rearhand("SK"),
  act("on", cardOrClaim),
  middlehand("D9"),
  rearhand("SQ"),
  act("on", cardOrClaim),
  middlehand("D8"),
  rearhand("S8"),
  act("on", cardOrClaim),
  middlehand("S9"),
  rearhand("CQ"),
  read("settled"),
  read("done"),
] as const satisfies readonly Step[];

type ScriptStep = (typeof SCRIPT)[number];
/** The texts the script needs: of its steps, and of what it objects. */
export type ScriptText =
  | (ScriptStep extends infer One
      ? One extends { readonly text: infer Id extends string }
        ? Id
        : never
      : never)
  | (ScriptStep extends infer One
      ? One extends { readonly objection: (command: SeatCommand) => infer Why }
        ? Why & string
        : never
      : never);
