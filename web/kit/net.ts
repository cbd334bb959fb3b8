// The net of the kit: it says what a page is to be shown with, or nothing.

/** What comes back for a call: nothing ever, no net, or an answer. */
export type Answer = "never" | "fails" | { readonly status: number; readonly body: unknown };

export const refused = (status: number, code: string): Answer => ({
  status,
  body: { error: { code, message: "" } },
});

export const told = (body: unknown): Answer => ({ status: 200, body });

let answers: Readonly<Record<string, Answer>> = {};

/** From now on calls are answered like that: by path, without `/api`. Whatever is not among them fails. */
export function answerCalls(next: Readonly<Record<string, Answer>>): void {
  answers = next;
}

const fetchFile = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (!pathname.startsWith("/api/")) return fetchFile(input, init);
  const answer = answers[pathname.slice("/api".length)] ?? "fails";
  if (answer === "never") return new Promise(() => undefined);
  if (answer === "fails") return Promise.reject(new TypeError("no net"));
  return Promise.resolve(Response.json(answer.body, { status: answer.status }));
};

/** A socket that is never opened. */
class SilentSocket extends EventTarget {
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}

/** A worker whose code does not come. */
class FailingWorker {
  onerror: (() => void) | null = null;
  postMessage(): void {
    queueMicrotask(() => this.onerror?.());
  }
  terminate(): void {}
}

Object.assign(globalThis, { WebSocket: SilentSocket, Worker: FailingWorker });
