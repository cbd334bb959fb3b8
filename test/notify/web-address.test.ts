import fc from "fast-check";
import { expect, test } from "vitest";
import { callable, isPublicAddress } from "../../worker/notify/web-address.ts";

const NONE = new Map<string, string>();

test.each([
  "https://hooks.slack.com/services/T0/B0/xyz",
  "https://matrix.club.de/webhook/abc?x=1",
  "https://EXAMPLE.org",
  "https://müller.de/skat",
  "https://a.b.c.example.org:443/",
])("%s may be called", (address) => {
  expect(callable(address, NONE)).not.toBeNull();
});

test.each([
  "http://example.org/",
  "ftp://example.org/",
  "javascript:alert(1)",
  "https://user@example.org/",
  "https://user:secret@example.org/",
  "https://example.org:8443/",
  "https://example.org:22/",
  "https://localhost/",
  "https://localhost./",
  "https://foo.localhost/",
  "https://printer.local/",
  "https://intranet/",
  "https://nas.home.arpa/",
  "https://db.internal/",
  "https://router.lan/",
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0177.0.0.1/",
  "https://１２７.0.0.1/",
  "https://10.0.0.1.nip.io/",
  "https://localtest.me/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[2606:4700::1111]/",
  "https://8.8.8.8/",
  "https://example.org.0x7f/",
  "https:///",
  "https://",
  "",
])("%s may not", (address) => {
  expect(callable(address, NONE)).toBeNull();
});

test("an address without end may not", () => {
  expect(callable(`https://example.org/${"a".repeat(1_000)}`, NONE)).toBeNull();
});

test("what stands behind # is not sent", () => {
  expect(callable("https://example.org/a#b", NONE)?.href).toBe("https://example.org/a");
});

test("no spelling of an IPv4 address gets through", () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const spelt = (value: number) =>
    fc.constantFrom(`${value}`, `0x${value.toString(16)}`, `0${value.toString(8)}`);
  const bytes = fc.tuple(byte, byte, byte, byte);
  const spelling = bytes.chain(([a, b, c, d]) =>
    fc.oneof(
      fc.tuple(spelt(a), spelt(b), spelt(c), spelt(d)).map((parts) => parts.join(".")),
      fc.tuple(spelt(a), spelt((b << 16) | (c << 8) | d)).map((parts) => parts.join(".")),
      fc.tuple(spelt(a), spelt(b), spelt((c << 8) | d)).map((parts) => parts.join(".")),
      spelt(((a << 24) | (b << 16) | (c << 8) | d) >>> 0),
    ),
  );
  fc.assert(
    fc.property(spelling, fc.constantFrom("", "."), (host, dot) => {
      expect(callable(`https://${host}${dot}/hook`, NONE)).toBeNull();
    }),
    { numRuns: 500, seed: 1 },
  );
});

test("whatever may be called is https, on the ordinary port, to a name with a dot, and without credentials", () => {
  const address = fc.oneof(
    fc.webUrl({
      withFragments: true,
      withQueryParameters: true,
      authoritySettings: { withIPv4: true, withIPv6: true, withPort: true, withUserInfo: true },
    }),
    fc.webUrl({ validSchemes: ["https", "http", "ws"] }),
    fc.domain().map((domain) => `https://${domain}`),
    fc.ipV6().map((ip) => `https://[${ip}]/`),
    fc.string().map((text) => `https://${text}`),
  );
  fc.assert(
    fc.property(address, (text) => {
      const url = callable(text, NONE);
      if (!url) return;
      expect(url.protocol).toBe("https:");
      expect([url.port, url.username, url.password, url.hash]).toEqual(["", "", "", ""]);
      expect(url.hostname).toMatch(/^[a-z0-9_.-]+\.[a-z0-9-]*[a-z][a-z0-9-]*\.?$/);
    }),
    { numRuns: 2_000, seed: 2 },
  );
});

test("public addresses, by hand", () => {
  const publicOnes = ["8.8.8.8", "193.99.144.80", "2606:4700::1111", "2a00:1450:4001:82b::200e"];
  for (const address of publicOnes) expect(isPublicAddress(address), address).toBe(true);
  const others = [
    ...["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"],
    ...["0.0.0.0", "224.0.0.1", "240.0.0.1", "255.255.255.255", "198.18.0.1"],
    ...[
      "::",
      "::1",
      "fe80::1",
      "fd00::1",
      "ff02::1",
      "::ffff:10.0.0.1",
      "::ffff:8.8.4.4.1",
      "64:ff9b::7f00:1",
    ],
    ...["2002:7f00:1::", "::7f00:1", "2001:db8::1", "fec0::1", "", "example.org", "1.2.3"],
  ];
  for (const address of others) expect(isPublicAddress(address), address).toBe(false);
});

test("of the private ranges of RFC 1918 and RFC 4193 nothing is public", () => {
  const tail = (n: number) =>
    fc.array(fc.integer({ min: 0, max: 255 }), { minLength: n, maxLength: n });
  const v4 = fc.oneof(
    tail(3).map((t) => `10.${t.join(".")}`),
    fc.tuple(fc.integer({ min: 16, max: 31 }), tail(2)).map(([b, t]) => `172.${b}.${t.join(".")}`),
    tail(2).map((t) => `192.168.${t.join(".")}`),
    tail(3).map((t) => `127.${t.join(".")}`),
  );
  const v6 = fc
    .ipV6()
    .map((ip) => ip.replace(/^[^:]*/, "fd00"))
    .filter((ip) => ip.startsWith("fd00:"));
  fc.assert(
    fc.property(
      fc.oneof(
        v4,
        v4.map((ip) => `::ffff:${ip}`),
        v6,
      ),
      (address) => {
        expect(isPublicAddress(address)).toBe(false);
      },
    ),
    { numRuns: 1_000, seed: 3 },
  );
});
