import { DurableObject } from "cloudflare:workers";

/** The yardstick: one row for each message, which then goes to everybody, and an echo to whoever sent it. */
export class BareObject extends DurableObject {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env as never);
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS log(seq INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT",
    );
  }

  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(socket: WebSocket, data: string): void {
    const { storage } = this.ctx;
    storage.transactionSync(() => storage.sql.exec("INSERT INTO log(body) VALUES (?)", data));
    for (const other of this.ctx.getWebSockets()) other.send(JSON.stringify({ kind: "events" }));
    socket.send(JSON.stringify({ kind: "done" }));
  }
}
