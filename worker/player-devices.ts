import type { Seat } from "../shared/skat/seats.ts";
import { dropInbox, keepFormer, moveInbox, renameFormer } from "./inboxes.ts";
import { addKey, type Credentials, dropKeysOf, isKey, renameKeys } from "./keys.ts";
import { isErased } from "./people.ts";
import { addressOf, type InboxAddress } from "./player/identity.ts";
import { hashOfDevice } from "./secrets.ts";
import type { Memory, Table } from "./table.ts";

// The other browsers of the people who sit here. A table knows a browser by its key. One without a key, whose inbox hears of the
// table, may be another device of the same player: that inbox is asked, once; afterwards the browser has a key like any other,
// and nothing it does waits for anybody.

/** A browser without a key that says it is a device of somebody who sits here. */
export interface Newcomer {
  readonly address: InboxAddress;
  readonly person: string;
  readonly seat: Seat;
  /** Of the key it would have. */
  readonly hash: string;
}

/** The browser behind a request, if its player's inbox has to be asked whether it may act here. */
export function newcomerBehind(
  { host }: Table,
  { state, inboxes }: Memory,
  { token, device, inbox, origin }: Credentials,
): Newcomer | null {
  if (inboxes.of.size === 0 || token !== undefined || device === undefined || origin !== null)
    return null;
  const hash = hashOfDevice(state.table, device);
  if (isKey(host, hash)) return null;
  const address = addressOf({ device, inbox });
  const person = [...inboxes.of].find(([, listed]) => listed.inbox === address.inbox)?.[0];
  const sitting = [...state.players, ...Object.values(state.incoming)];
  const seat = sitting.find((player) => player?.person === person)?.seat;
  if (person === undefined || seat === undefined || isErased(host, person)) return null;
  return { address, person, seat, hash };
}

/** The inbox has said that the browser is one of the player's. */
export function admit({ host }: Table, { address, person, seat, hash }: Newcomer): void {
  addKey(host, hash, { seat, person, device: address.device });
}

/** A player has turned one of his browsers away: it acts here no more, and what is open of it is closed. */
export function turnAwayDevice(table: Table, device: string): void {
  table.turnedAway += 1;
  const gone = dropKeysOf(table.host, device);
  for (const connection of table.connections()) {
    const { key } = connection.attachment;
    if (key === null || !gone.includes(key)) continue;
    connection.attach({ ...connection.attachment, viewer: "public", key: null, greeted: false });
    connection.close(1000, "TURNED_AWAY");
  }
}

/** A player's tables go to the inbox that his browser was added to. */
export function followPlayer(
  { host }: Table,
  memory: Memory,
  from: InboxAddress,
  to: InboxAddress,
): void {
  host.transact(() => {
    renameKeys(host, from.device, to.device);
    renameFormer(host, from.inbox, to.inbox);
    const person = [...memory.inboxes.of].find(([, listed]) => listed.inbox === from.inbox)?.[0];
    if (person === undefined) return;
    const sitsHereAlready = [...memory.inboxes.of.values()].some(({ inbox }) => inbox === to.inbox);
    // An inbox hears of one seat; the other is still that of the browser which has its key.
    if (sitsHereAlready) {
      keepFormer(host, person, to.inbox);
      dropInbox(host, memory, person);
    } else moveInbox(host, memory, person, to);
  });
}
