/** A decoded picture. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue at a place. */
  at(x: number, y: number): readonly [number, number, number];
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER_BYTES = 8;

/** Decodes a PNG with 8 bits a channel, with or without transparency, not interlaced. Throws for anything else. */
export async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (SIGNATURE.some((byte, n) => bytes[n] !== byte)) throw new Error("no PNG");
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = HEADER_BYTES; at < bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") {
      [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
      const [depth, colours, , , interlaced] = bytes.subarray(at + 16, at + 21);
      channels = colours === 6 ? 4 : colours === 2 ? 3 : 0;
      if (depth !== 8 || channels === 0 || interlaced !== 0) throw new Error("another kind of PNG");
    }
    if (type === "IDAT") parts.push(new Uint8Array(body));
    at += length + 12;
  }
  const packed = new Blob(parts).stream();
  const raw = packed.pipeThrough(new DecompressionStream("deflate"));
  const rows = unfiltered(
    new Uint8Array(await new Response(raw).arrayBuffer()),
    width,
    height,
    channels,
  );
  return {
    width,
    height,
    at(x, y) {
      const from = (y * width + x) * channels;
      return [rows[from] ?? 0, rows[from + 1] ?? 0, rows[from + 2] ?? 0];
    },
  };
}

/** Undoes the filters of the PNG specification (section 9). */
function unfiltered(raw: Uint8Array, width: number, height: number, channels: number): Uint8Array {
  const line = width * channels;
  const rows = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)];
    for (let x = 0; x < line; x++) {
      const to = y * line + x;
      const a = x >= channels ? (rows[to - channels] ?? 0) : 0;
      const b = y > 0 ? (rows[to - line] ?? 0) : 0;
      const c = x >= channels && y > 0 ? (rows[to - line - channels] ?? 0) : 0;
      rows[to] = (raw[y * (line + 1) + 1 + x] ?? 0) + guess(filter, a, b, c);
    }
  }
  return rows;
}

function guess(filter: number | undefined, a: number, b: number, c: number): number {
  if (filter === 1) return a;
  if (filter === 2) return b;
  if (filter === 3) return (a + b) >> 1;
  if (filter !== 4) return 0;
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}
