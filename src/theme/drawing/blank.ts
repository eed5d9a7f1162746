const blockSize = 256;
const blank = Buffer.alloc(blockSize);

/** Where the zeros from `at` on end, or before, by less than 256: found in whole blocks, which costs next to nothing. */
export function blankUntil(bytes: Uint8Array, at: number): number {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = at;
  while (end + blockSize <= all.length && blank.compare(all, end, end + blockSize) === 0) end += blockSize;
  return end;
}
