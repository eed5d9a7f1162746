import { merkleTree } from '../../merkle.ts';
import { logPath } from './places.ts';

/** A tile of a log (https://c2sp.org/tlog-tiles): up to 256 hashes of a level, or as many entries as level 0 has hashes. */
export interface Tile {
  readonly level: number | 'entries';
  /** Position in the level, from 0 on. */
  readonly index: number;
  /** Partial tile: 1 to 255; full: 256. */
  readonly width: number;
}

/** Hashes in a full tile. */
const full = 256;

/** `/signature/log/tile/0/x001/x234/067`, with `.p/5` where it is partial. */
export function tilePath({ level, index, width }: Tile): string {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/.{3}/g) ?? [];
  const place = groups.map((group, i) => (i < groups.length - 1 ? `x${group}` : group)).join('/');
  return `${logPath}/tile/${level}/${place}${width < full ? `.p/${width}` : ''}`;
}

/** The tiles that hold a log of so many entries, and no other. */
export function tilesOf(size: number): Tile[] {
  return levelsOf(size).flatMap((count, height) => {
    const [whole, width] = [Math.floor(count / full), count % full];
    const places = Array.from({ length: whole }, (_, index) => ({ index, width: full }));
    const all = width === 0 ? places : [...places, { index: whole, width }];
    const hashes = all.map((tile) => ({ level: height, ...tile }));
    return height === 0 ? [...all.map((tile) => ({ level: 'entries' as const, ...tile })), ...hashes] : hashes;
  });
}

/**
 * Tiles of a log, with those of earlier sizes that end in the same tile: a checkpoint of these still finds its tiles
 * ("Logs MUST serve partial tiles corresponding to tree sizes for which a checkpoint was produced, but MAY delete any
 * partial tile once the corresponding full tile is either available").
 */
export function servedTiles(size: number): Tile[] {
  return tilesOf(size).flatMap((tile) =>
    tile.width === full ? [tile] : Array.from({ length: tile.width }, (_, i) => ({ ...tile, width: i + 1 })),
  );
}

/** Hashes per level: of full tiles below. */
function levelsOf(size: number): number[] {
  const counts: number[] = [];
  for (let count = size; count > 0; count = Math.floor(count / full)) counts.push(count);
  return counts;
}

/** The hashes of each level, in hex: those of the leaves, then those of the full tiles below. */
export function hashLevels(leaves: readonly string[]): (readonly string[])[] {
  const levels: (readonly string[])[] = [];
  for (let level = leaves; level.length > 0; ) {
    levels.push(level);
    const below = level;
    level = Array.from({ length: Math.floor(below.length / full) }, (_, i) => merkleTree(sliceOf(below, i)).root);
  }
  return levels;
}

const sliceOf = <T>(list: readonly T[], index: number, width = full) => list.slice(index * full, index * full + width);

/** The bytes of a tile: hashes one after the other, or entries with their lengths. */
export function tileBytes(
  { level, index, width }: Tile,
  entries: readonly string[],
  levels: readonly (readonly string[])[],
): Uint8Array {
  if (level === 'entries') return writeBundle(sliceOf(entries, index, width));
  return Buffer.from(sliceOf(levels[level] ?? [], index, width).join(''), 'hex');
}

/** The most bytes of an entry: its length has two bytes. */
export const maxEntryBytes = 65_535;

/** Entries, each after its length (tlog-tiles, Log entries). */
export function writeBundle(entries: readonly string[]): Uint8Array {
  return Buffer.concat(
    entries.flatMap((entry) => {
      const bytes = Buffer.from(entry, 'utf8');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(bytes.length);
      return [length, bytes];
    }),
  );
}

/** Reads the entries of a bundle; undefined if it ends within one, or holds what is no text. */
export function readBundle(bundle: Uint8Array): string[] | undefined {
  const bytes = Buffer.from(bundle);
  const entries: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 2 + (at + 2 <= bytes.length ? bytes.readUInt16BE(at) : bytes.length);
    if (end > bytes.length) return undefined;
    const own = bytes.subarray(at + 2, end);
    const entry = own.toString('utf8');
    if (!Buffer.from(entry, 'utf8').equals(own)) return undefined;
    entries.push(entry);
    at = end;
  }
  return entries;
}
