import { PHRASES } from "../../../shared/protocol/phrases.ts";
import { BID_VALUES } from "../../../shared/skat/bids.ts";
import { type Card, PACK } from "../../../shared/skat/cards.ts";
import type { Seat } from "../../../shared/skat/seats.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";
import type { TableRules } from "../../../shared/table/rules.ts";
import { seenBy } from "../../../shared/table/seen.ts";
import type { TableState } from "../../../shared/table/state.ts";
import { toAct } from "../../../shared/table/to-act.ts";
import type { Viewer } from "../../../shared/table/view.ts";
import { viewOf } from "../../../shared/table/views.ts";
import type { Random } from "./random.ts";
import {
  type Cards,
  openWorld,
  perform,
  type Step,
  stateOf,
  viewersOf,
  type World,
} from "./world.ts";

/** A whole series as it was played, with every attempt on the way. */
export interface Played {
  readonly world: World;
  readonly cards: Cards;
  /** `steps[i]` led to `world.states[i]`; the first place is empty. */
  readonly steps: readonly (Step | null)[];
  /** Which steps moved the table. */
  readonly moved: readonly boolean[];
}

const GAMES = ["C", "S", "H", "D", "G", "N", "X"] as const;
const MOST_STEPS = 600;

/** Plays a series by chance: everybody acts in turn, looks, drops and resumes, and tries what he may not. */
export function playByChance(rules: Partial<TableRules>, cards: Cards, random: Random): Played {
  const world = openWorld(rules, cards);
  const steps: (Step | null)[] = [null];
  const moved = [false];
  while (stateOf(world).phase !== "finished" && steps.length < MOST_STEPS) {
    const step = nextStep(world, steps, random);
    steps.push(step);
    moved.push(perform(world, step));
  }
  return { world, cards, steps, moved };
}

function nextStep(world: World, steps: readonly (Step | null)[], random: Random): Step {
  const state = stateOf(world);
  const by = random.pick(viewersOf(world.rules));
  const id = `s${steps.length}`;
  const via = random.chance(0.5) ? "http" : "socket";
  if (random.chance(0.1)) return { kind: "look", by };
  if (random.chance(0.04)) return { kind: "resume", by, after: random.below(state.seq + 2) };
  if (random.chance(0.05)) return { kind: "frame", by, text: strangeFrame(random) };
  if (random.chance(0.1)) {
    const earlier = echo(steps, random.chance(0.4) ? null : by, random);
    if (earlier) return earlier;
  }
  if (random.chance(0.25)) return { kind: "command", by, via, id, command: anyCommand(random) };
  const [first] = toAct(state);
  const seat = random.chance(0.8) || first === undefined ? first : random.pick(toAct(state));
  if (seat === undefined) throw new Error("Somebody has to be to act.");
  const command = random.chance(0.12)
    ? nearlyRight(state, random)
    : ownCommand(state, seat, random);
  return { kind: "command", by: seat, via, id, command };
}

/**
 * Somebody tries what was done before, under the same id: somebody else must not be taken for him, and he himself gets the
 * same answer again, or is told that the id is used.
 */
function echo(steps: readonly (Step | null)[], other: Viewer | null, random: Random): Step | null {
  const commands = steps.slice(-6).filter((step) => step?.kind === "command");
  if (commands.length === 0) return null;
  const step = random.pick(commands);
  if (step?.kind !== "command" || (step.command.type === "declare" && step.command.discard))
    return null;
  const by = other ?? step.by;
  const command = random.chance(0.3) ? anyCommand(random) : step.command;
  return { ...step, command, by, via: random.chance(0.7) ? "http" : "socket" };
}

function strangeFrame(random: Random): string {
  return random.pick([
    "{",
    JSON.stringify({ kind: "say", phrase: random.pick(PHRASES) }),
    JSON.stringify({ kind: "say", text: "free text" }),
    JSON.stringify({ kind: "command", id: "x", command: { type: "peek" } }),
  ]);
}

/** Any command at all, mostly one that is refused. */
function anyCommand(random: Random): SeatCommand {
  const game = random.pick(GAMES);
  const cards = (count: number): Card[] => random.shuffled(PACK).slice(0, count);
  return random.pick<() => SeatCommand>([
    () => ({ type: "play", card: random.pick(PACK) }),
    () => ({ type: "play", card: random.pick(PACK) }),
    () => ({ type: "play", card: random.pick(PACK) }),
    () => ({ type: "bid", value: random.chance(0.5) ? random.pick(BID_VALUES) : random.below(50) }),
    () => ({ type: "hold" }),
    () => ({ type: "take-skat" }),
    () => ({ type: "declare", game, discard: cards(random.below(4)) }),
    () => ({ type: "declare", game, hand: true, schneider: random.chance(0.3) }),
    () => ({
      type: "declare",
      game,
      ouvert: true,
      ...(random.chance(0.5) && { discard: cards(2) }),
    }),
    () => ({ type: "claim" }),
    () =>
      random.chance(0.5)
        ? { type: "claim", level: "schneider" }
        : { type: "claim", level: "schwarz" },
    () => ({ type: "answer", accept: false }),
    () => ({ type: "cut", nonce: "0".repeat(32) }),
  ])();
}

/** What would fit the moment if the cards did. */
function nearlyRight({ phase }: TableState, random: Random): SeatCommand {
  if (phase === "playing") return { type: "play", card: random.pick(PACK) };
  if (phase !== "declaring") return anyCommand(random);
  return { type: "declare", game: random.pick(GAMES), discard: random.shuffled(PACK).slice(0, 2) };
}

/** Something the seat may do now: mostly a card, now and then a claim or giving up. */
function ownCommand(state: TableState, seat: Seat, random: Random): SeatCommand {
  const { legal, hand } = viewOf(seenBy(state, seat), seat, []);
  const rare = random.chance(0.06);
  const isRare = ({ type }: SeatCommand) => type === "claim" || type === "concede";
  const usual = legal.filter((command) => isRare(command) === rare);
  const possible = usual.length > 0 ? usual : legal;
  const type = random.pick([...new Set(possible.map((command) => command.type))]);
  const command = random.pick(possible.filter((each) => each.type === type));
  if (command.type === "bid") {
    const lowest = legal.find((each) => each.type === "bid");
    return random.chance(0.8) && lowest ? lowest : command;
  }
  if (command.type !== "declare" || command.discard !== null) return command;
  return { ...command, discard: random.shuffled(hand).slice(0, 2) };
}
