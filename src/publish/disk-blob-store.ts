import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { BlobStore } from '../core/blob-store.ts';
import { isSystemError } from '../core/system-error.ts';
import { assertUnlinked } from './keep-file.cjs';

/** A shelf that must be closed when nobody asks for its bytes any more. */
export interface DiskBlobStore extends BlobStore {
  close(): void;
}

/** Bytes are written in pieces of this size. */
const pieceBytes = 1 << 20;

/**
 * Keeps the first `most` bytes in memory and the others in a file of `folder` that has no name: nothing of it stays,
 * whenever the process ends. Where the disk refuses, bytes are forgotten: a shelf may, and they are made again.
 */
export function openDiskBlobStore(folder: string, most = 8_000_000): DiskBlobStore {
  let held = 0;
  const inMemory: Uint8Array[] = [];
  let file: SpillFile | undefined;
  let isRefused = false;
  return {
    put(bytes) {
      if (held + bytes.byteLength <= most) {
        held += bytes.byteLength;
        return -inMemory.push(bytes);
      }
      try {
        if (!isRefused) {
          file ??= openSpill(folder);
          return file.append(bytes);
        }
      } catch (error) {
        if (!isSystemError(error)) throw error;
        isRefused = true;
      }
      return nowhere;
    },
    bytesOf: ({ size }, place) => (place < 0 ? inMemory[-place - 1] : file?.read(place, size)),
    close() {
      file?.close();
      file = undefined;
      isRefused = true;
    },
  };
}

/** The place of bytes that are forgotten. */
const nowhere = Number.NEGATIVE_INFINITY;

interface SpillFile {
  /** Returns where the bytes begin. */
  append(bytes: Uint8Array): number;
  read(at: number, length: number): Uint8Array | undefined;
  close(): void;
}

function openSpill(folder: string): SpillFile {
  const path = join(folder, `spill-${process.pid}`);
  assertUnlinked(path);
  mkdirSync(folder, { recursive: true });
  rmSync(path, { force: true });
  const descriptor = openSync(path, 'wx+', 0o600);
  removeName(path);
  let written = 0;
  let piece = Buffer.allocUnsafe(pieceBytes);
  let filled = 0;
  const flush = () => {
    let done = 0;
    while (done < filled) done += writeSync(descriptor, piece, done, filled - done, written + done);
    written += filled;
    filled = 0;
  };
  return {
    append(bytes) {
      if (filled + bytes.byteLength > piece.byteLength) flush();
      if (bytes.byteLength > piece.byteLength) piece = Buffer.allocUnsafe(bytes.byteLength);
      const at = written + filled;
      piece.set(bytes, filled);
      filled += bytes.byteLength;
      return at;
    },
    read,
    close() {
      closeSync(descriptor);
      removeName(path);
    },
  };

  function read(at: number, length: number): Uint8Array | undefined {
    if (at >= written) return new Uint8Array(piece.subarray(at - written, at - written + length));
    const bytes = new Uint8Array(length);
    return readSync(descriptor, bytes, 0, length, at) === length ? bytes : undefined;
  }
}

/** Where open files cannot lose their name (Windows), it goes when the file is closed. */
function removeName(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}
