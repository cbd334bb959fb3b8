import type { BrowserContext } from "playwright-core";
import type { Clock } from "../../worker/clock/clock.ts";
import { type LocalServer, type ServerOptions, startServer } from "./server.ts";

/** The built app on the local workerd, with a clock that a test moves on. */
export interface ClockServer extends LocalServer {
  /** What time it is there, in ms since 1970. */
  now(): Promise<number>;
  /**
   * Lets so much time go by, in ms: whatever falls due on the way is done when it falls due, one after the other, and is over
   * when this answers. The browsers that follow go along.
   */
  pass(ms: number): Promise<void>;
  /** The pages of these browsers, those open and those to come, read this clock from now on. */
  follow(...contexts: readonly BrowserContext[]): Promise<void>;
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Alarms may be set a little early, and what follows from one may come a moment later. */
const MOST_STEPS = 2_000;
const GIVE_UP_MS = 20_000;

export async function startClockServer(options: ServerOptions = {}): Promise<ClockServer> {
  const server = await startServer({ ...options, main: "test/worker/clock/index.ts" });
  const following = new Set<BrowserContext>();
  const clock = async (by?: number): Promise<Clock> => {
    const answer = await (by === undefined
      ? fetch(`${server.url}/api/clock`)
      : fetch(`${server.url}/api/clock?by=${by}`, { method: "POST" }));
    return (await answer.json()) as Clock;
  };
  /** When nothing that is due is left to be done. */
  const calm = async (): Promise<Clock> => {
    for (const giveUpAt = Date.now() + GIVE_UP_MS; Date.now() < giveUpAt; ) {
      const seen = await clock();
      if (!seen.isRinging && (seen.next ?? Number.POSITIVE_INFINITY) > seen.now) return seen;
      await new Promise((done) => setTimeout(done, 10));
    }
    throw new Error("An alarm never came to an end.");
  };
  const pass = async (ms: number): Promise<void> => {
    let seen = await calm();
    const until = seen.now + ms;
    for (let step = 0; seen.now < until; step++) {
      if (step === MOST_STEPS) throw new Error("The alarms ring without end.");
      const by = Math.min(seen.next ?? until, until) - seen.now;
      // Pages first: to one whose clock is behind, what happens next would seem to come from the future.
      await Promise.all([...following].map((context) => turnOpen(context, seen.ahead + by)));
      await clock(by);
      seen = await calm();
    }
    await Promise.all([...following].map((context) => turn(context, seen.ahead)));
  };
  return {
    ...server,
    pass,
    now: async () => (await clock()).now,
    async follow(...contexts) {
      for (const context of contexts) {
        following.add(context);
        context.once("close", () => following.delete(context));
      }
      const { ahead } = await clock();
      await Promise.all(contexts.map((context) => turn(context, ahead)));
    },
  };
}

/** Sets the clock of a browser: of the pages it opens from now on and of those that are open. */
async function turn(context: BrowserContext, ahead: number): Promise<void> {
  await context.addInitScript(turnHere, ahead);
  await turnOpen(context, ahead);
}

async function turnOpen(context: BrowserContext, ahead: number): Promise<void> {
  await Promise.all(context.pages().map((page) => page.evaluate(turnHere, ahead)));
}

/** Runs in the page. */
function turnHere(ahead: number): void {
  const here = globalThis as { RealDate?: DateConstructor };
  here.RealDate ??= Date;
  const RealDate = here.RealDate;
  globalThis.Date = class extends RealDate {
    constructor(...given: readonly [] | readonly [number | string | Date]) {
      super(given.length === 0 ? RealDate.now() + ahead : given[0]);
    }

    static override now(): number {
      return RealDate.now() + ahead;
    }
  } as DateConstructor;
}
