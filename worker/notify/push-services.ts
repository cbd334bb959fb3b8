// A push endpoint is an address that a browser names and that we then call: it must belong to a push service we know.

/** The services of the browsers there are, by host. */
const HOSTS = [
  "fcm.googleapis.com", // Chrome, Edge on Android, Opera, Samsung Internet
  "jmt17.google.com", // Chromium as distributions build it
  "updates.push.services.mozilla.com", // Firefox
  "web.push.apple.com", // Safari, and apps on the home screen of an iPhone
];
/** And by the ends of their hosts, where a service has many. */
const ENDINGS = [
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com", // Edge on Windows
];

const LONGEST_ENDPOINT = 2_000;

/**
 * The endpoint as a URL when it belongs to a known push service, else null.
 * @param detours hosts that count as known (tests)
 */
export function endpointOf(endpoint: string, detours: ReadonlyMap<string, string>): URL | null {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  const isPlain = url.protocol === "https:" && url.username === "" && url.password === "";
  if (!isPlain || url.port !== "") return null;
  return isKnown(url.hostname) || detours.has(url.hostname) ? url : null;
}

function isKnown(hostname: string): boolean {
  return HOSTS.includes(hostname) || ENDINGS.some((ending) => hostname.endsWith(ending));
}
