import type { FileHandle } from 'node:fs/promises';

/** Bytes of a file that are in memory at once. */
const pieceBytes = 64 * 1024;

/**
 * Reads a file into one buffer again and again: `take` has a piece until its promise is fulfilled. A new buffer for each
 * would be some 60 MB of garbage before V8 looks for it.
 *
 * @throws Error if the file has less than `size` bytes, or `take` fails
 */
export async function readPieces(
  file: FileHandle,
  size: number,
  take: (piece: Uint8Array) => Promise<void> | void,
): Promise<void> {
  const buffer = Buffer.allocUnsafeSlow(Math.min(pieceBytes, size));
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(pieceBytes, size - at), at);
    if (bytesRead === 0) throw new Error('A file became shorter while it was read');
    await take(buffer.subarray(0, bytesRead));
    at += bytesRead;
  }
}
