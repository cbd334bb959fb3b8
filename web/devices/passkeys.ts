import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import type { DevicesBody } from "../../shared/protocol/device-messages.ts";
import type { Result } from "../../shared/skat/refusal.ts";
import { call } from "../store/api.ts";

// Passkeys: what the browser does with them, between two calls to the server.

/** Why nothing came of it, where it was the browser or the player who said no; codes of our own among those of the server. */
export const PASSKEY_THERE = "PASSKEY_THERE";

/** Whether this browser can do it at this address: over https or on the machine itself, and not where a number stands for a name. */
export function arePasskeysPossible(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && !isNumber && browserSupportsWebAuthn();
}

/** Makes a passkey; null when the player thought better of it. */
export async function makePasskey(): Promise<Result<DevicesBody> | null> {
  const asked = await call<PublicKeyCredentialCreationOptionsJSON>("POST", "/me/passkeys/new");
  if (!asked.ok) return asked;
  return signed(
    () => startRegistration({ optionsJSON: asked.value }),
    (made) => call("POST", "/me/passkeys", made),
  );
}

/** Comes to one's tables by a passkey; null when the player thought better of it. */
export async function usePasskey(): Promise<Result<DevicesBody> | null> {
  const asked = await call<PublicKeyCredentialRequestOptionsJSON>("POST", "/me/passkeys/challenge");
  if (!asked.ok) return asked;
  return signed(
    () => startAuthentication({ optionsJSON: asked.value }),
    (used) => call("POST", "/me/devices/passkey", used),
  );
}

async function signed<Signed>(
  sign: () => Promise<Signed>,
  send: (signed: Signed) => Promise<Result<DevicesBody>>,
): Promise<Result<DevicesBody> | null> {
  let answer: Signed;
  try {
    answer = await sign();
  } catch (error) {
    return refused(error);
  }
  return send(answer);
}

/** Browsers do not tell whether the player said no or waited too long. */
function refused(error: unknown): Result<never> | null {
  const { name } = error as Error;
  if (name === "NotAllowedError" || name === "AbortError") return null;
  const isThere =
    error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
  const code = isThere ? PASSKEY_THERE : "PASSKEY_FAILED";
  return { ok: false, refusal: { code, message: `${error}` } };
}
