const blockSize = 256;
const blank = Buffer.alloc(blockSize);

/** End of the zeros from `at` on, or up to 255 bytes before it: finds whole blocks, which is cheap. */
export function findZeroRunEnd(bytes: Uint8Array, at: number): number {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = at;
  while (end + blockSize <= all.length && blank.compare(all, end, end + blockSize) === 0) end += blockSize;
  return end;
}
