import {
  codeAddress,
  type ReplayAddress,
  replayAddressOf,
} from "../../shared/protocol/replay-address.ts";

/** A page of a server of ours, taken apart. */
export interface Address<Where> {
  /** The server's origin, e.g. `https://fernskat.example`. */
  readonly origin: string;
  /** What people call it: its host. */
  readonly host: string;
  /** The page itself, for people to open. */
  readonly page: string;
  readonly where: Where;
}

/** The table in an address such as `https://host/t/ID`, of a page or of a frame; null when it is none. */
export function tableAddress(src: string): Address<string> | null {
  return addressed(src, ({ pathname }) => /^\/t\/([\w-]{1,64})\/?$/.exec(pathname)?.[1] ?? null);
}

/** The deal in an address such as `https://host/r/ID/3`, `https://host/r/d/CODE` or `https://host/r/#CODE`; null when it is none. */
export function replayAddress(src: string): Address<ReplayAddress> | null {
  return addressed(src, ({ pathname, hash }) => {
    if (!/^\/r\/?$/.test(pathname)) return replayAddressOf(pathname);
    return hash === "" ? null : codeAddress(hash.slice(1));
  });
}

function addressed<Where>(src: string, find: (url: URL) => Where | null): Address<Where> | null {
  if (!URL.canParse(src, document.baseURI)) return null;
  const url = new URL(src, document.baseURI);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  // The address of the frame is as good as that of the page.
  url.pathname = url.pathname.replace(/^\/embed(?=\/)/, "");
  const where = find(url);
  return where === null ? null : { origin: url.origin, host: url.host, page: url.href, where };
}
