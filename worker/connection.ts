import type { Viewer } from "../shared/table/view.ts";

/** What is known of an open socket; it outlives hibernation beside the socket itself. */
export interface Attachment {
  /** Who looks through it: known from the device cookie at the upgrade, or from the token in the greeting. */
  readonly viewer: Viewer;
  /** The hash of the key it came with, known here or not; null where it came with none. */
  readonly key: string | null;
  /** Whether the greeting has come; before that nothing is sent. */
  readonly greeted: boolean;
  /** The last event the client had when it greeted: nothing up to there is sent again. */
  readonly after: number;
  /** The foreign web origin it comes from; null for our own pages and for programs. */
  readonly origin: string | null;
  /** Tells apart the sockets of one table. */
  readonly id: string;
}

/** An open socket as the table sees it. */
export interface Connection {
  readonly attachment: Attachment;
  attach(attachment: Attachment): void;
  send(frame: string): void;
  close(code: number, reason: string): void;
}

/** The sockets that have greeted. */
export function greeted(connections: readonly Connection[]): readonly Connection[] {
  return connections.filter(({ attachment }) => attachment.greeted);
}
