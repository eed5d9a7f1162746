import { crc32 } from 'node:zlib';
import type { PublicFile } from '../../content/site.ts';

// Numbers of the format (APPNOTE 6.3.10 §4.3). Nothing is compressed: versions of zlib write other bytes.
const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
const version = 20;
/** Names are UTF-8 (§4.4.4, bit 11). */
const flags = 0x800;
/** 1 January 1980, the first day that the format has. */
const firstDay = 0x21;
/** A plain file that its owner writes and everybody reads, as Unix has it (§4.4.15). */
const mode = 0o100644 * 0x10000;

/** A zip of files in their order, with equal bytes on every machine and day. */
export function zip(files: readonly PublicFile[]): Uint8Array {
  const local: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const { path, bytes } of files) {
    const name = Buffer.from(path);
    const common = [
      ...[u16(version), u16(flags), u16(0), u16(0), u16(firstDay)],
      ...[u32(crc32(bytes)), u32(bytes.length), u32(bytes.length), u16(name.length), u16(0)],
    ];
    const head = Buffer.concat([u32(localSignature), ...common, name]);
    local.push(head, bytes);
    // Made by Unix; no comment, first disk, no internal attributes.
    const before = [u32(centralSignature), u16(0x300 + version), ...common];
    central.push(Buffer.concat([...before, u16(0), u16(0), u16(0), u32(mode), u32(offset), name]));
    offset += head.length + bytes.length;
  }
  const directory = Buffer.concat(central);
  const end = [u32(endSignature), u16(0), u16(0), u16(files.length), u16(files.length)];
  return Buffer.concat([...local, directory, ...end, u32(directory.length), u32(offset), u16(0)]);
}

const u16 = (value: number): Uint8Array => Uint8Array.of(value & 0xff, value >>> 8);
const u32 = (value: number): Uint8Array => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
