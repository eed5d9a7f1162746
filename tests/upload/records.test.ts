import { beforeEach, expect, test } from 'vitest';
import { sha256 } from '../../src/core/digest.ts';
import { fetchRecords, type RecordFiles, storeRecords } from '../../src/upload/records.ts';
import { type MemoryBucket, memoryBucket } from './memory-bucket.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
const nameOf = (text: string, folder = '00000001') => `${folder}/${sha256(text).slice(0, 16)}.records`;

/** The records of one machine. */
function machine(...texts: readonly string[]) {
  const held = new Map(texts.map((text) => [nameOf(text), Buffer.from(text)]));
  const files: RecordFiles = {
    names: () => [...held.keys()],
    read: (name) => held.get(name),
    write: (name, bytes) => void held.set(name, Buffer.from(bytes)),
  };
  return { ...files, texts: () => [...held.values()].map(String).sort() };
}

let bucket: MemoryBucket;
beforeEach(() => {
  bucket = memoryBucket();
});
const settings = { prefix: 'records/', key: '', most: 32, width: 1, keepDays: 30, now };
const store = (files: RecordFiles, more = {}) => storeRecords(bucket, files, { ...settings, ...more });
const fetched = (files: RecordFiles, more = {}) => fetchRecords(bucket, files, { ...settings, ...more });
const date = (text: string, modified: string) => {
  const object = bucket.objects.get(`records/${nameOf(text)}`);
  if (object) object.modified = modified;
};

test('what one machine stores another fetches, once, and beside what it has', async () => {
  await store(machine('a'));
  const other = machine('b');
  expect(await fetched(other)).toEqual({ fetched: 1, refused: [] });
  expect(other.texts()).toEqual(['a', 'b']);
  expect(await fetched(other)).toEqual({ fetched: 0, refused: [] });
});

test('damaged, renamed, or signed with another key: nothing of it is written', async () => {
  await store(machine('a'), { key: 'one' });
  const other = machine();
  for (const key of ['', 'two']) expect(await fetched(other, { key })).toEqual({ fetched: 0, refused: [nameOf('a')] });
  const object = bucket.objects.get(`records/${nameOf('a')}`)!;
  const right = Buffer.from(object.bytes);
  for (const wrong of [Buffer.from(''), right.subarray(0, 65), Buffer.concat([right, right]), Buffer.from('a')]) {
    object.bytes = wrong;
    expect((await fetched(other, { key: 'one' })).refused).toHaveLength(1);
  }
  object.bytes = right;
  await bucket.write(`records/${nameOf('b')}`, right, {});
  expect(await fetched(other, { key: 'one' })).toEqual({ fetched: 1, refused: [nameOf('b')] });
  expect(other.texts()).toEqual(['a']);
});

test('a damaged object is stored again; one that is there is not, until half of its time is over', async () => {
  const own = machine('a');
  const writes = () => bucket.log.splice(0).filter((line) => line.startsWith('+')).length;
  await store(own);
  date('a', daysAgo(1));
  writes();
  expect((await store(own)).stored).toBe(0);
  date('a', daysAgo(16));
  expect((await store(own)).stored).toBe(1);
  date('a', daysAgo(1));
  bucket.objects.get(`records/${nameOf('a')}`)!.bytes = Buffer.from('x');
  expect((await store(own)).stored).toBe(1);
});

test('what is old goes, and of many the oldest; objects of others stay', async () => {
  await store(machine('a', 'b', 'c', 'd'));
  for (const [i, text] of ['a', 'b', 'c', 'd'].entries()) date(text, daysAgo(i === 0 ? 31 : 5 - i));
  await bucket.write('records/README', Buffer.from('x'), {});
  await bucket.write('other/00000001/0123456789abcdef.records', Buffer.from('x'), {});
  expect(await store(machine('d'), { most: 2 })).toEqual({ stored: 0, removed: 2 });
  expect([...bucket.objects.keys()].sort()).toEqual(
    [
      'other/00000001/0123456789abcdef.records',
      'records/README',
      `records/${nameOf('c')}`,
      `records/${nameOf('d')}`,
    ].sort(),
  );
});

test('the newest are fetched', async () => {
  for (const [i, text] of ['a', 'b', 'c'].entries()) {
    await store(machine(text));
    date(text, daysAgo(i));
  }
  const other = machine();
  expect(await fetched(other, { most: 1 })).toEqual({ fetched: 1, refused: [] });
  expect(other.texts()).toEqual(['a']);
});

test('a name that leads elsewhere is not fetched', async () => {
  for (const name of ['../x.records', '00000001/../../../x.records', '00000001/0123456789abcdef.records/..'])
    await bucket.write(`records/${name}`, Buffer.from('x'), {});
  expect(await fetched(machine())).toEqual({ fetched: 0, refused: [] });
});
