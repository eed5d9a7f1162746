import { crc32, deflateSync } from 'node:zlib';

interface About {
  readonly orientation: number;
  readonly artist?: string;
  readonly serial?: string;
  /** A directory of GPS, with a latitude in it. */
  readonly hasPlace?: boolean;
  readonly isLittle?: boolean;
}

/** A TIFF structure with these tags; `isBare`: nothing but the orientation, written big-endian. */
export function exifOf({ orientation, artist, serial, hasPlace, isLittle = false }: About, isBare = false): Uint8Array {
  const bytes = Buffer.alloc(isBare ? 26 : 400);
  const u16 = (at: number, value: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const u32 = (at: number, value: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  bytes.write(isLittle ? 'II' : 'MM', 'latin1');
  u16(2, 42);
  u32(4, 8);
  let heap = 200;
  const directory = (at: number, entries: readonly (readonly [tag: number, value: number | string])[]) => {
    u16(at, entries.length);
    for (const [i, [tag, value]] of entries.entries()) {
      const entry = at + 2 + i * 12;
      u16(entry, tag);
      const isShort = tag === 0x0112;
      u16(entry + 2, typeof value === 'string' ? 2 : isShort ? 3 : 4);
      u32(entry + 4, typeof value === 'string' ? value.length + 1 : 1);
      if (typeof value === 'number') isShort ? u16(entry + 8, value) : u32(entry + 8, value);
      else {
        u32(entry + 8, heap);
        bytes.write(value, heap, 'latin1');
        heap += value.length + 1;
      }
    }
  };
  const more: (readonly [number, number | string])[] = [];
  if (artist !== undefined) more.push([0x013b, artist]);
  if (serial !== undefined) more.push([0x8769, 100]);
  if (hasPlace !== undefined) more.push([0x8825, 150]);
  directory(8, [[0x0112, orientation], ...more]);
  if (serial !== undefined) directory(100, [[0xa431, `${serial}`]]);
  if (hasPlace !== undefined) directory(150, hasPlace ? [[2, 1]] : [[0, 2]]);
  return new Uint8Array(bytes);
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** A JPEG as far as its segments go: JFIF, these, others by their markers, a table, a scan. */
export function jpegOf(
  exif?: Uint8Array,
  packet?: string,
  others: readonly (readonly [marker: number, data: string])[] = [],
): Uint8Array {
  const segment = (marker: number, ...data: Uint8Array[]) => {
    const all = Buffer.concat(data);
    return Buffer.concat([Buffer.from([0xff, marker, (all.length + 2) >> 8, (all.length + 2) & 255]), all]);
  };
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      segment(0xe0, latin1('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
      ...(exif ? [segment(0xe1, latin1('Exif\0\0'), exif)] : []),
      ...(packet === undefined ? [] : [segment(0xe1, latin1('http://ns.adobe.com/xap/1.0/\0'), Buffer.from(packet))]),
      ...others.map(([marker, data]) => segment(marker, Buffer.from(data))),
      segment(0xe2, latin1('ICC_PROFILE\0\x01\x01profile')),
      segment(0xdb, Buffer.alloc(65, 7)),
      Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]),
    ]),
  );
}

/** A PNG of one point; `texts` are chunks by their types. */
export function pngOf(
  exif?: Uint8Array,
  packet?: string,
  texts: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const made = Buffer.alloc(data.length + 12);
    made.writeUInt32BE(data.length);
    made.write(type, 4, 'latin1');
    made.set(data, 8);
    made.writeUInt32BE(crc32(made.subarray(4, -4)), data.length + 8);
    return made;
  };
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
      ...(exif ? [chunk('eXIf', exif)] : []),
      ...(packet === undefined ? [] : [chunk('iTXt', latin1(`XML:com.adobe.xmp\0\0\0\0\0${packet}`))]),
      ...Object.entries(texts).map(([type, data]) => chunk(type, data)),
      chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** A WebP as far as its chunks go. */
export function webpOf(exif?: Uint8Array, packet?: string): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const made = Buffer.alloc(8 + data.length + (data.length % 2));
    made.write(type, 'latin1');
    made.writeUInt32LE(data.length, 4);
    made.set(data, 8);
    return made;
  };
  const flags = (exif ? 8 : 0) | (packet === undefined ? 0 : 4);
  const body = Buffer.concat([
    latin1('WEBP'),
    chunk('VP8X', Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    chunk('VP8 ', Buffer.alloc(11, 9)),
    ...(exif ? [chunk('EXIF', exif)] : []),
    ...(packet === undefined ? [] : [chunk('XMP ', Buffer.from(packet))]),
  ]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return new Uint8Array(Buffer.concat([head, body]));
}

/** A ZIP of these files; `pack` deflates them. */
export function zipOf(files: Readonly<Record<string, string>>, pack?: (data: Buffer) => Buffer): Uint8Array {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = pack ? pack(Buffer.from(text)) : Buffer.from(text);
    const local = Buffer.alloc(30 + name.length);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30, 'latin1');
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(pack ? 8 : 0, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    entry.write(name, 46, 'latin1');
    locals.push(local, data);
    central.push(entry);
    offset += local.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, ...central, end]));
}
