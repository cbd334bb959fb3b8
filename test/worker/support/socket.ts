import type { ServerMessage } from "../../../shared/protocol/server-messages.ts";
import { PROTOCOL_VERSION } from "../../../shared/protocol/version.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";
import type { ProjectedEvent } from "../../../shared/table/events.ts";
import { call } from "./table.ts";

/** A client's end of a socket, with everything that came through it. */
export interface Client {
  readonly frames: string[];
  readonly closed: { code: number; reason: string }[];
  messages(): readonly ServerMessage[];
  events(): readonly ProjectedEvent[];
  send(message: unknown): void;
  command(id: string, command: SeatCommand): Promise<ServerMessage>;
  /** Waits until something that came, or a close, fulfils the wish. */
  until<T>(wish: () => T | undefined | false): Promise<T>;
  close(): void;
}

export async function connect(
  table: string,
  headers: Record<string, string> = {},
): Promise<Client> {
  const response = await call(`/api/tables/${table}/socket`, {
    headers: { upgrade: "websocket", ...headers },
  });
  const socket = response.webSocket;
  if (!socket) throw new Error(`No socket: ${response.status} ${await response.text()}`);
  const frames: string[] = [];
  const closed: { code: number; reason: string }[] = [];
  let wake = (): void => undefined;
  socket.addEventListener("message", ({ data }) => {
    frames.push(String(data));
    wake();
  });
  socket.addEventListener("close", ({ code, reason }) => {
    closed.push({ code, reason });
    wake();
  });
  socket.accept();
  const messages = (): ServerMessage[] =>
    frames.filter((frame) => frame !== "pong").map((frame) => JSON.parse(frame));
  const until = async <T>(wish: () => T | undefined | false): Promise<T> => {
    const giveUpAt = Date.now() + 20_000;
    for (;;) {
      const granted = wish();
      if (granted) return granted;
      if (Date.now() > giveUpAt) throw new Error(`Waited in vain; got ${frames.slice(-3)}`);
      await new Promise<void>((done) => {
        const timer = setTimeout(done, 200);
        wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  };
  const send = (message: unknown): void =>
    socket.send(typeof message === "string" ? message : JSON.stringify(message));
  return {
    frames,
    closed,
    messages,
    events: () => messages().flatMap((m) => (m.kind === "events" ? m.events : [])),
    send,
    until,
    command(id, command) {
      send({ kind: "command", id, command });
      return until(() =>
        messages().find((m) => (m.kind === "done" || m.kind === "refused") && m.id === id),
      );
    },
    close: () => socket.close(1000, "bye"),
  };
}

/** A socket that has greeted and got everything after `after`. */
export async function greet(
  table: string,
  token?: string,
  after = 0,
  headers: Record<string, string> = {},
): Promise<Client> {
  const client = await connect(table, headers);
  client.send({ kind: "hello", protocol: PROTOCOL_VERSION, after, ...(token && { token }) });
  await client.until(() => client.messages().some(({ kind }) => kind === "presence"));
  return client;
}
