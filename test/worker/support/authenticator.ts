import { isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";

// An authenticator in software, as WebAuthn describes one: it makes a key for a site, and signs what the site asks.

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** What a site asks to be made, as far as it matters here. */
interface Creation {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

interface Request {
  readonly challenge: string;
  readonly rpId?: string;
}

export interface SignOptions {
  /** From which page it is asked. */
  readonly origin: string;
  /** How often the key was used, as it tells. */
  readonly counter?: number;
  /** Whether the player has unlocked it. */
  readonly isVerified?: boolean;
}

/** A key that was made, and what it answers. */
export interface Key {
  readonly made: object;
  sign(asked: Request, options: SignOptions): Promise<object>;
}

const text = (value: string) => new TextEncoder().encode(value);
const base64 = (bytes: Uint8Array) => isoBase64URL.fromBuffer(new Uint8Array(bytes));
const hashOf = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)));

const joined = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

const number = (value: number, bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, i) => (value >> (8 * (bytes - 1 - i))) & 0xff);

const clientData = (type: string, challenge: string, origin: string) =>
  text(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const flags = (isVerified: boolean, more = 0) =>
  Uint8Array.of(USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more);

/** Makes a key as a browser would that was asked for one. */
export async function makeKey(
  asked: Creation,
  { origin, counter = 0, isVerified = true }: SignOptions,
): Promise<Key> {
  const pair = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const raw = new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  const id = crypto.getRandomValues(new Uint8Array(24));
  const site = await hashOf(text(asked.rp.id ?? ""));
  // COSE (RFC 9053): an EC2 key for ES256 on P-256.
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, raw.slice(1, 33)],
      [-3, raw.slice(33)],
    ]),
  );
  const authData = joined(
    ...[site, flags(isVerified, HAS_KEY), number(counter, 4), new Uint8Array(16)],
    ...[number(id.length, 2), id, new Uint8Array(cose)],
  );
  const attestation = isoCBOR.encode(
    new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]) as Parameters<typeof isoCBOR.encode>[0],
  );
  const credential = {
    ...{ id: base64(id), rawId: base64(id), type: "public-key", clientExtensionResults: {} },
  };
  return {
    made: {
      ...credential,
      response: {
        clientDataJSON: base64(clientData("webauthn.create", asked.challenge, origin)),
        attestationObject: base64(new Uint8Array(attestation)),
        transports: ["internal"],
      },
    },
    async sign(
      { challenge, rpId = "" },
      { origin: from, counter: count = 0, isVerified: is = true },
    ) {
      const data = clientData("webauthn.get", challenge, from);
      const told = joined(await hashOf(text(rpId)), flags(is), number(count, 4));
      const signature = await crypto.subtle.sign(
        { name: "ECDSA", hash: "SHA-256" },
        pair.privateKey,
        joined(told, await hashOf(data)),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: base64(data),
          authenticatorData: base64(told),
          signature: base64(der(new Uint8Array(signature))),
          userHandle: asked.user.id,
        },
      };
    },
  };
}

/** The two numbers of a signature as ASN.1, as authenticators write it. */
function der(signature: Uint8Array): Uint8Array {
  const half = signature.length / 2;
  const numbers = [signature.slice(0, half), signature.slice(half)].map((bytes) => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const short = bytes.slice(start);
    const positive = (short[0] ?? 0) & 0x80 ? joined(Uint8Array.of(0), short) : short;
    return joined(Uint8Array.of(0x02, positive.length), positive);
  });
  const body = joined(...numbers);
  return joined(Uint8Array.of(0x30, body.length), body);
}
