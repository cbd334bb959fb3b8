import type { DevicesBody, LinkMadeBody } from "../../shared/protocol/device-messages.ts";
import { type Answer, call } from "../store/api.ts";

// The player's devices: every call answers how things are then.

export const readDevices = (): Answer<DevicesBody> => call("GET", "/me/devices");

/** Makes a link that adds a device, in place of one that was not used. Where it leads is told this once. */
export const makeLink = (): Answer<LinkMadeBody> => call("POST", "/me/links");

export const endLink = (): Answer<DevicesBody> => call("DELETE", "/me/links");

/** Adds this browser by what stood in a link. Harmless to repeat after an answer was lost. */
export const addHere = (link: string): Answer<DevicesBody> => call("POST", "/me/devices", { link });

/** Turns a device away; this one leaves. */
export const turnAway = (id: string): Answer<DevicesBody> =>
  call("DELETE", `/me/devices/${encodeURIComponent(id)}`);

/** A passkey opens nothing any more. */
export const dropPasskey = (id: string): Answer<DevicesBody> =>
  call("DELETE", `/me/passkeys/${encodeURIComponent(id)}`);

/** A browser that was turned away begins anew. */
export const beginAnew = (): Answer<unknown> => call("POST", "/me/anew");
