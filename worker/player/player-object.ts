import { DurableObject } from "cloudflare:workers";
import type { PartBody } from "../../shared/protocol/my-data.ts";
import { assertNever } from "../../shared/skat/refusal.ts";
import { type Answer, refusal } from "../answer.ts";
import type { Env } from "../env.ts";
import type { InboxAnswer, InboxMessage } from "../inbox-message.ts";
import type { Feed } from "../notify/feed.ts";
import { depsOf, offeredBy } from "../notify/real-deps.ts";
import { send } from "../notify/send.ts";
import { hostOf, type ObjectHost } from "../object-host.ts";
import { playerObject, tableObject } from "../objects.ts";
import { dropChannel } from "./channels.ts";
import type { HandedOver, RunErrand } from "./device-errands.ts";
import { isDevice } from "./devices.ts";
import { beginErasing, type EraseAt, erasedBody, isErasing } from "./erasure.ts";
import { nextErrand, runErrands } from "./errands.ts";
import { exportOf, type PartOf } from "./export.ts";
import { feedAt } from "./feed.ts";
import { hear } from "./hear.ts";
import type { InboxAddress } from "./identity.ts";
import type { SendLetter } from "./letters.ts";
import type { Link } from "./links.ts";
import { putTableAway, showMe } from "./me.ts";
import { handedOver, hasOthers, movedTo, moveTo, takeOver } from "./moving.ts";
import {
  addByLink,
  addByPasskey,
  addPasskeyHere,
  type DevicesWish,
  devicesHere,
  type PasskeyUsed,
} from "./my-devices.ts";
import {
  type KeptPasskey,
  type NewPasskey,
  type PasskeyFacts,
  passkeyFacts,
  passkeyOf,
} from "./passkeys.ts";
import { confirmPath, followLink, isLive, type ReachWish, reachHere } from "./reach.ts";
import type { IsLooking } from "./reminders.ts";

/** What is done at once is tried again by the alarm no sooner than this, in ms. */
const SOON_MS = 15_000;

/** One player: the inbox that all tables of this player tell how they stand. A thin shell, as the table's is. */
export class PlayerObject extends DurableObject<Env> {
  readonly host: ObjectHost;
  /** Whether it is seeing to what is due at this moment. */
  #isOut = false;
  /** When the alarm rings, as far as it is remembered, in ms since 1970. */
  #wakesAt: number | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.host = hostOf(ctx);
  }

  /** A table tells how it stands. May come again, and late. Answers null when it has to be told again. */
  hear(address: InboxAddress, message: InboxMessage): InboxAnswer | null {
    try {
      const heard = hear(this.host, address, message);
      this.#goOn();
      return heard;
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  /** Whether a browser belongs to this player: asked by a table that does not know it. */
  isDevice(address: InboxAddress): boolean {
    return isDevice(this.host, address);
  }

  showMe(address: InboxAddress, name: string): Answer {
    return this.#answer(() => showMe(this.host, address, name, offeredBy(this.env)));
  }

  devices(address: InboxAddress, name: string, wish: DevicesWish): Answer {
    return this.#answer(() => devicesHere(this.host, address, name, wish));
  }

  addByLink(address: InboxAddress, name: string, secret: string): Answer {
    return this.#answer(() => addByLink(this.host, address, name, secret));
  }

  passkeyFacts(address: InboxAddress): PasskeyFacts | null {
    return passkeyFacts(this.host, address);
  }

  passkeyOf(id: string): KeptPasskey | null {
    return passkeyOf(this.host, id);
  }

  addPasskey(address: InboxAddress, name: string, made: NewPasskey): Answer {
    return this.#answer(() => addPasskeyHere(this.host, address, name, made));
  }

  addByPasskey(address: InboxAddress, name: string, used: PasskeyUsed): Answer {
    return this.#answer(() => addByPasskey(this.host, address, name, used));
  }

  /** The inbox where the player of this one is now. */
  async whereNow(inbox: string): Promise<string> {
    const next = movedTo(this.host);
    return next === null ? inbox : await playerObject(this.env, next).whereNow(next);
  }

  hasOthers(address: InboxAddress): boolean {
    return hasOthers(this.host, address);
  }

  moveTo(from: InboxAddress, to: InboxAddress): void {
    moveTo(this.host, from, to);
    this.#goOn();
  }

  /** May come again; answers whether it was taken in. */
  takeOver(address: InboxAddress, handed: HandedOver): boolean {
    try {
      takeOver(this.host, address, handed);
      this.#goOn();
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  /** Ends a channel that was handed over, for a link that was sent before. */
  endChannel(id: string): void {
    this.host.transact(() => dropChannel(this.host, id));
  }

  putTableAway(address: InboxAddress, table: string): Answer {
    return this.#answer(() => putTableAway(this.host, address, table, offeredBy(this.env)));
  }

  reach(address: InboxAddress, wish: ReachWish): Answer {
    return this.#answer(() => reachHere(this.host, address, wish));
  }

  confirmPath(id: string): string {
    return confirmPath(this.host, id);
  }

  isLive(purpose: "stop" | "confirm", link: Link): boolean {
    return isLive(this.host, purpose, link);
  }

  async followLink(purpose: "stop" | "confirm", link: Link): Promise<boolean> {
    const isDone = followLink(this.host, purpose, link);
    const elsewhere = isDone && purpose === "stop" ? movedTo(this.host) : null;
    if (elsewhere !== null) await playerObject(this.env, elsewhere).endChannel(link.about);
    return isDone;
  }

  feedAt(link: Link): Feed | null {
    return feedAt(this.host, link);
  }

  override async alarm(): Promise<void> {
    this.#wakesAt = null;
    await this.#runErrands();
  }

  /** What follows by itself: what is due is done at once, the rest when the alarm rings. */
  #goOn(): void {
    const next = nextErrand(this.host);
    if (next === null) return;
    // The alarm also stands for what is done now, in case that the object is lost on the way.
    this.#wakeAt(next);
    if (next <= this.host.now()) this.ctx.waitUntil(this.#runErrands());
  }

  /** Everything that is kept about the player. */
  async exportData(address: InboxAddress): Promise<Answer> {
    if (!isDevice(this.host, address)) return refusal("DEVICE_UNKNOWN");
    return await exportOf(this.host, address, this.#partOf);
  }

  /** Forgets the player, here and at every table. Asked again, it tells how far that has come. */
  async erase(address: InboxAddress): Promise<Answer> {
    if (!isErasing(this.host)) {
      if (!isDevice(this.host, address)) return refusal("DEVICE_UNKNOWN");
      beginErasing(this.host, address.inbox);
    }
    // From here on it goes on by itself, whatever becomes of this request.
    const next = nextErrand(this.host);
    if (next !== null) this.#wakeAt(next);
    await this.#runErrands();
    return erasedBody(this.host);
  }

  async #runErrands(): Promise<void> {
    if (this.#isOut) return;
    this.#isOut = true;
    try {
      await runErrands(this.host, {
        send: this.#send,
        isLooking: this.#isLooking,
        eraseAt: this.#eraseAt,
        run: this.#run,
      });
    } catch (error) {
      console.error(error);
    } finally {
      this.#isOut = false;
      const next = nextErrand(this.host);
      if (next !== null) this.#wakeAt(next);
    }
  }

  /** An alarm that rings early enough is left as it is: to set one is a row written. */
  #wakeAt(next: number): void {
    const now = this.host.now();
    const wanted = Math.max(next, now + SOON_MS);
    if (this.#wakesAt !== null && this.#wakesAt > now && this.#wakesAt <= wanted) return;
    this.host.wakeAt(wanted);
    this.#wakesAt = wanted;
  }

  readonly #send: SendLetter = (channel, letter) =>
    send(channel, letter, depsOf(this.env, this.host.now));

  readonly #isLooking: IsLooking = (table, seat) => tableObject(this.env, table).isLookedAt(seat);

  /** A chair may also be kept for the player where the same people play on: that goes first, since its keys are told here. */
  readonly #eraseAt: EraseAt = async (table, inbox) => {
    const object = tableObject(this.env, table);
    const kept = await object.keptElsewhere(inbox);
    if (kept) await tableObject(this.env, kept.table).forgetKept(kept.keys);
    return (await object.erase(inbox)) === true;
  };

  readonly #partOf: PartOf = async (table, inbox) => {
    const { status, body } = await tableObject(this.env, table).partOf(inbox);
    if (status !== 200) throw new Error(body);
    return JSON.parse(body) as PartBody;
  };

  readonly #run: RunErrand = async (errand) => {
    switch (errand.kind) {
      case "turn-away":
        return tableObject(this.env, errand.table).turnAway(errand.device);
      case "follow":
        return tableObject(this.env, errand.table).followPlayer(errand.from, errand.to);
      case "hand-over": {
        const { to } = errand;
        return playerObject(this.env, to.inbox).takeOver(to, handedOver(this.host));
      }
      default:
        assertNever(errand);
    }
  };

  #answer(work: () => Answer): Answer {
    try {
      const answer = work();
      this.#goOn();
      return answer;
    } catch (error) {
      console.error(error);
      return refusal("INTERNAL");
    }
  }
}
