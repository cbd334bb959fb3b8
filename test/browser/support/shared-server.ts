import type { TestProject } from "vitest/node";
import { prepareBrowser } from "./browser.ts";
import { type LocalServer, startServer } from "./server.ts";

// One server for all browser tests: they open tables of their own, so they do not meet. The browser is unpacked here, once, before
// several files ask for it at the same time.

/** Where the shared server is. */
export interface SharedServer {
  readonly url: string;
  readonly port: number;
  /** A file of all that it prints. */
  readonly log: string;
}

declare module "vitest" {
  interface ProvidedContext {
    server: SharedServer;
  }
}

let server: LocalServer | undefined;

export async function setup(project: TestProject): Promise<void> {
  [server] = await Promise.all([startServer(), prepareBrowser()]);
  project.provide("server", { url: server.url, port: server.port, log: server.log });
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
