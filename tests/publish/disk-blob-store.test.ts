import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { type DiskBlobStore, openDiskBlobStore } from '../../src/publish/disk-blob-store.ts';

const fresh = () => mkdtempSync(join(tmpdir(), 'gazette-spill-'));
const sized = (size: number) => ({ file: 'a', sha256: '', size });
let shelf: DiskBlobStore | undefined;
afterEach(() => shelf?.close());

it('bytes come back as they were put, in any order, in memory or not', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 30 });
  fc.assert(
    fc.property(pieces, fc.nat(200), (all, most) => {
      const own = openDiskBlobStore(fresh(), most);
      const back = all.map((bytes) => own.put(bytes));
      for (const [i, bytes] of [...all.entries()].reverse())
        expect(own.bytesOf(sized(bytes.byteLength), back[i] ?? 0)).toEqual(bytes);
      own.close();
    }),
    { numRuns: 60 },
  );
});

it('pieces that are larger than what is written at once come back too', () => {
  shelf = openDiskBlobStore(fresh(), 0);
  const all = [3, 1 << 20, 5, (1 << 20) + 7, 1].map((length, i) => new Uint8Array(length).fill(i + 1));
  const back = all.map((bytes) => shelf?.put(bytes));
  for (const [i, bytes] of all.entries())
    expect(Buffer.compare(shelf.bytesOf(sized(bytes.byteLength), back[i] ?? 0) ?? Buffer.of(), bytes)).toBe(0);
});

it('no name of it stands in the folder while it is open, so that nothing stays when the process is killed', () => {
  const folder = fresh();
  shelf = openDiskBlobStore(folder, 0);
  const back = shelf.put(Buffer.from('somewhere'));
  expect(readdirSync(folder)).toEqual([]);
  expect(Buffer.from(shelf.bytesOf(sized(9), back) ?? []).toString()).toBe('somewhere');
  shelf.close();
  expect(shelf.bytesOf(sized(9), back)).toBeUndefined();
});

it('where nothing can be written, bytes are forgotten, and what is in memory stays', () => {
  const file = join(fresh(), 'file');
  writeFileSync(file, '');
  shelf = openDiskBlobStore(file, 4);
  const [held, lost] = [shelf.put(Buffer.from('four')), shelf.put(Buffer.from('more'))];
  expect([held, lost].map((place) => shelf?.bytesOf(sized(4), place)?.byteLength)).toEqual([4, undefined]);
  expect(shelf.bytesOf(sized(1), shelf.put(Buffer.from('x')))).toBeUndefined();
});
