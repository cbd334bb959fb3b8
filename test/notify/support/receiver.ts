import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { RECEIVER_HOST, type Reaction, type Received } from "./mailboxes.ts";
import { type PushBrowser, pushBrowser, vapidOf } from "./push-browser.ts";

// Everybody who can be written to, on one local port: a push service with browsers that decrypt, webhooks, a mail service.
// Each mailbox is a path; it can be told how to answer, and it tells what it got. The same over HTTP, for tests in workerd.
//
//     POST /browsers/NAME             a browser subscribes: its PushSubscription
//     PUT  /answers/NAME  [{...}]     how the mailbox answers next, one after the other; then as the last one
//     GET  /received/NAME             what came, in order
//     any  /push/NAME /hooks/NAME /mail/NAME   what is written to

export interface Receiver {
  /** e.g. `http://127.0.0.1:41234` */
  readonly origin: string;
  close(): Promise<void>;
}

interface Mailbox {
  readonly received: Received[];
  reactions: readonly Reaction[];
  browser: PushBrowser | null;
}

export async function startReceiver(): Promise<Receiver> {
  const mailboxes = new Map<string, Mailbox>();
  const boxOf = (name: string): Mailbox => {
    const box = mailboxes.get(name) ?? {
      received: [],
      reactions: [{ status: 200 }],
      browser: null,
    };
    mailboxes.set(name, box);
    return box;
  };
  const server = createServer((request, response) => {
    void serve(request, response, boxOf).catch((error) => {
      response.writeHead(500).end(`${error}`);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  boxOf: (name: string) => Mailbox,
): Promise<void> {
  const path = request.url ?? "";
  const [, area = "", name = ""] = path.split(/[/?]/);
  const box = boxOf(name);
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const body = Buffer.concat(parts);
  const json = (value: unknown) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
  };
  switch (area) {
    case "browsers":
      box.browser = pushBrowser(`https://${RECEIVER_HOST}/push/${name}`);
      return json(box.browser.subscription);
    case "answers":
      box.reactions = JSON.parse(body.toString());
      return json({});
    case "received":
      return json(box.received);
    default:
      return react(box, path, request, body, response);
  }
}

function react(
  box: Mailbox,
  path: string,
  { headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const [reaction = {}, ...later] = box.reactions;
  if (later.length > 0) box.reactions = later;
  const { status = 200, body: answer = "", hangUp = false } = reaction;
  const text = box.browser ? readBy(box.browser, body) : body.toString("utf8");
  box.received.push({
    ...{ path, text, status: hangUp ? 0 : status },
    headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, `${value}`])),
    ...(box.browser && { vapid: vapidOf(headers.authorization) }),
  });
  if (hangUp) return void response.destroy();
  const challenge = /"challenge":"([^"]+)"/.exec(text)?.[1] ?? "";
  response.writeHead(status, reaction.headers).end(answer.replace("{challenge}", challenge));
}

function readBy(browser: PushBrowser, body: Buffer): string {
  try {
    return JSON.stringify(browser.read(body));
  } catch (error) {
    return `${error}`;
  }
}
