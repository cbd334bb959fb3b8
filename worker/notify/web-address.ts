import ipaddr from "ipaddr.js";

// Where a message may go that somebody asked us to send. Nothing of ours, or of the machine we run on, may be reached by
// naming it: https to a host of the public internet, by its name, on the ordinary port.

/** All of IPv6 that was ever given to anybody (RFC 4291, 2.5.4). */
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3");

/** Longer addresses are refused unread. */
const LONGEST_ADDRESS = 1_000;

/** Names that belong to no public host (RFC 6761, RFC 6762, RFC 8375, RFC 9476 and customs of private nets). */
const PRIVATE_ENDINGS = [
  ...[
    "localhost",
    "local",
    "localdomain",
    "internal",
    "intranet",
    "private",
    "corp",
    "home",
    "lan",
  ],
  ...["arpa", "test", "example", "invalid", "onion", "alt", "cluster", "svc"],
];

/** Services whose names mean whatever address is written in them. */
const SPELT_ADDRESSES = ["nip.io", "sslip.io", "localtest.me", "lvh.me"];

/**
 * The address as a URL if it may be called at all, else null. Says nothing yet about where its name leads: see
 * `isPublicAddress`.
 * @param detours names that are known to be harmless
 */
export function callable(address: string, detours: ReadonlyMap<string, string>): URL | null {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.protocol === "https:" && url.username === "" && url.password === "";
  // The parser has left the default port out.
  if (!isPlain || url.port !== "") return null;
  if (!detours.has(url.hostname) && !isPublicName(url.hostname)) return null;
  url.hash = "";
  return url;
}

/** Whether that is the name of a host that can be on the public internet: no address, nothing of a private net. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  const labels = name.split(".");
  if (labels.length < 2 || name.length > 253) return false;
  if (!labels.every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label))) return false;
  // A name never ends in a number: what does is an address in one of its many spellings.
  const last = labels.at(-1) ?? "";
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(last) || PRIVATE_ENDINGS.includes(last)) return false;
  return !SPELT_ADDRESSES.some((service) => name === service || name.endsWith(`.${service}`));
}

/** Whether an IP address, as a resolver writes it, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const { IPv4, IPv6 } = ipaddr;
  if (!IPv4.isValidFourPartDecimal(address) && !IPv6.isValid(address)) return false;
  // An IPv4 address in the clothes of an IPv6 one is what it is within.
  const inner = ipaddr.process(address);
  if (inner.range() !== "unicast") return false;
  return inner.kind() === "ipv4" || inner.match(GLOBAL_UNICAST);
}
