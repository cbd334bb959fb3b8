import type { ServerMessage } from "../../../shared/protocol/server-messages.ts";

/** One WebSocket as the benchmarks use it: frames as they come, and when they came. */
export interface BenchSocket {
  send(message: unknown): void;
  /** The next frame of that kind after this call; rejects when the server refuses or nothing comes. */
  next(kind: ServerMessage["kind"]): Promise<ServerMessage>;
  onFrame(listener: (frame: ServerMessage) => void): void;
  close(): void;
}

const PATIENCE_MS = 20_000;

export async function connect(url: string): Promise<BenchSocket> {
  const socket = new WebSocket(url);
  const listeners = new Set<(frame: ServerMessage) => void>();
  socket.addEventListener("message", ({ data }) => {
    const frame = JSON.parse(String(data)) as ServerMessage;
    for (const listener of [...listeners]) listener(frame);
  });
  await new Promise<void>((opened, failed) => {
    socket.addEventListener("open", () => opened(), { once: true });
    socket.addEventListener("error", () => failed(new Error(`no socket at ${url}`)), {
      once: true,
    });
  });
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    onFrame: (listener) => {
      listeners.add(listener);
    },
    next: (kind) =>
      new Promise((found, failed) => {
        const timer = setTimeout(() => {
          listeners.delete(listen);
          failed(new Error(`no "${kind}" came`));
        }, PATIENCE_MS);
        const listen = (frame: ServerMessage): void => {
          if (frame.kind !== kind && frame.kind !== "refused") return;
          clearTimeout(timer);
          listeners.delete(listen);
          if (frame.kind === kind) found(frame);
          else failed(new Error(JSON.stringify(frame)));
        };
        listeners.add(listen);
      }),
    close: () => socket.close(),
  };
}
