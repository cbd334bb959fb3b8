// Recomputes a deal from the published facts alone: `npm run -s check-deal -- FILE|URL...`, each what
// `GET /api/tables/:table/deals/:n` answers. It shares no line with the rest of the project, so that whoever doubts the
// server can read the whole proof on one page (INTERFACE.md, The deal, byte for byte).
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

interface PublishedDeal {
  readonly rules: { readonly players: number };
  readonly events: readonly { readonly type: string; readonly dealer?: number }[];
  readonly result: {
    readonly hands: Readonly<Record<string, readonly string[]>>;
    readonly skat: readonly string[];
  };
  /** Null for a deal that was played again: its cards were chosen. */
  readonly proof: Proof | null;
}

interface Proof {
  readonly table: string;
  readonly k: number;
  readonly nonces: readonly string[];
  readonly earlier: string;
  readonly link: string;
}

const hmac = (key: Buffer, message: Buffer | string): Buffer =>
  createHmac("sha256", key).update(message).digest();

/** The big-endian 32-bit words of HMAC(key, 0), HMAC(key, 1), ... */
function* words(key: Buffer): Generator<number, never> {
  for (let j = 0; ; j++) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(j);
    const block = hmac(key, counter);
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}

/** The next word that falls into whole rounds of `count`, modulo `count`. */
function below(from: Generator<number, never>, count: number): number {
  const limit = Math.floor(2 ** 32 / count) * count;
  let word = from.next().value;
  while (word >= limit) word = from.next().value;
  return word % count;
}

function keyOf({ table, k, nonces, link }: Proof): Buffer {
  return hmac(Buffer.from(link, "hex"), `fernskat/1|${table}|${k}|${nonces.join(",")}`);
}

/** The shuffled and cut pack. */
function packOf(proof: Proof): string[] {
  const stream = words(keyOf(proof));
  const pack = [..."CSHD"].flatMap((suit) => [..."AKQJT987"].map((rank) => suit + rank));
  for (let i = 31; i >= 1; i--) {
    const j = below(stream, i + 1);
    [pack[i], pack[j]] = [pack[j] as string, pack[i] as string];
  }
  const cut = below(stream, 25) + 4;
  return [...pack.slice(cut), ...pack.slice(0, cut)];
}

/** Who deals the first deal of a table. */
export function firstDealer(proof: Proof, players: number): number {
  const block = hmac(keyOf(proof), "dealer");
  const limit = Math.floor(2 ** 32 / players) * players;
  for (let at = 0; at < block.length; at += 4) {
    if (block.readUInt32BE(at) < limit) return block.readUInt32BE(at) % players;
  }
  throw new Error("all words rejected: once in 10^70 deals");
}

/** Three each from forehand, two to the skat, four each, three each. */
export function recomputed(proof: Proof): { hands: string[][]; skat: string[] } {
  const pack = packOf(proof);
  const hands = [0, 1, 2].map((n) => [
    ...pack.slice(3 * n, 3 * n + 3),
    ...pack.slice(11 + 4 * n, 15 + 4 * n),
    ...pack.slice(23 + 3 * n, 26 + 3 * n),
  ]);
  return { hands, skat: pack.slice(9, 11) };
}

/** What does not hold, in words; nothing when all does. */
export function faultsOf({ rules, events, result, proof }: PublishedDeal): string[] {
  if (!proof) return ["it was played again with chosen cards: there is nothing to prove"];
  const faults: string[] = [];
  const dealer = events.find(({ type }) => type === "dealt")?.dealer ?? -1;
  const { players } = rules;
  const cards = recomputed(proof);
  const hash = createHash("sha256").update(Buffer.from(proof.link, "hex")).digest("hex");
  if (hash !== proof.earlier) faults.push("the link does not hash to the one published before it");
  for (const [n, hand] of cards.hands.entries()) {
    const seat = (dealer + 1 + n) % players;
    if (result.hands[seat]?.join() !== hand.join()) faults.push(`seat ${seat} holds other cards`);
  }
  if (result.skat.join() !== cards.skat.join()) faults.push("other cards lie in the skat");
  if (proof.k === 1 && firstDealer(proof, players) !== dealer)
    faults.push("another seat deals first");
  return faults;
}

async function textOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFileSync(source, "utf8");
  return (await fetch(source)).text();
}

async function main(sources: readonly string[]): Promise<void> {
  for (const source of sources) {
    const faults = faultsOf(JSON.parse(await textOf(source)) as PublishedDeal);
    if (faults.length > 0) process.exitCode = 1;
    console.log(`${source}: ${faults.length === 0 ? "holds" : faults.join("; ")}`);
  }
}

if (import.meta.main) await main(process.argv.slice(2));
