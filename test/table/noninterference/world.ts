import type { TableOpenedBody } from "../../../shared/protocol/server-messages.ts";
import { PROTOCOL_VERSION } from "../../../shared/protocol/version.ts";
import type { Card } from "../../../shared/skat/cards.ts";
import { type Seat, seatsOf } from "../../../shared/skat/seats.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";
import type { TableContext } from "../../../shared/table/context.ts";
import { completeRules, type TableRules } from "../../../shared/table/rules.ts";
import type { TableState } from "../../../shared/table/state.ts";
import type { Viewer } from "../../../shared/table/view.ts";
import type { Answer } from "../../../worker/answer.ts";
import type { Attachment, Connection } from "../../../worker/connection.ts";
import { standingOf } from "../../../worker/inbox-message.ts";
import { openHere } from "../../../worker/open-table.ts";
import { answerTo } from "../../../worker/requests.ts";
import { sitDownHere } from "../../../worker/sit-down.ts";
import { leave, receive } from "../../../worker/sockets.ts";
import { newTable, recall, type Table } from "../../../worker/table.ts";
import { type NodeHost, nodeHost } from "./node-host.ts";

const ID = "a-table-in-a-test";
const STEP_MS = 100;

/** One thing that somebody does. Everything a viewer may trigger is here. */
export type Step =
  | {
      readonly kind: "command";
      readonly by: Viewer;
      readonly via: "socket" | "http";
      readonly id: string;
      readonly command: SeatCommand;
    }
  | { readonly kind: "look"; readonly by: Viewer }
  | { readonly kind: "resume"; readonly by: Viewer; readonly after: number }
  | { readonly kind: "frame"; readonly by: Viewer; readonly text: string };

/** Something that came to a viewer, with the step that caused it; step 0 is everything before the first. */
export interface Output {
  readonly step: number;
  readonly viewer: Viewer;
  readonly text: string;
}

/** A table with all its viewers connected, on a machine where everything but the cards is settled. */
export interface World {
  readonly rules: TableRules;
  readonly outputs: Output[];
  /** The state after each step, as only the server knows it; at 0 the one before the first. */
  readonly states: TableState[];
  readonly host: NodeHost;
  readonly table: Table;
  readonly sockets: Map<Viewer, Connection>;
}

/** How the cards lie in each deal of a world, and who deals first. */
export interface Cards {
  readonly packs: readonly (readonly Card[])[];
  readonly firstDealer: Seat;
}

function contextOf({ packs, firstDealer }: Cards): TableContext {
  return {
    deal: (k) => packs[k - 1] ?? packs[0] ?? [],
    link: (k) => `${k}`.padStart(64, "0"),
    commitment: () => "c".repeat(64),
    firstDealer: () => firstDealer,
  };
}

export const viewersOf = (rules: TableRules): readonly Viewer[] => [
  ...seatsOf(rules.players),
  "public",
];

const tokenOf = (seat: Seat): string => `${seat}`.repeat(43);

/** Opens a table, seats everybody and connects a socket for every viewer. */
export function openWorld(asked: Partial<TableRules>, cards: Cards): World {
  const rules = completeRules(asked);
  const host = nodeHost(contextOf(cards));
  const sockets = new Map<Viewer, Connection>();
  const table = newTable(host, () => [...sockets.values()]);
  const opener = { token: tokenOf(0), device: "d".repeat(43) };
  const opened = openHere(table, ID, { id: ID, rules: asked }, opener);
  const { invites } = JSON.parse(opened.body) as TableOpenedBody;
  const world: World = { rules, outputs: [], states: [], host, table, sockets };
  for (const viewer of viewersOf(rules)) connect(world, viewer, 0);
  for (const { seat, url } of invites) {
    const invite = url.split("=")[1] ?? "";
    const guest = { invite, name: `Guest ${seat}`, token: tokenOf(seat ?? 0) };
    if (seat !== null) sitDownHere(table, guest, { device: `${seat}`.repeat(42), origin: null });
  }
  for (const viewer of viewersOf(rules)) resume(world, viewer, 0);
  world.states.push(stateOf(world));
  return world;
}

export function stateOf(world: World): TableState {
  const memory = recall(world.table);
  if (!memory) throw new Error("The table has to be open.");
  return memory.state;
}

const credentialsOf = (viewer: Viewer) =>
  viewer === "public" ? { origin: null } : { origin: null, token: tokenOf(viewer) };

function connect(world: World, viewer: Viewer, after: number): void {
  let attachment: Attachment = {
    viewer: "public",
    key: null,
    greeted: false,
    after: 0,
    origin: null,
    id: `${viewer}`,
  };
  const note = (text: string): void => {
    world.outputs.push({ step: world.states.length, viewer, text });
  };
  const socket: Connection = {
    get attachment() {
      return attachment;
    },
    attach(next) {
      attachment = next;
    },
    send: (frame) => note(frame),
    close: (code, reason) => note(`closed ${code} ${reason}`),
  };
  world.sockets.set(viewer, socket);
  const token = viewer === "public" ? {} : { token: tokenOf(viewer) };
  const isSeated = viewer === "public" || stateOf(world).players[viewer];
  if (!isSeated) return;
  const hello = { kind: "hello", protocol: PROTOCOL_VERSION, after, ...token };
  receive(world.table, socket, JSON.stringify(hello));
}

function resume(world: World, viewer: Viewer, after: number): void {
  const socket = world.sockets.get(viewer);
  if (socket) leave(world.table, socket);
  connect(world, viewer, after);
}

/** Does one step; answers whether it moved the table. */
export function perform(world: World, step: Step): boolean {
  const { table, host, outputs, states } = world;
  const before = stateOf(world).seq;
  host.clock += STEP_MS;
  const note = (text: string): void => {
    outputs.push({ step: states.length, viewer: step.by, text });
  };
  const noteAnswer = ({ status, body }: Answer): void =>
    note(JSON.stringify({ status, ...JSON.parse(body) }));
  const socket = world.sockets.get(step.by);
  switch (step.kind) {
    case "command": {
      const { id, command } = step;
      if (step.via === "http") {
        const request = { kind: "act" as const, asked: { id, command } };
        noteAnswer(answerTo(table, credentialsOf(step.by), request));
      } else if (socket) receive(table, socket, JSON.stringify({ kind: "command", id, command }));
      break;
    }
    case "look":
      for (const request of [{ kind: "view" as const }, { kind: "events" as const, after: 0 }])
        noteAnswer(answerTo(table, credentialsOf(step.by), request));
      break;
    case "resume":
      resume(world, step.by, step.after);
      break;
    case "frame":
      if (socket) receive(table, socket, step.text);
      break;
  }
  const isMoved = stateOf(world).seq > before;
  if (isMoved) tellLists(world);
  states.push(stateOf(world));
  return isMoved;
}

/** What each player's list of tables, and with it every notification, is made from. */
function tellLists(world: World): void {
  const state = stateOf(world);
  for (const player of state.players) {
    const standing = player && standingOf(state, player.person, (person) => person);
    if (standing)
      world.outputs.push({
        step: world.states.length,
        viewer: standing.seat,
        text: JSON.stringify(standing),
      });
  }
}

/** Time passes for one step, and nothing happens. */
export function idle(world: World): void {
  world.host.clock += STEP_MS;
  world.states.push(stateOf(world));
}
