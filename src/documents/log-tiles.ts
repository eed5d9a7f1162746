import { leafHash } from '../core/merkle.ts';
import { hashLevels, servedTiles, tileBytes, tilePath } from '../core/signing/log/tiles.ts';

/** Hashes of a log, made when the first tile is: one list is asked for by each of its tiles. */
const known = new WeakMap<readonly string[], ReturnType<typeof hashLevels>>();

function levelsOf(entries: readonly string[]) {
  const levels = known.get(entries) ?? hashLevels(entries.map((entry) => leafHash(entry)));
  known.set(entries, levels);
  return levels;
}

interface PublishedTile {
  readonly path: string;
  readonly bytes: () => Uint8Array;
}

/** The tiles that are published of a log, each with its address; their bytes are made when they are asked for. */
export function logTiles(entries: readonly string[]): PublishedTile[] {
  return servedTiles(entries.length).map((tile) => ({
    path: tilePath(tile),
    bytes: () => tileBytes(tile, entries, levelsOf(entries)),
  }));
}
