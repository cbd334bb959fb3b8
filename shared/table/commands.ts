import type { Card } from "../skat/cards.ts";
import type { PointGame } from "../skat/games.ts";
import type { Seat } from "../skat/seats.ts";
import type { ClaimLevel } from "../skat/shorten.ts";

/** What a seat may ask for, in the words of the rules (INTERFACE.md, Commands). */
export type SeatCommand =
  | { readonly type: "bid"; readonly value: number }
  | { readonly type: "hold" }
  | { readonly type: "pass" }
  | { readonly type: "take-skat" }
  | DeclareCommand
  | { readonly type: "play"; readonly card: Card }
  | { readonly type: "claim"; readonly level?: ClaimLevel | undefined }
  | {
      readonly type: "concede";
      readonly game?: PointGame | undefined;
      readonly hand?: boolean | undefined;
    }
  | { readonly type: "answer"; readonly accept: boolean }
  | { readonly type: "cut"; readonly nonce: string }
  | AroundCommand;

/** What a seat may ask for around the game, in a deal and between deals, on turn or not. It is never listed as legal. */
export type AroundCommand =
  | CallVoteCommand
  /** An answer to the vote that the event of that number called; the caller withdraws it with a no. */
  | { readonly type: "vote"; readonly vote: number; readonly agree: boolean }
  /** Asks everybody whether the last act of this seat may be taken back. */
  | { readonly type: "take-back" }
  /** The seat's holder is there again: no bot acts for him any more. Acting says the same. */
  | { readonly type: "return" };

/** What belongs to the game itself: what is listed as legal, and what a bot can do for somebody. */
export type GameCommand = Exclude<SeatCommand, AroundCommand | { readonly type: "cut" }>;

export type CallVoteCommand =
  | {
      readonly type: "call-vote";
      readonly kind: "continue-with-bot" | "replace";
      readonly about: Seat;
    }
  | {
      readonly type: "call-vote";
      readonly kind: "end-series";
      /** Somebody absent, who then need not be asked. */
      readonly about?: Seat | undefined;
    }
  | { readonly type: "call-vote"; readonly kind: "pause" | "resume" };

export interface DeclareCommand {
  readonly type: "declare";
  readonly game: string;
  readonly hand?: boolean | undefined;
  readonly schneider?: boolean | undefined;
  readonly schwarz?: boolean | undefined;
  readonly ouvert?: boolean | undefined;
  /** The two cards put away; in a listed command that is still to be completed, null. */
  readonly discard?: readonly Card[] | null | undefined;
}

export function isGameCommand(command: SeatCommand): command is GameCommand {
  switch (command.type) {
    case "cut":
    case "call-vote":
    case "vote":
    case "take-back":
    case "return":
      return false;
    default:
      return true;
  }
}

export type SeatCommandType = SeatCommand["type"];

/** One canonical spelling of a command: keys sorted, missing and false flags left out. */
export function canonicalCommand(command: SeatCommand): string {
  const said = Object.entries(command).filter(
    ([, value]) => value !== undefined && value !== null && value !== false,
  );
  // "answer: false" has to stay apart from an answer left out; only announcements default to no.
  if (command.type === "answer") return JSON.stringify(["answer", command.accept]);
  return JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}
