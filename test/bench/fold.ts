import { decide } from "../../shared/table/decide.ts";
import type { LoggedEvent, TableEvent } from "../../shared/table/events.ts";
import { fold } from "../../shared/table/evolve.ts";
import { openTable, startSeries } from "../../shared/table/opening.ts";
import { completeRules } from "../../shared/table/rules.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { contextFrom } from "../../shared/table/shuffle.ts";
import { initialState } from "../../shared/table/state.ts";
import { toAct } from "../../shared/table/to-act.ts";
import { viewOf } from "../../shared/table/views.ts";
import { type Dice, diceFrom } from "../protocol/random-deal.ts";
import { type Ratio, ratioOf } from "./ratio.ts";

/** A series of 36 deals, played to the last card: about as many events as such a list has at a real table. */
function seriesLog(deals = 36, seed = 36): readonly LoggedEvent[] {
  const dice = diceFrom(seed);
  const rules = completeRules({ deals });
  const context = contextFrom(new Uint8Array(32).fill(seed), "bench", 3);
  const log: LoggedEvent[] = [];
  let state = initialState();
  const append = (events: readonly TableEvent[]): void => {
    const logged = events.map((event, n) => ({
      ...event,
      seq: state.seq + n + 1,
      at: 1_800_000_000_000 + 1000 * (state.seq + n),
      v: 1,
      cause: { seat: 0 as const, id: `c${state.seq}`, command: "" },
    }));
    log.push(...logged);
    state = fold(state, logged);
  };
  const seated = ([0, 1, 2] as const).map((seat) => ({
    seat,
    person: `person-${seat}`,
    kind: "human" as const,
    nonce: "",
  }));
  append(openTable("bench", rules, seated, context));
  const started = startSeries(state, context);
  if (started.ok) append(started.value);
  while (state.phase !== "finished") {
    const [seat] = toAct(state);
    if (seat === undefined) throw new Error("nobody is to act");
    const command = commandFor(dice, viewOf(seenBy(state, seat), seat, []));
    const decision = decide(state, seat, command, context);
    if (!decision.ok) throw new Error(decision.refusal.code);
    append(decision.value);
  }
  return log;
}

/** Something a patient player might do: bids a little, takes the skat, plays a suit game to its end. */
export function commandFor(dice: Dice, { state, legal, hand }: ReturnType<typeof viewOf>) {
  const bids = (state.deal?.bid ?? 0) < 24 && dice(3) > 0;
  const wanted = ["take-skat", "declare", "play", ...(bids ? ["hold", "bid"] : []), "pass"];
  for (const type of wanted) {
    const listed = legal.filter((command) => command.type === type);
    const command = type === "play" ? listed[dice(listed.length)] : listed[0];
    if (command?.type === "declare") return { ...command, discard: hand.slice(0, 2) };
    if (command) return command;
  }
  throw new Error("nothing is possible");
}

/** Folding a whole log against parsing it: the cold start of a table (DESIGN.md, Budgets: at most 2). */
export function benchFold(): { readonly events: number } & Ratio {
  const log = seriesLog();
  const text = JSON.stringify(log);
  const ratio = ratioOf(
    () => {
      fold(initialState(), log);
    },
    () => {
      JSON.parse(text);
    },
  );
  return { events: log.length, ...ratio };
}
