import type { DoorObject } from "./door-object.ts";
import type { Env } from "./env.ts";
import type { PlayerObject } from "./player/player-object.ts";
import type { TableObject } from "./table-object.ts";

// The one place where objects are found, and with them where their data lies.

/** The object of a table. */
export function tableObject(env: Env, table: string): DurableObjectStub<TableObject> {
  return within(env, env.TABLES).getByName(table);
}

/** The object of a player: the inbox that his tables tell how they stand. */
export function playerObject(env: Env, inbox: string): DurableObjectStub<PlayerObject> {
  return within(env, env.PLAYERS).getByName(inbox);
}

/** The object that counts what one address asks for, or is asked for. */
export function doorObject(env: Env, address: string): DurableObjectStub<DoorObject> {
  return within(env, env.DOORS).getByName(address);
}

/** Objects of a jurisdiction are other objects than those of none: the setting is fixed before the first deploy. */
function within<T extends Rpc.DurableObjectBranded>(
  { JURISDICTION }: Env,
  namespace: DurableObjectNamespace<T>,
): DurableObjectNamespace<T> {
  return JURISDICTION === "" ? namespace : namespace.jurisdiction(JURISDICTION);
}
