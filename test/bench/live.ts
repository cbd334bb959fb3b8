import { startServer } from "../browser/support/server.ts";
import { type BenchSocket, connect } from "./live/socket.ts";
import { type LiveTable, liveTable, nextMove } from "./live/table.ts";
import { median, quantile } from "./ratio.ts";

/** Seats may burst 200 commands before they are slowed to 50 a second: what is measured stays below. */
const COMMANDS = 400;
const TABLES = 100;
const MOVES_A_TABLE = 12;
/** People think: without a pause a hundred tables would measure nothing but the queue they make. */
const THINK_MS = 400;

export interface LiveFigures {
  /** Commands a second one after another through one object, and through the bare one. */
  readonly throughput: { readonly table: number; readonly bare: number; readonly ratio: number };
  /** From a move sent to the last of four sockets seeing it, in ms. */
  readonly latency: readonly {
    readonly tables: number;
    readonly table: readonly [p50: number, p99: number];
    readonly bare: readonly [p50: number, p99: number];
  }[];
  /** First look at a table of 36 deals after a restart, in ms, and the second look. */
  readonly coldLoad: { readonly events: number; readonly first: number; readonly second: number };
  readonly rowsPerDeal: number;
}

/** Measures the real worker against an object that inserts a row and echoes, in one local workerd. */
export async function benchLive(): Promise<LiveFigures> {
  let server = await startServer({ config: "test/bench/worker/wrangler.toml" });
  try {
    const throughput = await measureThroughput(server.url);
    const latency = [await measureLatency(server.url, 1), await measureLatency(server.url, TABLES)];
    const series = await playSeries(server.url);
    const { persistTo, port } = server;
    await server.kill();
    server = await startServer({ config: "test/bench/worker/wrangler.toml", persistTo, port });
    const coldLoad = await measureColdLoad(server.url, series);
    return { throughput, latency, coldLoad, rowsPerDeal: series.rowsPerDeal };
  } finally {
    await server.stop();
  }
}

async function measureThroughput(url: string): Promise<LiveFigures["throughput"]> {
  const live = await liveTable(url, 36, 1);
  const bare = await bareSockets(url, "throughput");
  const times = { table: [] as number[], bare: [] as number[] };
  for (let n = 0; n < COMMANDS; n++) {
    times.table.push(await timed(() => acknowledged(live, `t${n}`)));
    const sender = bare[n % 3] as BenchSocket;
    times.bare.push(
      await timed(async () => {
        const done = sender.next("done");
        sender.send({ kind: "command", id: `b${n}`, command: { type: "bid", value: 18 } });
        await done;
      }),
    );
  }
  closeAll([...live.sockets, ...bare]);
  const [table, base] = [times.table, times.bare].map((each) => 1000 / median(each.slice(50)));
  return { table: table ?? 0, bare: base ?? 0, ratio: (table ?? 0) / (base ?? 1) };
}

/** Sends the next move and waits for its acknowledgement. */
async function acknowledged(live: LiveTable, id: string): Promise<void> {
  const move = nextMove(live);
  const socket = move && live.sockets[move.seat];
  if (!socket) throw new Error("the series is over too soon");
  const done = socket.next("done");
  socket.send({ kind: "command", id, command: move.command });
  await done;
}

async function measureLatency(url: string, count: number): Promise<LiveFigures["latency"][number]> {
  const lives: LiveTable[] = [];
  const bares: BenchSocket[][] = [];
  for (let n = 0; n < count; n++) {
    lives.push(await liveTable(url, 36, n + 2));
    bares.push(await bareSockets(url, `latency-${count}-${n}`));
  }
  const table: number[] = [];
  const bare: number[] = [];
  const moves = count === 1 ? COMMANDS / 2 : MOVES_A_TABLE;
  const pause = count === 1 ? 0 : THINK_MS;
  await Promise.all(
    lives.map((live, n) => keepMoving(moves, pause, n / count, () => tableSeen(live), table)),
  );
  await Promise.all(
    bares.map((all, n) => keepMoving(moves, pause, n / count, () => bareSeen(all), bare)),
  );
  closeAll([...lives.flatMap((live) => live.sockets), ...bares.flat()]);
  const spread = (all: readonly number[]): readonly [number, number] => [
    quantile(all, 0.5),
    quantile(all, 0.99),
  ];
  return { tables: count, table: spread(table), bare: spread(bare) };
}

async function keepMoving(
  moves: number,
  pause: number,
  phase: number,
  move: () => Promise<number>,
  times: number[],
): Promise<void> {
  await sleep(phase * pause);
  for (let n = 0; n < moves; n++) {
    times.push(await move());
    if (pause > 0) await sleep(pause);
  }
}

let ids = 0;

function tableSeen(live: LiveTable): Promise<number> {
  const move = nextMove(live);
  const socket = move && live.sockets[move.seat];
  if (!socket) throw new Error("the series is over too soon");
  ids += 1;
  return timed(() =>
    seenByAll(live.sockets, socket, { kind: "command", id: `s${ids}`, command: move.command }),
  );
}

function bareSeen(sockets: readonly BenchSocket[]): Promise<number> {
  const socket = sockets[0] as BenchSocket;
  return timed(() =>
    seenByAll(sockets, socket, { kind: "command", id: "b", command: { type: "pass" } }),
  );
}

async function seenByAll(
  sockets: readonly BenchSocket[],
  sender: BenchSocket,
  message: unknown,
): Promise<void> {
  const seen = Promise.all([
    ...sockets.map((socket) => socket.next("events")),
    sender.next("done"),
  ]);
  sender.send(message);
  await seen;
}

interface Series {
  readonly id: string;
  readonly events: number;
  readonly rowsPerDeal: number;
}

/** A series of 36 deals played to its end, as fast as the seats may. */
async function playSeries(url: string): Promise<Series> {
  const live = await liveTable(url, 36, 36);
  const before = await rowsOf(url, live.id);
  for (let n = 0; nextMove(live); n++) {
    // Three seats at 50 commands a second each.
    if (n > 500) await sleep(8);
    await acknowledged(live, `c${n}`);
    await settled(live);
  }
  const rows = (await rowsOf(url, live.id)) - before;
  closeAll(live.sockets);
  return { id: live.id, events: live.states[0]?.seq ?? 0, rowsPerDeal: rows / 36 };
}

/** The events reach the other seats a moment after the acknowledgement reached the one who moved. */
async function settled({ states }: LiveTable): Promise<void> {
  const newest = Math.max(...states.map(({ seq }) => seq));
  for (let n = 0; n < 200 && states.some(({ seq }) => seq < newest); n++) await sleep(1);
}

async function rowsOf(url: string, id: string): Promise<number> {
  return (await (await fetch(`${url}/rows/${id}`)).json()) as number;
}

async function measureColdLoad(
  url: string,
  { id, events }: Series,
): Promise<LiveFigures["coldLoad"]> {
  const look = async (): Promise<void> => {
    await (await fetch(`${url}/api/tables/${id}`)).arrayBuffer();
  };
  // The worker itself is warm before the table is woken.
  await (await fetch(`${url}/api/health`)).arrayBuffer();
  const first = await timed(look);
  const later: number[] = [];
  for (let n = 0; n < 20; n++) later.push(await timed(look));
  return { events, first, second: median(later) };
}

async function bareSockets(url: string, name: string): Promise<BenchSocket[]> {
  const path = `${url.replace("http", "ws")}/bare/${name}`;
  return Promise.all(Array.from({ length: 4 }, () => connect(path)));
}

function closeAll(sockets: readonly BenchSocket[]): void {
  for (const socket of sockets) socket.close();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
