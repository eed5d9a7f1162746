import { crc32, inflateSync } from 'node:zlib';

/** A picture in memory: red, green, blue and opacity of each pixel, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

export const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Larger marks would only take memory. */
const mostSide = 4096;

/** Width and height of a PNG file, as its header says; undefined if it is none. */
export function parsePngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng =
    bytes.length >= 33 && pngSignature.every((byte, i) => bytes[i] === byte) && nameAt(bytes, 12) === 'IHDR';
  if (!isPng) return undefined;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/**
 * The pixels of a PNG file of 8 bits a channel, not interlaced; undefined for other forms, and for what is torn (PNG Third
 * Edition).
 */
export function decodePng(bytes: Uint8Array): Pixels | undefined {
  const found = known.get(bytes);
  if (found) return found;
  const pixels = readPixels(bytes);
  if (pixels) known.set(bytes, pixels);
  return pixels;
}

/** One file is asked for by its checks, and for each icon. */
const known = new WeakMap<Uint8Array, Pixels>();

function readPixels(bytes: Uint8Array): Pixels | undefined {
  const size = parsePngSize(bytes);
  if (!size || size.width > mostSide || size.height > mostSide) return undefined;
  const [depth, kind, , , interlace] = bytes.subarray(24, 29);
  const form = forms[kind ?? -1];
  if (depth !== 8 || !form || interlace !== 0) return undefined;
  const rows = inflated(chunksOf(bytes, 'IDAT'), (size.width * form.channels + 1) * size.height);
  if (!rows) return undefined;
  const put = form.put({ palette: chunksOf(bytes, 'PLTE'), opacities: chunksOf(bytes, 'tRNS') });
  return { ...size, rgba: unfiltered(rows, size.width, size.height, form.channels, put) };
}

/** Writes the pixel whose channels begin at `from` as four bytes at `to`. */
type Put = (row: Uint8Array, from: number, rgba: Uint8Array, to: number) => void;
interface Form {
  readonly channels: number;
  readonly put: (tables: { readonly palette: Uint8Array; readonly opacities: Uint8Array }) => Put;
}

/** Pixels by colour type: grey, colours, palette, grey and colours with opacity. Opaque by default. */
const forms: Readonly<Record<number, Form>> = {
  0: { channels: 1, put: () => (row, from, rgba, to) => void rgba.fill(row[from] ?? 0, to, to + 3) },
  2: { channels: 3, put: () => (row, from, rgba, to) => copied(row, from, 3, rgba, to) },
  3: {
    channels: 1,
    put:
      ({ palette, opacities }) =>
      (row, from, rgba, to) => {
        const index = row[from] ?? 0;
        copied(palette, index * 3, 3, rgba, to);
        rgba[to + 3] = opacities[index] ?? 255;
      },
  },
  4: {
    channels: 2,
    put: () => (row, from, rgba, to) => {
      rgba.fill(row[from] ?? 0, to, to + 3);
      rgba[to + 3] = row[from + 1] ?? 0;
    },
  },
  6: { channels: 4, put: () => (row, from, rgba, to) => copied(row, from, 4, rgba, to) },
};

function copied(of: Uint8Array, from: number, count: number, to: Uint8Array, at: number): void {
  for (let i = 0; i < count; i += 1) to[at + i] = of[from + i] ?? 0;
}

/** A chunk of a PNG file: the whole from `start` to `end`, and its data. */
interface PngChunk {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly data: Uint8Array;
}

/** Chunks up to the first that is torn. */
export function listPngChunks(bytes: Uint8Array): PngChunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: PngChunk[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    found.push({ type: nameAt(bytes, at + 4), start: at, end, data: bytes.subarray(at + 8, end - 4) });
    at = end;
  }
  return found;
}

/** A chunk with its length and checksum. */
export function createPngChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}

/** Joined data of the chunks of a name. */
const chunksOf = (bytes: Uint8Array, name: string): Uint8Array =>
  Buffer.concat(listPngChunks(bytes).flatMap(({ type, data }) => (type === name ? [data] : [])));

const nameAt = (bytes: Uint8Array, at: number) => Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');

function inflated(data: Uint8Array, length: number): Uint8Array | undefined {
  try {
    const rows = inflateSync(data, { maxOutputLength: length + 1 });
    return rows.length === length ? rows : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

/** Undoes the filter of each row, one of five (§9). */
function unfiltered(rows: Uint8Array, width: number, height: number, channels: number, put: Put): Uint8Array {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const stride = width * channels;
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const from = y * (stride + 1);
    const filter = rows[from];
    const row = rows.slice(from + 1, from + 1 + stride);
    for (let i = 0; i < stride; i += 1) {
      const left = i < channels ? 0 : (row[i - channels] ?? 0);
      const up = above[i] ?? 0;
      const corner = i < channels ? 0 : (above[i - channels] ?? 0);
      row[i] = (row[i] ?? 0) + predicted(filter, left, up, corner);
    }
    for (let x = 0; x < width; x += 1) put(row, x * channels, rgba, (y * width + x) * 4);
    above = row;
  }
  return rgba;
}

function predicted(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}
