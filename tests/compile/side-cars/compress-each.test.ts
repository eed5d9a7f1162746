import { expect, it } from 'vitest';
import { compressed, sideCarKey } from '../../../src/compile/side-cars/codecs.ts';
import { compressEach } from '../../../src/compile/side-cars/compress-each.ts';
import { sha256 } from '../../../src/core/digest.ts';
import { keptBytes } from '../../../src/core/kept-bytes.ts';

it.each([1, 3])('gives the entries that a build looks for, on %i lanes; of short texts none', async (lanes) => {
  const texts = Array.from({ length: 20 }, (_, i) => Buffer.from(`Seite ${i}. `.repeat(i * 5)));
  const entries = new Map<string, Uint8Array>();
  await compressEach(
    texts.map((text) => [sha256(text), text] as const),
    { lanes },
    (key, entry) => void entries.set(key, entry),
  );
  const long = texts.filter((text) => text.byteLength >= 256);
  expect(entries.size).toBe(2 * long.length);
  const cache = { get: (key: string) => entries.get(key), put: () => expect.unreachable() };
  for (const text of long)
    for (const encoding of ['br', 'gzip'] as const) {
      const found = keptBytes(cache, sideCarKey(sha256(text), encoding), () => expect.unreachable());
      expect(Buffer.from(found)).toEqual(Buffer.from(compressed(text, encoding)));
    }
});
