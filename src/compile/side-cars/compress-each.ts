import { sealedBytes } from '../../core/kept-bytes.ts';
import type { Compression } from '../../core/side-cars.ts';
import { brotliBeside, compressed, sideCarKey } from './codecs.ts';
import { minBytes } from './compressible.ts';

/** Makes the side-cars of texts, on several cores, and gives each to `put` as an entry of the cache that they are kept in. */
export async function compressEach(
  texts: Iterable<readonly [sha256: string, bytes: Uint8Array]>,
  { lanes, compression }: { readonly lanes: number; readonly compression?: Compression | undefined },
  put: (key: string, entry: Uint8Array) => void,
): Promise<void> {
  const queue = texts[Symbol.iterator]();
  const lane = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const [sha256, bytes] = next.value;
      if (bytes.byteLength < minBytes) continue;
      const [br, gzip] = [sideCarKey(sha256, 'br', compression), sideCarKey(sha256, 'gzip')];
      put(gzip, sealedBytes(gzip, compressed(bytes, 'gzip')));
      put(br, sealedBytes(br, await brotliBeside(bytes, compression)));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
