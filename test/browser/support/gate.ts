import type { Page, WebSocketRoute } from "playwright-core";

/**
 * What becomes of a frame on its way to the page: itself, another one, or nothing.
 * @param socket which of the page's sockets it comes through, from 1
 */
export type Passage = (frame: string, socket: number) => string | null;

/** Stands between a page and the table's socket. */
export interface Gate {
  /** Keeps what the server sends. */
  close(): void;
  /** Lets through what was kept, and all that comes. */
  open(): void;
}

/** Puts a gate before a page's sockets; to be called before the page is opened. */
export async function gateBefore(page: Page, passage: Passage = (frame) => frame): Promise<Gate> {
  let isOpen = true;
  let kept: { readonly to: WebSocketRoute; readonly frame: string }[] = [];
  let sockets = 0;
  await page.routeWebSocket(/\/socket/, (to) => {
    const upstream = to.connectToServer();
    const socket = ++sockets;
    upstream.onMessage((message) => {
      const frame = passage(`${message}`, socket);
      if (frame === null) return;
      if (isOpen) to.send(frame);
      else kept.push({ to, frame });
    });
  });
  return {
    close() {
      isOpen = false;
    },
    open() {
      isOpen = true;
      for (const { to, frame } of kept) to.send(frame);
      kept = [];
    },
  };
}
