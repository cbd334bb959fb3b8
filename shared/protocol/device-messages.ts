import * as v from "valibot";

/** `POST /api/me/devices`: a browser shows what stands in a link behind the `#`. */
export const AddDeviceSchema = v.strictObject({
  link: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

const Base64Url = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]*$/), v.maxLength(12_000));

const credential = {
  id: v.pipe(Base64Url, v.maxLength(1_400)),
  rawId: Base64Url,
  type: v.literal("public-key"),
  clientExtensionResults: v.looseObject({}),
};

/** `POST /api/me/passkeys`: a passkey that was made (WebAuthn, RegistrationResponseJSON). What it signs is judged by a library. */
export const PasskeyMadeSchema = v.looseObject({
  ...credential,
  response: v.looseObject({ clientDataJSON: Base64Url, attestationObject: Base64Url }),
});

/** `POST /api/me/devices/passkey`: a passkey was used (AuthenticationResponseJSON). */
export const PasskeyUsedSchema = v.looseObject({
  ...credential,
  response: v.looseObject({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: v.optional(Base64Url),
  }),
});

/** One of the player's browsers. Times are in ms since 1970. */
export interface MyDevice {
  readonly id: string;
  /** What it says it is, e.g. "iPhone, Safari": a guess, and empty where it says nothing. */
  readonly name: string;
  readonly added: number;
  /** When it was last used, to the day. */
  readonly seen: number;
  /** Whether it is the one that asks. */
  readonly isHere: boolean;
}

/** A link that adds a device, without what makes it one. */
export interface MyLink {
  readonly id: string;
  readonly made: number;
  readonly expires: number;
  readonly used: number | null;
  /** The device it has added, as long as that belongs to the player. */
  readonly by: string | null;
}

/** A passkey of the player's: what it is called is the device it was made on. */
export interface MyPasskey {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly used: number | null;
}

/** What every call about devices answers. */
export interface DevicesBody {
  /** The server's clock. */
  readonly now: number;
  readonly devices: readonly MyDevice[];
  /** The newest first. */
  readonly links: readonly MyLink[];
  readonly passkeys: readonly MyPasskey[];
}

/** A link that was just made: where it leads, told this once. */
export interface LinkMadeBody extends DevicesBody {
  readonly url: string;
}
