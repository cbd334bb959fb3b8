import { PACK } from "../../../shared/skat/cards.ts";
import type { Seat } from "../../../shared/skat/seats.ts";
import type { TableRules } from "../../../shared/table/rules.ts";
import type { Phase } from "../../../shared/table/state.ts";
import type { Viewer } from "../../../shared/table/view.ts";
import { type Random, randomFrom } from "./random.ts";
import { type Redealt, redeal } from "./redeal.ts";
import { type Played, playByChance } from "./script.ts";
import {
  type Cards,
  idle,
  type Output,
  openWorld,
  perform,
  type Step,
  viewersOf,
  type World,
} from "./world.ts";

/** Two runs that differ only in cards the viewer cannot see, and yet something he got differs: a leak. */
interface Leak {
  readonly seed: number;
  readonly viewer: Viewer;
  readonly step: number;
  readonly text: string;
  readonly instead: string;
}

export interface Checked {
  readonly leaks: readonly Leak[];
  /** Pairs of runs that were compared, by the phase in which they were. */
  readonly pairs: ReadonlyMap<Phase, number>;
  /** The kinds of viewers that were compared. */
  readonly viewers: ReadonlySet<string>;
  /** The kinds of output that were compared: event types, and codes of refusals. */
  readonly seen: ReadonlySet<string>;
  /** Pairs that could not be compared: there was no other way for the cards to lie, or somebody else's claim told more. */
  readonly skipped: number;
  /** Pairs in which a hidden card lay elsewhere, and not only in another order. */
  readonly different: number;
}

interface Tally {
  leaks: Leak[];
  pairs: Map<Phase, number>;
  viewers: Set<string>;
  seen: Set<string>;
  skipped: number;
  different: number;
}

/** Checks noninterference over random series with these seeds, for every viewer of each; stops at the first leaks if asked. */
export function checkSeeds(seeds: Iterable<number>, stopAtFirst = false): Checked {
  const tally: Tally = {
    leaks: [],
    pairs: new Map(),
    viewers: new Set(),
    seen: new Set(),
    skipped: 0,
    different: 0,
  };
  for (const seed of seeds) {
    checkSeries(seed, tally);
    if (stopAtFirst && tally.leaks.length > 0) break;
  }
  return tally;
}

function checkSeries(seed: number, tally: Tally): void {
  const random = randomFrom(seed);
  const rules = rulesByChance(random);
  const cards: Cards = {
    packs: [random.shuffled(PACK), random.shuffled(PACK)],
    firstDealer: random.below(rules.players ?? 3) as Seat,
  };
  const played = playByChance(rules, cards, random);
  for (const viewer of viewersOf(played.world.rules)) {
    const gap = gapFor(played, viewer);
    if (gap) tally.leaks.push({ seed, viewer, ...gap });
    for (const until of cutsFor(played, viewer, random)) {
      const leak = checkPair(played, viewer, until, random, tally);
      if (leak) tally.leaks.push({ seed, viewer, ...leak });
    }
  }
}

function rulesByChance(random: Random): Partial<TableRules> {
  return {
    players: random.chance(0.3) ? 4 : 3,
    deals: random.chance(0.3) ? 2 : 1,
    ...(random.chance(0.2) && { spectatorDelay: 1 + random.below(3) }),
  };
}

/** Where to compare: anywhere, and where the viewer himself tried something that hidden cards could bear on. */
function cutsFor({ steps, moved }: Played, viewer: Viewer, random: Random): readonly number[] {
  const own = steps.flatMap((step, i) => {
    const isClaim = step?.kind === "command" && step.by === viewer && step.command.type === "claim";
    return isClaim ? [i] : [];
  });
  const anywhere = 1 + random.below(steps.length - 1);
  const lastOf = own.filter((i) => moved[i]).slice(-1);
  const refused = own.filter((i) => !moved[i]).slice(-1);
  return [...new Set([anywhere, ...lastOf, ...refused])];
}

type Difference = Omit<Leak, "seed" | "viewer">;

function checkPair(
  played: Played,
  viewer: Viewer,
  until: number,
  random: Random,
  tally: Tally,
): Difference | null {
  const { world, steps, cards } = played;
  const before = world.states[until - 1];
  const after = world.states[until];
  const step = steps[until];
  if (!before?.deal || !after || !step) return null;
  const endsHere = after.deal?.k !== before.deal.k;
  // The last card of a deal has to come from the hand it came from; the step before it is as good.
  if (endsHere && (step.by !== viewer || (step.kind === "command" && step.command.type === "play")))
    return null;
  const redealt = redeal(endsHere ? before : after, viewer, random);
  const other =
    redealt &&
    replay(played, viewer, until, { ...cards, packs: replaced(cards, redealt) }, redealt);
  if (!other) {
    tally.skipped += 1;
    return null;
  }
  if (redealt.differs) tally.different += 1;
  tally.pairs.set(before.phase, (tally.pairs.get(before.phase) ?? 0) + 1);
  tally.viewers.add(
    viewer === "public" ? "public" : viewer === before.deal.sitsOut ? "sits out" : "plays",
  );
  const mine = outputsFor(world, viewer, until);
  for (const { text } of mine) note(tally.seen, text);
  return differenceOf(mine, outputsFor(other, viewer, until));
}

const replaced = ({ packs }: Cards, { k, pack }: Redealt) =>
  packs.map((old, i) => (i === k - 1 ? pack : old));

/**
 * The same open acts with the other cards, and whatever the viewer himself tried; null where somebody else's claim turns out
 * otherwise: its verdict is told to everybody and rests on cards that only the claimant knows.
 */
function replay(
  { world, steps, moved }: Played,
  viewer: Viewer,
  until: number,
  cards: Cards,
  redealt: Redealt,
): World | null {
  const other = openWorld(world.rules, cards);
  for (let i = 1; i <= until; i++) {
    const step = steps[i];
    if (!step) throw new Error("Every step is known.");
    if (isSecret(step, viewer) && !moved[i]) idle(other);
    else perform(other, isRunning(other, redealt.k) ? withDiscard(step, viewer, redealt) : step);
    if (other.states[i]?.seq === world.states[i]?.seq) continue;
    // What the viewer did himself has to turn out the same: his outputs will show that it did not.
    if (step.by === viewer) return other;
    if (step.kind === "command" && step.command.type === "claim") return null;
    throw new Error(`A step could not be repeated: ${JSON.stringify(step)}`);
  }
  return other;
}

/** What another tried in vain, or looked at, is nothing the viewer may notice. */
function isSecret(step: Step, viewer: Viewer): boolean {
  return step.by !== viewer && (step.kind === "command" || step.kind === "look");
}

const isRunning = ({ states }: World, k: number) => states.at(-1)?.deal?.k === k;

/** The declarer puts away what he holds in the new deal, where the viewer cannot know what it was. */
function withDiscard(step: Step, viewer: Viewer, { discard }: Redealt): Step {
  if (step.kind !== "command" || step.by === viewer || !discard) return step;
  const { command } = step;
  return command.type === "declare" && command.discard
    ? { ...step, command: { ...command, discard } }
    : step;
}

function differenceOf(mine: readonly Output[], theirs: readonly Output[]): Difference | null {
  for (let i = 0; i < Math.max(mine.length, theirs.length); i++) {
    const [a, b] = [mine[i], theirs[i]];
    if (a?.text === b?.text && a?.step === b?.step) continue;
    return { step: a?.step ?? b?.step ?? 0, text: a?.text ?? "", instead: b?.text ?? "" };
  }
  return null;
}

/** Everything that came to the viewer, as far as the deal was not over: when it is, all cards are open. */
function outputsFor({ outputs }: World, viewer: Viewer, until: number): readonly Output[] {
  let isRevealed = false;
  return outputs.flatMap((output) => {
    if (output.viewer !== viewer || output.step > until) return [];
    if (output.step < until || !output.text.startsWith("{")) return [output];
    const message = JSON.parse(output.text) as { events?: readonly { type: string }[] };
    if (!message.events) return [output];
    if (isRevealed) return [];
    const end = message.events.findIndex(({ type }) => type === "dealEnded");
    if (end === -1) return [output];
    isRevealed = message.events.length > 0;
    return [{ ...output, text: JSON.stringify(message.events.slice(0, end)) }];
  });
}

/** The first place where the viewer's events are not numbered one after the other. */
function gapFor({ world, steps }: Played, viewer: Viewer): Difference | null {
  let expected = 1;
  let at = 0;
  for (const { step, text, viewer: of } of world.outputs) {
    if (of !== viewer || !text.startsWith("{")) continue;
    const resumed = steps[step];
    if (step !== at && resumed?.kind === "resume" && resumed.by === viewer)
      expected = resumed.after + 1;
    at = step;
    const { kind, events } = JSON.parse(text) as { kind?: string; events?: { seq: number }[] };
    for (const { seq } of (kind === "events" && events) || []) {
      // Before the first step a socket is opened anew for everybody.
      if (step === 0 && seq === 1) expected = 1;
      if (seq !== expected) return { step, text: `${seq}`, instead: `${expected}` };
      expected = seq + 1;
    }
  }
  return null;
}

function note(seen: Set<string>, text: string): void {
  for (const [, word] of text.matchAll(/"(?:type|code)":"([\w-]+)"/g)) if (word) seen.add(word);
}
