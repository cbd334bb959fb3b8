import { DurableObject } from "cloudflare:workers";
import { type Answer, refusal } from "../answer.ts";
import type { Env } from "../env.ts";
import type { InboxAnswer, InboxMessage } from "../inbox-message.ts";
import { hostOf, type ObjectHost } from "../object-host.ts";
import { hear } from "./hear.ts";
import type { InboxAddress } from "./identity.ts";
import { showMe } from "./me.ts";

/** One player: the inbox that all tables of this player tell how they stand. A thin shell, as the table's is. */
export class PlayerObject extends DurableObject<Env> {
  readonly host: ObjectHost;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.host = hostOf(ctx);
  }

  /** A table tells how it stands. May come again, and late. Answers null when it has to be told again. */
  hear(address: InboxAddress, message: InboxMessage): InboxAnswer | null {
    try {
      return hear(this.host, address, message);
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  showMe(address: InboxAddress): Answer {
    return this.#answer(() => showMe(this.host, address));
  }

  #answer(work: () => Answer): Answer {
    try {
      return work();
    } catch (error) {
      console.error(error);
      return refusal("INTERNAL");
    }
  }
}
