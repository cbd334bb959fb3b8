import { doorObject } from "./objects.ts";
import type { Edge } from "./reply.ts";

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether the sender's address may ask for something once more; on the machine itself nobody counts.
 * @param door what is counted apart from other things; "" for the opening of tables
 * @param most so often
 * @param within in so many ms
 */
export async function mayKnock(
  c: Edge,
  door: string,
  most: number,
  within: number,
): Promise<boolean> {
  const { hostname } = new URL(c.req.url);
  const address = c.req.header("cf-connecting-ip");
  if (address === undefined || LOCAL_HOSTS.includes(hostname)) return true;
  return doorObject(c.env, door === "" ? address : `${door}|${address}`).knock(most, within);
}
