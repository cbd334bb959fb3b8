import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { TableOpenedBody } from "../../shared/protocol/server-messages.ts";
import { type Card, PACK } from "../../shared/skat/cards.ts";
import { type Seat, seatsOf } from "../../shared/skat/seats.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { fold } from "../../shared/table/evolve.ts";
import { initialState, type TableState } from "../../shared/table/state.ts";
import { toAct } from "../../shared/table/to-act.ts";
import type { Viewer } from "../../shared/table/view.ts";
import { readEvents } from "../../worker/log.ts";
import type { TableObject } from "../../worker/table-object.ts";
import { lastingCommand } from "../table/noninterference/lasting.ts";
import { type Random, randomFrom } from "../table/noninterference/random.ts";
import { redeal } from "../table/noninterference/redeal.ts";
import { type Client, greet } from "./support/socket.ts";
import { ask, bearer, secretOf } from "./support/table.ts";

// The same property as in test/table/noninterference.test.ts, less of it, and through the whole worker: real sockets, real
// bodies, the real storage.

const TABLES = 4;
const ACTS = 24;

interface Act {
  readonly seat: Seat;
  readonly command: SeatCommand;
}

interface Run {
  readonly table: string;
  readonly clients: ReadonlyMap<Viewer, Client>;
  readonly bodies: Map<Viewer, string[]>;
  readonly state: () => Promise<TableState>;
}

const tokenOf = (seat: Seat): string => `${seat}`.repeat(43);

/** Opens a table on an object whose cards, clock and randomness are settled, and connects everybody. */
async function openRun(table: string, players: 3 | 4, pack: readonly Card[]): Promise<Run> {
  const stub = env.TABLES.getByName(table);
  await runInDurableObject(stub, ({ host }: TableObject) => {
    let drawn = 0;
    // In the future: an alarm set for the past would ring at once, and each look at this clock moves it on.
    let now = Date.UTC(2100, 0, 1);
    host.random = (bytes) => new Uint8Array(bytes).map(() => drawn++);
    host.now = () => now++;
    host.contextOf = () => ({
      deal: () => pack,
      link: (k) => `${k}`.padStart(64, "0"),
      commitment: () => "c".repeat(64),
      firstDealer: () => 0,
    });
  });
  const asked = { id: table, token: tokenOf(0), rules: { players } };
  const { body } = await ask<TableOpenedBody>("POST", "/api/tables", asked);
  for (const { seat, url } of body.invites) {
    if (seat === null) continue;
    const guest = { invite: secretOf(url), name: "G", token: tokenOf(seat) };
    await ask("POST", `/api/tables/${table}/seats`, guest);
  }
  const clients = new Map<Viewer, Client>();
  for (const seat of seatsOf(players)) clients.set(seat, await greet(table, tokenOf(seat)));
  clients.set("public", await greet(table));
  const state = () =>
    runInDurableObject(stub, ({ host }: TableObject) => fold(initialState(), readEvents(host)));
  return { table, clients, bodies: new Map(), state };
}

async function perform(run: Run, { seat, command }: Act, n: number): Promise<boolean> {
  const client = run.clients.get(seat);
  const answer = await client?.command(`n${n}`, command);
  return answer?.kind === "done";
}

/** What everybody reads and tries in vain between two acts. */
async function probe(run: Run, viewer: Viewer, n: number): Promise<void> {
  const path = `/api/tables/${run.table}`;
  const headers = viewer === "public" ? {} : bearer(tokenOf(viewer));
  const replies = [
    await ask("GET", path, undefined, headers),
    await ask("GET", `${path}/events`, undefined, headers),
    await ask(
      "POST",
      `${path}/commands`,
      { id: `p${n}`, command: { type: "answer", accept: true } },
      headers,
    ),
    await ask(
      "POST",
      `${path}/commands`,
      { id: `q${n}`, command: { type: "bid", value: 19 } },
      headers,
    ),
  ];
  const texts = replies.map(({ status, text }) => `${status} ${text}`);
  run.bodies.set(viewer, [...(run.bodies.get(viewer) ?? []), ...texts]);
}

async function playSome(run: Run, random: Random): Promise<readonly Act[]> {
  const acts: Act[] = [];
  while (acts.length < ACTS) {
    const state = await run.state();
    const [seat] = toAct(state);
    if (seat === undefined || state.deal?.k !== 1) break;
    const act = { seat, command: lastingCommand(state, seat, random) };
    if (!(await perform(run, act, acts.length))) throw new Error(JSON.stringify(act));
    acts.push(act);
    await probeNowAndThen(run, acts.length);
  }
  return acts;
}

async function probeNowAndThen(run: Run, n: number): Promise<void> {
  if (n % 6 === 0) for (const viewer of run.clients.keys()) await probe(run, viewer, n);
}

/** Everything that came to a viewer, the two tables' names made one. */
const outputs = ({ table, clients, bodies }: Run, viewer: Viewer): readonly string[] =>
  [...(clients.get(viewer)?.frames ?? []), ...(bodies.get(viewer) ?? [])].map((text) =>
    text.replaceAll(table, "TABLE"),
  );

/** The same acts with the other cards, and the same looks in between. */
async function repeat(run: Run, acts: readonly Act[], discard: readonly Card[] | null) {
  for (const [n, act] of acts.entries()) {
    const { command } = act;
    const isHidden = command.type === "declare" && command.discard && discard;
    const told = isHidden ? { ...command, discard } : command;
    expect(await perform(run, { ...act, command: told }, n)).toBe(true);
    await probeNowAndThen(run, n + 1);
  }
}

/** Compares what one viewer of a table got with what he gets when the cards he cannot see lie elsewhere. */
async function comparePair(first: Run, acts: readonly Act[], viewer: Viewer, random: Random) {
  const state = await first.state();
  const redealt = redeal(state, viewer, random);
  if (!redealt?.differs) return false;
  const second = await openRun(`${first.table}-${viewer}`, state.rules.players, redealt.pack);
  await repeat(second, acts, redealt.discard);
  const got = first.clients.get(viewer)?.frames.length ?? 0;
  const client = second.clients.get(viewer) as Client;
  await client.until(() => client.frames.length >= got);
  expect(outputs(second, viewer)).toEqual(outputs(first, viewer));
  return true;
}

test(`through real sockets and bodies, nothing depends on hidden cards at ${TABLES} tables`, async () => {
  let pairs = 0;
  for (let seed = 0; seed < TABLES; seed++) {
    const random = randomFrom(seed);
    const first = await openRun(`table-${seed}`, seed % 3 === 2 ? 4 : 3, random.shuffled(PACK));
    const acts = await playSome(first, random);
    if ((await first.state()).deal?.k !== 1) continue;
    for (const viewer of first.clients.keys())
      if (await comparePair(first, acts, viewer, random)) pairs += 1;
  }
  console.log(`noninterference through the worker: ${pairs} pairs`);
  expect(pairs).toBeGreaterThan(TABLES);
});
