/** Width and height in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Reader = (bytes: DataView) => PictureSize | undefined;

const readers: Readonly<Record<string, Reader>> = { png, gif, webp, avif, svg, jpg: jpeg, jpeg };

/** Whether a name is that of a picture whose size can be read. */
export const isPictureName = (path: string): boolean => Object.hasOwn(readers, extensionOf(path));

/** The size of a picture from the header of its file; undefined for another file, and for one that is broken. */
export function parsePictureSize(path: string, bytes: Uint8Array): PictureSize | undefined {
  const read = isPictureName(path) ? readers[extensionOf(path)] : undefined;
  try {
    const size = read?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // The header is truncated.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const extensionOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

const ascii = (view: DataView, at: number, length: number) =>
  Array.from({ length }, (_, i) => String.fromCharCode(view.getUint8(at + i))).join('');

/** PNG (third edition) §5.2, §11.2.1: IHDR comes first. */
function png(view: DataView): PictureSize | undefined {
  if (ascii(view, 1, 3) !== 'PNG' || ascii(view, 12, 4) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gif(view: DataView): PictureSize | undefined {
  if (ascii(view, 0, 4) !== 'GIF8') return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** The frame header (ITU-T T.81 §B.2.2); browsers turn the picture as Exif says, 5 to 8 on its side. */
function jpeg(view: DataView): PictureSize | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let isTurned = false;
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // a fill byte (§B.1.1.2)
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return turned(view.getUint16(at + 7), view.getUint16(at + 5), isTurned);
    if (marker === 0xe1 && ascii(view, at + 4, 4) === 'Exif') isTurned = orientation(view, at + 10) >= 5;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Tag 0x0112 of the first directory of a TIFF structure; 1 where it says nothing. */
function orientation(view: DataView, start: number): number {
  const isLittle = ascii(view, start, 2) === 'II';
  const directory = start + view.getUint32(start + 4, isLittle);
  for (let entry = directory + 2, left = view.getUint16(directory, isLittle); left > 0; entry += 12, left -= 1)
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle);
  return 1;
}

const turned = (width: number, height: number, isTurned: boolean): PictureSize =>
  isTurned ? { width: height, height: width } : { width, height };

/** The first chunk of a RIFF file (RFC 9649 §2): lossy, lossless or extended. */
function webp(view: DataView): PictureSize | undefined {
  if (ascii(view, 0, 4) !== 'RIFF' || ascii(view, 8, 4) !== 'WEBP') return undefined;
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (ascii(view, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return undefined;
  }
}

/** The largest `ispe` property (ISO/IEC 23008-12 §6.5.3): others are of tiles and thumbnails. */
function avif(view: DataView): PictureSize | undefined {
  if (ascii(view, 4, 4) !== 'ftyp') return undefined;
  const properties = ['meta', 'iprp', 'ipco'].reduce<readonly Box[]>(
    (boxes, type) => {
      const box = boxes.find((each) => each.type === type);
      // `meta` has four bytes of version and flags before what it holds.
      return box ? boxesIn(view, box.start + (type === 'meta' ? 4 : 0), box.end) : [];
    },
    boxesIn(view, 0, view.byteLength),
  );
  const sizes = properties
    .filter(({ type }) => type === 'ispe')
    .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }));
  const [largest] = sizes.sort((a, b) => b.width * b.height - a.width * a.height);
  const turn = properties.find(({ type }) => type === 'irot');
  return largest && turned(largest.width, largest.height, turn !== undefined && view.getUint8(turn.start) % 2 === 1);
}

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function boxesIn(view: DataView, from: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= end; ) {
    const size = view.getUint32(at);
    // 0 reaches to the end; 1 is a size of 64 bits, which only the pixels need.
    if (size !== 0 && size < 8) break;
    const next = size === 0 ? end : Math.min(at + size, end);
    boxes.push({ type: ascii(view, at + 4, 4), start: at + 8, end: next });
    at = next;
  }
  return boxes;
}

/** `width` and `height` in pixels, else the viewBox (SVG 2 §8.2); without either a picture has no size of its own. */
function svg(view: DataView): PictureSize | undefined {
  const text = Buffer.from(view.buffer, view.byteOffset, Math.min(view.byteLength, 65_536)).toString('utf8');
  const root = /<svg\b[^>]*>/.exec(text.replace(/<!--[\s\S]*?-->/g, ''))?.[0] ?? '';
  const length = (name: string) => Number(new RegExp(`\\s${name}=["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(root)?.[1]);
  const [, , boxWidth = 0, boxHeight = 0] =
    /\sviewBox=["']([^"']*)["']/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [width, height] = [length('width'), length('height')];
  const size = width && height ? { width, height } : scaled(boxWidth, boxHeight, width, height);
  return size && { width: Math.round(size.width), height: Math.round(size.height) };
}

function scaled(boxWidth: number, boxHeight: number, width: number, height: number): PictureSize | undefined {
  if (!(boxWidth > 0 && boxHeight > 0)) return undefined;
  if (width) return { width, height: (width * boxHeight) / boxWidth };
  return height ? { width: (height * boxWidth) / boxHeight, height } : { width: boxWidth, height: boxHeight };
}
