import * as v from "valibot";

/** `POST /api/me/devices`: a browser shows what stands in a link behind the `#`. */
export const AddDeviceSchema = v.strictObject({
  link: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
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

/** What every call about devices answers. */
export interface DevicesBody {
  /** The server's clock. */
  readonly now: number;
  readonly devices: readonly MyDevice[];
  /** The newest first. */
  readonly links: readonly MyLink[];
}

/** A link that was just made: where it leads, told this once. */
export interface LinkMadeBody extends DevicesBody {
  readonly url: string;
}
