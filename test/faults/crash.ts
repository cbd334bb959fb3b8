import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { EventsBody, TableOpenedBody } from "../../shared/protocol/server-messages.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { type LocalServer, startServer } from "../browser/support/server.ts";
import { type Random, randomFrom } from "../table/noninterference/random.ts";
import { bundleWorker, type Planted } from "./bundle.ts";
import { newPlayer, type Player } from "./player.ts";

// The server on a folder, three players who send the next command on each acknowledgement, and `kill -9` of its process
// tree at random moments. Whatever was acknowledged has to be there afterwards, once.
//
//     node test/faults/crash.ts --kills 30 --seed 1

export interface CrashOptions {
  readonly kills: number;
  readonly seed: number;
  /** A module of the worker that something else takes the place of. */
  readonly planted?: Planted;
  /** Whether to stop as soon as something is wrong. */
  readonly stopAtLoss?: boolean;
}

export interface Crashed {
  readonly kills: number;
  readonly series: number;
  readonly acknowledged: number;
  /** What was told and is not there any more, or there twice, or was told in the wrong order. */
  readonly losses: readonly string[];
}

/** How long a server lives, once it is up and everybody is connected, in ms. */
const SHORTEST_LIFE = 20;
const LONGEST_LIFE = 500;
const SERIES = { deals: 36 };
const SERIES_WITHIN_MS = 300_000;

interface Series {
  readonly table: string;
  readonly players: readonly Player[];
}

export async function crash(options: CrashOptions): Promise<Crashed> {
  const { kills, seed, planted, stopAtLoss = false } = options;
  const random = randomFrom(seed);
  const persistTo = await mkdtemp(join(tmpdir(), "fernskat-crash-"));
  const bundle = await mkdtemp(join(tmpdir(), "fernskat-worker-"));
  const serving = { program: "test/faults/serve.ts", config: await bundleWorker(bundle, planted) };
  const start = (port?: number) => startServer({ ...serving, persistTo, ...(port && { port }) });
  let server = await start();
  const losses: string[] = [];
  const played: Series[] = [];
  let killed = 0;
  try {
    let series = await openSeries(server, random, played);
    while (killed < kills && !(stopAtLoss && losses.length > 0)) {
      await connectAll(series, server);
      await pause(SHORTEST_LIFE + random.below(LONGEST_LIFE - SHORTEST_LIFE));
      await server.kill();
      killed += 1;
      for (const { disconnect } of series.players) disconnect();
      server = await start(server.port);
      losses.push(...(await lossesOf(series, server)));
      if (isOver(series)) series = await openSeries(server, random, played);
    }
    if (losses.length === 0) {
      await connectAll(series, server);
      await until(() => isOver(series) || complaintsOf(series).length > 0);
      losses.push(...(await lossesOf(series, server)));
      if (!isOver(series)) losses.push("The series was not finished.");
    }
  } finally {
    for (const { players } of played) for (const { disconnect } of players) disconnect();
    await server.stop();
    for (const folder of [persistTo, bundle]) await rm(folder, { recursive: true, force: true });
  }
  const acknowledged = played
    .flatMap(({ players }) => players)
    .reduce((sum, player) => sum + player.acknowledged.length, 0);
  return { kills: killed, series: played.length, acknowledged, losses };
}

async function openSeries({ url }: LocalServer, random: Random, played: Series[]): Promise<Series> {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`${url}/api/tables${path}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    return (await response.json()) as T;
  };
  const { table, token, invites } = await post<TableOpenedBody>("", { rules: SERIES });
  const players = [newPlayer(table, 0, token, random.below(1e9))];
  for (const { seat, url: link } of invites) {
    if (seat === null) continue;
    const guest = { invite: link.split("=")[1], name: `Guest ${seat}` };
    const seated = await post<{ seat: Seat; token: string }>(`/${table}/seats`, guest);
    players.push(newPlayer(table, seated.seat, seated.token, random.below(1e9)));
  }
  const series = { table, players };
  played.push(series);
  return series;
}

async function connectAll({ players }: Series, { url }: LocalServer): Promise<void> {
  await Promise.all(players.map((player) => player.connect(url)));
}

const isOver = ({ players }: Series) =>
  players.every((player) => player.state().phase === "finished");

const complaintsOf = ({ players }: Series) => players.flatMap(({ complaints }) => complaints);

/** Compares what everybody was told with what is there now. */
async function lossesOf(series: Series, { url }: LocalServer): Promise<readonly string[]> {
  const losses = [...complaintsOf(series)];
  for (const { seat, token, events, acknowledged } of series.players) {
    const response = await fetch(`${url}/api/tables/${series.table}/events`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const kept = ((await response.json()) as EventsBody).events;
    events.forEach((event, i) => {
      if (JSON.stringify(kept[i]) !== JSON.stringify(event))
        losses.push(`Seat ${seat} was told event ${event.seq}, which is not there.`);
    });
    for (const { id, seq } of acknowledged) {
      const caused = kept.filter((event) => event.id === id);
      if (caused.at(-1)?.seq !== seq) losses.push(`Seat ${seat}: ${id} was acknowledged and lost.`);
      // All that one command caused happened in one breath.
      const first = caused[0]?.seq ?? 0;
      if (seq - first + 1 !== caused.length || new Set(caused.map(({ at }) => at)).size > 1)
        losses.push(`Seat ${seat}: ${id} was done twice.`);
    }
  }
  return losses;
}

async function until(wish: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + SERIES_WITHIN_MS;
  while (!wish() && Date.now() < giveUpAt) await pause(20);
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      kills: { type: "string", default: "30" },
      seed: { type: "string", default: `${Date.now() % 1e6}` },
    },
  });
  const crashed = await crash({ kills: Number(values.kills), seed: Number(values.seed) });
  console.log(JSON.stringify({ seed: Number(values.seed), ...crashed }));
  if (crashed.losses.length > 0) process.exitCode = 1;
}
