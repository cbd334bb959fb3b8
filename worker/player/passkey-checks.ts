import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { decodeClientDataJSON, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { KeptPasskey, NewPasskey, PasskeyFacts } from "./passkeys.ts";

// What a browser is asked to sign, and whether what it has signed is right (WebAuthn). A passkey is the only thing that lets
// somebody in, so the player has to have unlocked it: by fingerprint, face or PIN.

/** So long somebody has to find the finger, in ms. */
export const CHALLENGE_LASTS_MS = 5 * 60_000;

/** Under what name it is kept, and who asks for it: this very host. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

const FALLBACK_NAME = "Fernskat";

/**
 * What a new passkey is made from.
 * @param inbox by which the passkey finds the player again: it opens nothing
 */
export function newPasskeyOptions(
  { host }: Site,
  inbox: string,
  { name, known }: PasskeyFacts,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: FALLBACK_NAME,
    rpID: host,
    userName: name || FALLBACK_NAME,
    userDisplayName: name || FALLBACK_NAME,
    userID: new Uint8Array(hexToBytes(inbox)),
    timeout: CHALLENGE_LASTS_MS,
    attestationType: "none",
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What somebody signs who comes with a passkey, whoever that is. */
export function knownPasskeyOptions({
  host,
}: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: host,
    timeout: CHALLENGE_LASTS_MS,
    userVerification: "required",
  });
}

/** What was signed; null where it cannot be read. */
export function challengeIn(response: {
  readonly response: { readonly clientDataJSON: string };
}): string | null {
  try {
    const { challenge } = decodeClientDataJSON(response.response.clientDataJSON);
    return /^[A-Za-z0-9_-]{16,128}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** The inbox a passkey says it belongs to; null where it says nothing of that kind. */
export function inboxIn({ response }: AuthenticationResponseJSON): string | null {
  const { userHandle = "" } = response;
  return /^[A-Za-z0-9_-]{43}$/.test(userHandle)
    ? bytesToHex(isoBase64URL.toBuffer(userHandle))
    : null;
}

/** The passkey that was made, or null when something about it is wrong. */
export async function checkNew(
  { origin, host }: Site,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<NewPasskey | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, key: isoBase64URL.fromBuffer(publicKey), counter, transports };
  } catch {
    // The library throws for whatever is not as it should be.
    return null;
  }
}

/** The counter that a passkey tells with its signature; null when that is wrong. */
export async function checkKnown(
  { origin, host }: Site,
  challenge: string,
  response: AuthenticationResponseJSON,
  { id, key, counter }: KeptPasskey,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id, publicKey: isoBase64URL.toBuffer(key), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
